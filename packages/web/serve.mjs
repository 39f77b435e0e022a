// The web server of `npm start`: the built app, on this machine only.
import { existsSync, realpathSync } from "node:fs";
import { createServer, STATUS_CODES } from "node:http";
import { dirname, isAbsolute, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import send from "send";
import { headers } from "./policy.mjs";

/** The folder of the built app. */
export const built = fileURLToPath(new URL("dist", import.meta.url));

const METHODS = ["GET", "HEAD"];
const WHOLE_TARGET = /^http:\/\/([^/?#]*)([^?#]*)/i;

/** Whom a request is for, and the path it asks for; the target may name the host itself (RFC 9112, 3.2.2). */
function aimOf({ url = "", headers: { host = "" } }) {
  const [, named, path] = WHOLE_TARGET.exec(url) ?? [];
  if (named !== undefined) return { hosts: [host, named], path: path || "/" };
  return { hosts: [host], path: url.startsWith("/") ? url.split(/[?#]/, 1)[0] : undefined };
}

/** Whether links lead a path out of the folder. What is wrong with a path otherwise, `send` says. */
function leadsOut(folder, path) {
  try {
    const file = decodeURIComponent(path.endsWith("/") ? `${path}index.html` : path);
    const inside = relative(realpathSync(folder), realpathSync(join(folder, file)));
    return /^\.\.(?:[/\\]|$)/.test(inside) || isAbsolute(inside);
  } catch {
    return false;
  }
}

/** Answers with a status and no file; what was prepared for a file is taken back. */
function refuse(response, status, more = {}, reason = "") {
  // Too late for an answer: the download breaks off.
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const text = `${status} ${STATUS_CODES[status]}${reason && `: ${reason}`}\n`;
  response
    .writeHead(status, {
      ...headers,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": text.length,
      "Cache-Control": "no-store",
      ...more,
    })
    .end(text);
}

function answer(folder, request, response) {
  const { localPort } = request.socket;
  const ours = ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${localPort}`);
  const { hosts, path } = aimOf(request);
  // A foreign page may have its own name lead to this machine, and would read everything then (DNS rebinding).
  if (!hosts.every((host) => ours.includes(host.toLowerCase()))) {
    return refuse(response, 421, {}, `this server is http://${ours[0]}/`);
  }
  if (!METHODS.includes(request.method)) return refuse(response, 405, { Allow: METHODS.join(", ") });
  if (path === undefined) return refuse(response, 400);
  if (leadsOut(folder, path)) return refuse(response, 403);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(request, path, { root: folder, maxAge: "1y", immutable: true })
    .on("headers", (_, file) => {
      // The others have a hash in their name and never change.
      if (dirname(file) !== join(folder, "assets")) response.setHeader("Cache-Control", "no-cache");
    })
    .on("error", (error) => refuse(response, error.status, error.headers))
    .on("directory", () => refuse(response, 404))
    .pipe(response);
}

/** Milliseconds that a request may take to come, and how many connections there may be at once. */
export const LIMITS = { headers: 10_000, connections: 256 };

/**
 * Serves a built app on localhost.
 * @param {number} port 0 for any free one
 * @param {string} [folder] where the app lies
 * @param {{ readonly headers: number, readonly connections: number }} [limits]
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} rejects when it is not built, or cannot be served
 */
export async function serve(port, folder = built, limits = LIMITS) {
  if (!existsSync(join(folder, "index.html"))) throw new Error("the web app is not built: npm run build");
  const times = {
    headersTimeout: limits.headers,
    requestTimeout: limits.headers,
    connectionsCheckingInterval: limits.headers / 10,
  };
  const server = createServer(times, (request, response) => answer(folder, request, response));
  server.maxConnections = limits.connections;
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server.off("error", reject)));
  });
  return {
    address: `http://localhost:${server.address().port}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * The same on this port, or on one of so many after it when it is taken.
 * @param {number} first
 * @param {number} more
 * @param {string} [folder]
 */
export async function serveFrom(first, more, folder = built) {
  for (let port = first; port <= first + more; port++) {
    try {
      return await serve(port, folder);
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
    }
  }
  throw new Error(`the ports ${first} to ${first + more} are taken by other programs: end one of them`);
}
