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
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".tex": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

export interface StaticServer {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

export interface ServeSettings {
  /** 0, which is the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** The path that the site was built for, with a slash at both ends. */
  readonly base?: string;
}

/**
 * Serves a folder. A path without its slash is sent to the one with it, as static hosts do, and so is `/` to the base.
 *
 * @throws Error if the port is taken
 */
export async function serveFolder(folder: string, settings: ServeSettings = {}): Promise<StaticServer> {
  const { port = 0, host = "127.0.0.1", base = "/" } = settings;
  const root = resolve(folder);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    const send = (status: number, file: string) => {
      response.writeHead(status, { "content-type": types[extname(file)] ?? "application/octet-stream" });
      response.end(request.method === "HEAD" ? undefined : readFileSync(file));
    };
    const inBase = url.pathname.startsWith(base) ? url.pathname.slice(base.length - 1) : null;
    const path = inBase === null ? null : join(root, decodePath(inBase));
    const inside = path !== null && (path === root || path === `${root}${sep}` || path.startsWith(`${root}${sep}`));
    if (base !== "/" && (url.pathname === "/" || url.pathname === base.slice(0, -1))) {
      response.writeHead(302, { location: `${base}${url.search}` }).end();
    } else if (inside && isFolder(path) && !url.pathname.endsWith("/")) {
      response.writeHead(301, { location: `${url.pathname}/${url.search}` }).end();
    } else if (inside && isFile(url.pathname.endsWith("/") ? join(path, "index.html") : path)) {
      send(200, url.pathname.endsWith("/") ? join(path, "index.html") : path);
    } else if (isFile(join(root, "404.html"))) {
      send(404, join(root, "404.html"));
    } else {
      response.writeHead(404).end("404");
    }
  });
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(port, host, ready);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Why a port cannot be listened on; null where it can. Nothing is served. */
export async function listenFault(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  const probe = createServer();
  const fault = await new Promise<NodeJS.ErrnoException | null>((done) => {
    probe.once("error", done);
    probe.listen(port, host, () => done(null));
  });
  if (fault === null) await new Promise((done) => probe.close(done));
  return fault;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
