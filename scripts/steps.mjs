// The steps that `npm start` and `npm test` share: plain Node, no dependencies, since nothing may be installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, findHeadlessShell } from "../packages/web/chromium.mjs";
import { findFirefox, findWebKit } from "../packages/web/other-browsers.mjs";
import { packageSources } from "./package-sources.mjs";
import "./check-node.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program with its output shown; ends this one with the same code when it fails. */
export function run(program, args, advice) {
  // On Windows npm is a script, and only a shell runs scripts.
  const shell = process.platform === "win32" && program === "npm";
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: "inherit", shell });
  if (status === 0) return;
  if (error) console.error(String(error.message));
  if (advice) console.error(advice);
  process.exit(status ?? 1);
}

/** Installs the dependencies of the lock file, unless they are there already. */
export function install() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".tetrarch-installed");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (installed === lock) return;
  console.log("Installing what Tetrarch is built with (npm ci) …");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  run("npm", args, "Installing failed: is the npm registry within reach?");
  writeFileSync(stamp, lock);
}

/**
 * Has a Chromium there, which plays the web app in the tests: where Debian's packages can be had, installs it.
 * @param {{ isWhole?: boolean }} options whether the quicker headless shell will not do
 */
export function installChromium({ isWhole = false } = {}) {
  if (isWhole ? findChromium() : findHeadlessShell()) return;
  const isThere = findChromium() !== undefined;
  if (!isDebianRoot() && isThere) return;
  if (!isDebianRoot()) {
    console.error(
      "The tests play the web app in Chromium, and none was found. Install it (Debian: apt-get install chromium), or name it in TETRARCH_CHROMIUM.",
    );
    process.exit(1);
  }
  const name = isWhole ? "chromium" : "chromium-headless-shell";
  console.log(`Installing Chromium (apt-get install ${name}) …`);
  if (aptInstall(name)) return;
  if (isThere) console.log("It cannot be had here; the Chromium that is there will do.");
  if (isThere) return;
  run("apt-get", ["update", "-qq"], "Debian's package lists cannot be had.");
  if (aptInstall(name) || aptInstall("chromium")) return;
  console.error("Chromium cannot be installed.");
  process.exit(1);
}

/** The other browsers that the app is tried in, and Debian's packages that bring them. */
const OTHER_BROWSERS = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  { name: "WebKit", find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
];

/** Has them there where Debian's packages can be had; says which cannot be had, and that the app is not tried there. */
export function installOtherBrowsers() {
  const missing = OTHER_BROWSERS.filter(({ find }) => find() === undefined);
  if (missing.length > 0 && isDebianRoot()) {
    console.log(`Installing ${missing.map(({ name }) => name).join(" and ")} …`);
    const isDone = () => missing.map(({ packages }) => aptInstall(...packages)).every(Boolean);
    if (!isDone() && spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" }).status === 0) isDone();
  }
  for (const { name, find, packages } of missing) {
    if (find() !== undefined) continue;
    console.error(
      `${name} is not here and cannot be installed (Debian: apt-get install ${packages.join(" ")}): the app is not tried in it.`,
    );
  }
}

function isDebianRoot() {
  return existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
}

function aptInstall(...names) {
  const args = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  return spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "ignore"] }).status === 0;
}

/** The native compiler: the libraries in a tenth of the time. Tools that ask TypeScript about code have the other beside it. */
export const TSC = join(root, "node_modules", "@typescript", "native", "bin", "tsc");
const VITE = join(root, "node_modules", "vite", "bin", "vite.js");

/** How each part is built, as arguments for Node. Command and web app need the libraries. */
export const BUILD = {
  libraries: [TSC, "-b", "packages/play", "packages/protocol"],
  command: [join(root, "packages", "cli", "build.mjs")],
  webApp: [VITE, "build", "--logLevel", "warn", join(root, "packages", "web")],
};

/** Compiles the libraries and bundles the command. */
export function buildCommand() {
  run(process.execPath, BUILD.libraries);
  run(process.execPath, BUILD.command);
}

/** Compiles the libraries and builds the web app, with these options of Vite's. */
export function buildWeb(...options) {
  run(process.execPath, BUILD.libraries);
  run(process.execPath, [...BUILD.webApp, ...options]);
}

/** Everything. */
export function build() {
  buildCommand();
  buildWeb();
}

/** Bundles a TypeScript file under `packages` into one that Node runs, in a folder that is gone at the end. */
export async function bundled(...path) {
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return bundleTo(join(folder, "bundle.mjs"), join(root, "packages", ...path));
}

/** The same for a program that drives a browser: it lies in the web app's folder while it runs, and finds the app. */
export async function bundledForBrowser(...path) {
  const outfile = join(root, "packages", "web", `.running-${process.pid}.mjs`);
  process.on("exit", () => rmSync(outfile, { force: true }));
  return bundleTo(outfile, join(root, "packages", "web", ...path), { packages: "external" });
}

async function bundleTo(outfile, entry, options = {}) {
  const { buildSync } = await import("esbuild");
  buildSync({
    entryPoints: [entry],
    outfile,
    alias: packageSources,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    ...options,
  });
  return outfile;
}
