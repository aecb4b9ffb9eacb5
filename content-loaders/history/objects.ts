/** The objects of a git repository, read one after another by one git process. */
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { gitProcess, HistoryError } from "./git.ts";

/** An object of git. */
export interface GitObject {
  /** Full id. */
  readonly id: string;
  readonly type: "blob" | "tree" | "commit" | "tag";
  /** Bytes. */
  readonly size: number;
  /** Null where there are more of them than were asked for. */
  readonly bytes: Buffer | null;
}

interface Request {
  readonly maximumSize: number;
  resolve(object: GitObject | null): void;
  reject(error: Error): void;
}

/** What has arrived of the object that is being read. */
interface Arriving {
  readonly header: Omit<GitObject, "bytes">;
  readonly isKept: boolean;
  readonly chunks: Buffer[];
  /** Bytes to come, with the line end behind the content. */
  left: number;
}

/** Reads objects by name. Has to be closed, or else its process and with it the program go on; see {@link withObjects}. */
export class ObjectReader {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly requests: Request[] = [];
  /** The first of `requests` that has no answer yet. */
  private next = 0;
  private line: Buffer = Buffer.alloc(0);
  private arriving: Arriving | null = null;
  private fault: Error | null = null;
  private complaint = "";

  constructor(folder: string) {
    this.child = gitProcess(folder, ["cat-file", "--batch"]);
    this.child.stdout.on("data", (chunk: Buffer) => this.take(chunk));
    this.child.stderr.on("data", (chunk: Buffer) => (this.complaint += chunk.toString("utf8")));
    // A process that has ended tells so by its end; writing to it fails besides.
    this.child.stdin.on("error", () => undefined);
    this.child.on("error", (error) => this.fail(error.message));
    this.child.on("close", () => this.fail(this.complaint.trim() || "git ended before it had answered"));
  }

  /**
   * The object of a name: an id, or what else git takes for one (`refs/tags/v1^{commit}`, `<commit>:<path>`). Null where
   * there is none. Content of more than `maximumSize` bytes is passed over.
   *
   * @throws HistoryError where git ends with an error
   */
  read(name: string, maximumSize = Number.POSITIVE_INFINITY): Promise<GitObject | null> {
    // One line is one request.
    if (name === "" || /[\n\0]/.test(name)) return Promise.resolve(null);
    const { fault } = this;
    if (fault !== null) return Promise.reject(fault);
    return new Promise((resolve, reject) => {
      this.requests.push({ maximumSize, resolve, reject });
      this.child.stdin.write(`${name}\n`);
    });
  }

  /** Ends the process; what was not answered is refused. */
  close(): void {
    this.fault ??= new HistoryError("The reading of git objects was ended.");
    this.child.stdin.end();
    this.child.stdout.destroy();
  }

  private take(chunk: Buffer): void {
    for (let rest = chunk; rest.length > 0; ) {
      rest = this.arriving === null ? this.takeHeader(rest) : this.takeContent(this.arriving, rest);
    }
  }

  private takeHeader(chunk: Buffer): Buffer {
    const end = chunk.indexOf(10);
    this.line = Buffer.concat([this.line, end < 0 ? chunk : chunk.subarray(0, end)]);
    if (end < 0) return Buffer.alloc(0);
    const [, id, type, size] = /^([0-9a-f]+) (blob|tree|commit|tag) (\d+)$/.exec(this.line.toString("utf8")) ?? [];
    this.line = Buffer.alloc(0);
    if (id === undefined || size === undefined) this.answer()?.resolve(null);
    else {
      const header = { id, type: type as GitObject["type"], size: Number(size) };
      const isKept = header.size <= (this.requests[this.next]?.maximumSize ?? 0);
      this.arriving = { header, isKept, chunks: [], left: header.size + 1 };
    }
    return chunk.subarray(end + 1);
  }

  private takeContent(arriving: Arriving, chunk: Buffer): Buffer {
    const { header, isKept, chunks } = arriving;
    const part = chunk.subarray(0, arriving.left);
    if (isKept) chunks.push(part);
    arriving.left -= part.length;
    if (arriving.left === 0) {
      this.arriving = null;
      this.answer()?.resolve({ ...header, bytes: isKept ? Buffer.concat(chunks, header.size) : null });
    }
    return chunk.subarray(part.length);
  }

  private answer(): Request | undefined {
    const request = this.requests[this.next];
    this.next += 1;
    if (this.next === this.requests.length) {
      this.requests.length = 0;
      this.next = 0;
    }
    return request;
  }

  private fail(reason: string): void {
    this.fault ??= new HistoryError(`The objects of the git repository cannot be read: ${reason}.`);
    for (let request = this.answerable(); request !== undefined; request = this.answerable())
      request.reject(this.fault);
  }

  private answerable(): Request | undefined {
    return this.next < this.requests.length ? this.answer() : undefined;
  }
}

/** Hands a reader of the objects of the repository that a folder lies in to `use`, and closes it afterwards. */
export async function withObjects<Result>(
  folder: string,
  use: (objects: ObjectReader) => Promise<Result>,
): Promise<Result> {
  const objects = new ObjectReader(folder);
  try {
    return await use(objects);
  } finally {
    objects.close();
  }
}
