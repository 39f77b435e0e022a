// A plain web server for the built app, on this machine only.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

export const built = fileURLToPath(new URL("dist", import.meta.url));

/** The file an address means; undefined when there is none, or it lies outside the app. */
function fileOf(url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, "http://localhost").pathname));
  } catch {
    return undefined;
  }
  const file = join(built, path.endsWith("/") ? `${path}index.html` : path);
  // A name with a zero byte in it is none.
  if (!file.startsWith(built) || file.includes("\0")) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

function answer(request, response) {
  const file = fileOf(request.url ?? "/");
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain" }).end("There is nothing here.\n");
    return;
  }
  // Files with a hash in their name never change.
  const lasting = file.includes(`${join(built, "assets")}`);
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": lasting ? "public, max-age=31536000, immutable" : "no-cache",
  });
  createReadStream(file).pipe(response);
}

/**
 * Serves the built app on localhost.
 * @param {number} port 0 for any free one
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export function serve(port) {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      resolve({
        address: `http://localhost:${server.address().port}/`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done(undefined));
          }),
      });
    });
  });
}
