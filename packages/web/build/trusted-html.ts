import { fileURLToPath } from "node:url";

const TRUSTED = fileURLToPath(new URL("../src/ui/trusted.ts", import.meta.url));

/** A module with these pieces of HTML, each under its title, which the page's policy lets become elements. */
export function trustedHtml(pieces: readonly { readonly title: string; readonly html: string }[]): string {
  const made = pieces.map(
    ({ title, html }) =>
      `{ title: ${JSON.stringify(title)}, html: trusted.createHTML(${JSON.stringify(html)}) }`,
  );
  return `import { trusted } from ${JSON.stringify(TRUSTED)};\nexport default [${made.join(",\n")}];`;
}
