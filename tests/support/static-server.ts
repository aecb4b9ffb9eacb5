/** Serves a built site as any static host would: a folder's index.html, right types, 404.html with status 404. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts on a free port. A path without its slash is sent to the one with it, as static hosts do. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const path = join(root, decodePath(url.pathname));
    const inside = path === root || path.startsWith(`${root}${sep}`);
    if (inside && existsSync(path) && statSync(path).isDirectory() && !url.pathname.endsWith("/")) {
      response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end();
      return;
    }
    const file = url.pathname.endsWith("/") ? join(path, "index.html") : path;
    if (inside && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
      response.end(readFileSync(file));
      return;
    }
    const missing = join(root, "404.html");
    response.writeHead(404, { "content-type": types[".html"] });
    response.end(existsSync(missing) ? readFileSync(missing) : "404");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The test server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
