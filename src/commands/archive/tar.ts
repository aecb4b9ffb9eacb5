/** Archives in the format of tar (POSIX ustar, with pax headers for long names), the same bytes for the same files. */

export interface ArchivedFile {
  /** Path in the archive, with slashes. */
  readonly path: string;
  read(): Uint8Array;
}

const blockSize = 512;

/** The archive, piece by piece, in the order given. `time` is that of every file, in whole seconds since 1970. */
export function* tar(files: Iterable<ArchivedFile>, time: number): Generator<Uint8Array> {
  for (const file of files) {
    const content = file.read();
    const name = split(file.path);
    if (name === null) {
      // A record says its own length, digits included.
      const record = paxRecord("path", file.path);
      yield header({ name: "pax", prefix: "" }, record.byteLength, time, "x");
      yield record;
      yield padding(record.byteLength);
    }
    yield header(name ?? { name: "long-name", prefix: "" }, content.byteLength, time, "0");
    yield content;
    yield padding(content.byteLength);
  }
  yield new Uint8Array(2 * blockSize);
}

/** A name of up to 100 bytes behind a folder of up to 155; null for a path that does not fall into such parts. */
function split(path: string): { readonly name: string; readonly prefix: string } | null {
  if (!/^[\x20-\x7e]+$/.test(path)) return null;
  if (path.length <= 100) return { name: path, prefix: "" };
  const slash = path.indexOf("/", path.length - 101);
  if (slash <= 0 || slash > 155 || slash === path.length - 1) return null;
  return { name: path.slice(slash + 1), prefix: path.slice(0, slash) };
}

function header(
  { name, prefix }: { readonly name: string; readonly prefix: string },
  size: number,
  time: number,
  type: "0" | "x",
): Uint8Array {
  const block = Buffer.alloc(blockSize);
  const put = (text: string, start: number) => block.write(text, start, "ascii");
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, "0")}\0`;
  put(name, 0);
  put(octal(0o644, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(time, 12), 136);
  put(" ".repeat(8), 148);
  put(type, 156);
  put("ustar\0" + "00", 257);
  put(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

function paxRecord(key: string, value: string): Uint8Array {
  const rest = Buffer.byteLength(` ${key}=${value}\n`);
  let length = rest + String(rest).length;
  if (String(length).length > String(rest).length) length = rest + String(length).length;
  return Buffer.from(`${length} ${key}=${value}\n`);
}

function padding(size: number): Uint8Array {
  return new Uint8Array((blockSize - (size % blockSize)) % blockSize);
}
