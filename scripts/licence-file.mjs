// The file of licence notices that goes with what is given away: written by the builds, read by the page of licences.

/**
 * The licence of a part that is somebody else's work: the part with its version (several are separated by commas), the
 * licence as SPDX names it, the whole notice that the licence asks for.
 * @typedef {{ readonly name: string, readonly licence: string, readonly text: string }} LicenceNotice
 */

/** Stands between two notices, on a line of its own. */
const SEPARATOR = `${"=".repeat(78)}\n`;

const NOTICE = /^(.+)\nLicence: (.+)\n\n([\s\S]+)$/;

/**
 * Writes the file: its title, then the notices. Parts under the very same text share one.
 * @param {string} title
 * @param {readonly LicenceNotice[]} notices
 */
export function formatLicences(title, notices) {
  const names = new Map();
  for (const { name, licence, text } of notices) {
    const rest = `Licence: ${licence}\n\n${text.trim()}\n`;
    names.set(rest, [...(names.get(rest) ?? []), name]);
  }
  const written = [...names].map(([rest, parts]) => `${parts.join(", ")}\n${rest}`);
  return [`${title}\n`, ...written].join(`\n${SEPARATOR}\n`);
}

/**
 * Reads the notices of such a file; throws an Error where one is none.
 * @param {string} file
 * @returns {readonly LicenceNotice[]}
 */
export function readLicences(file) {
  const [, ...notices] = file.split(`\n${SEPARATOR}\n`);
  if (notices.length === 0) throw new Error("no licences are in the file");
  return notices.map((notice) => {
    const [, name, licence, text] = NOTICE.exec(notice) ?? [];
    if (name === undefined) throw new Error(`not a licence notice: ${notice.slice(0, 80)}`);
    return { name, licence, text: text.trim() };
  });
}
