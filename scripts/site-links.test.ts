import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteFaults } from "./site-links.mjs";

function siteOf(pages: Readonly<Record<string, string>>): readonly string[] {
  const site = mkdtempSync(join(tmpdir(), "tetrarch-site-"));
  try {
    mkdirSync(join(site, "sub"));
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(site, name), text);
    return siteFaults(site);
  } finally {
    rmSync(site, { recursive: true });
  }
}

test("a whole site has no faults", () => {
  const index = `<link rel="stylesheet" href="a.css"/><a href="sub/b.html#here">b</a><a href="https://other.test/">out</a>`;
  const b = `<h2 id="here">B</h2><a href="../index.html">home</a><a href="#here">up</a>`;
  expect(siteOf({ "index.html": index, "a.css": "a { color: red }", "sub/b.html": b })).toEqual([]);
});

test("dead links, dead anchors and what is loaded from outside are faults", () => {
  const index = `<a href="gone.html">x</a><a href="sub/b.html#gone">y</a><a href="../out.html">z</a><img src="gone.png"/>`;
  const b = `<script src="https://other.test/x.js"></script>`;
  const faults = siteOf({
    "index.html": index,
    "sub/b.html": b,
    "a.css": "@import url('//other.test/a.css')",
  });
  expect([...faults].sort()).toEqual([
    "a.css: something is loaded from another address",
    "index.html: ../out.html leads nowhere",
    "index.html: gone.html leads nowhere",
    "index.html: gone.png leads nowhere",
    "index.html: sub/b.html#gone leads nowhere",
    "sub/b.html: something is loaded from another address",
  ]);
});
