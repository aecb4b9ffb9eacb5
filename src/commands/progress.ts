/** A line that says that work goes on, on a terminal, when it takes longer than a second. */
import type { ReportLocale } from "../../content-loaders/report.ts";

const words: Readonly<Record<ReportLocale, (count: string) => string>> = {
  en: (count) => `Reading … ${count} files`,
  zh: (count) => `正在读取……已读 ${count} 个文件`,
};

/** Work that is done sooner says nothing. */
const silentMs = 1000;
/** A line that changes more often only flickers. */
const intervalMs = 100;

interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Counts files; writes nothing where nobody looks, such as into a file or a workflow's log. */
export class Progress {
  private count = 0;
  private last: number;
  private shown = false;
  private readonly locale: ReportLocale;
  private readonly terminal: Terminal;
  private readonly now: () => number;

  /** @param now milliseconds on any steady clock */
  constructor(locale: ReportLocale, terminal: Terminal, now: () => number = () => performance.now()) {
    this.locale = locale;
    this.terminal = terminal;
    this.now = now;
    this.last = now() + silentMs - intervalMs;
  }

  /** One more file was read. */
  step(): void {
    this.count += 1;
    if (this.terminal.isTTY !== true || this.now() - this.last < intervalMs) return;
    this.last = this.now();
    this.shown = true;
    const count = String(this.count).replace(/\B(?=(\d{3})+$)/g, ",");
    this.terminal.write(`\r\u001b[2K${words[this.locale](count)}`);
  }

  /** Takes the line away, so that the report begins on a clean one. */
  end(): void {
    if (this.shown) this.terminal.write("\r\u001b[2K");
    this.shown = false;
  }
}
