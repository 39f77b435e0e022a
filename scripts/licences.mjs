// Whose work is in what is given away, and its licence notices: for the command and the web app.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LICENCE_FILE = /^(licen[cs]es?|copying|notice|third-party-licenses?)([.-].*)?$/i;
/** From here on Vite's own file is about what is in Vite, and in nothing that Vite builds. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$/m;

/**
 * The folder of the installed package that a file belongs to; undefined for a file of ours.
 * @param {string} file
 * @returns {string | undefined}
 */
export function packageFolder(file) {
  return /^.*(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/"))?.[0];
}

/**
 * The notices of the packages that the files belong to, by name; throws an Error for one without a licence text.
 * @param {readonly string[]} files
 * @returns {readonly import("./licence-file.mjs").LicenceNotice[]}
 */
export function noticesOf(files) {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== undefined));
  return [...folders].map(noticeOf).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const text = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").replaceAll("\r\n", "\n"))
    .map((text) => text.split(OF_THE_TOOL, 1)[0].trim())
    .join("\n\n");
  if (!license || text === "") throw new Error(`${name} is part of what is built, and has no licence text`);
  return { name: `${name} ${version}`, licence: license, text };
}
