// Checks a folder of built pages: every link leads to a file and an anchor that are there, and nothing is loaded from outside.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const OUTSIDE = /^(?:[a-z]+:)?\/\//i;
const OTHER_SCHEME = /^(?:mailto|data|javascript):/i;

/**
 * The faults of a site, each with its page; empty for none.
 * @param {string} site
 * @returns {readonly string[]}
 */
export function siteFaults(site) {
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".html"));
  const anchors = new Map(pages.map((page) => [page, anchorsIn(textOf(site, page))]));
  const styles = readdirSync(site, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".css"));
  return [
    ...pages.flatMap((page) => faultsOfPage(site, page, anchors)),
    ...styles.filter((name) => /url\(\s*["']?(?:https?:)?\/\//.test(textOf(site, name))).map(loadsOutside),
  ];
}

function faultsOfPage(site, page, anchors) {
  const text = textOf(site, page);
  const loaded = [...text.matchAll(/<(?:script|img|iframe|source)\b[^>]*?\ssrc="([^"]*)"/g)];
  const styles = [...text.matchAll(/<link\b[^>]*?\shref="([^"]*)"/g)];
  const links = [...text.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
  const outside = [...loaded, ...styles].filter(([, target]) => OUTSIDE.test(target));
  const dead = [...loaded, ...styles, ...links]
    .map(([, target]) => target.replaceAll("&amp;", "&"))
    .filter((target) => !OUTSIDE.test(target) && !OTHER_SCHEME.test(target))
    .filter((target) => !leadsSomewhere(site, page, target, anchors));
  return [
    ...(outside.length > 0 ? [loadsOutside(page)] : []),
    ...new Set(dead.map((target) => `${page}: ${target} leads nowhere`)),
  ];
}

function leadsSomewhere(site, page, target, anchors) {
  const [path, anchor] = target.split("#").map(decodeURIComponent);
  const file = path === "" ? page : join(dirname(page), path);
  if (relative(".", file).startsWith("..") || !existsSync(join(site, file))) return false;
  const known = anchors.get(file);
  return !anchor || known === undefined || known.has(anchor);
}

function anchorsIn(text) {
  return new Set([...text.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id]) => id));
}

function textOf(site, name) {
  return readFileSync(join(site, name), "utf8");
}

function loadsOutside(name) {
  return `${name}: something is loaded from another address`;
}
