import { fileURLToPath } from "node:url";

const TRUSTED = fileURLToPath(new URL("../src/trusted.ts", import.meta.url));

/** A module with this HTML, which the page's policy lets become elements. */
export function trustedHtml(html: string): string {
  return `import { trusted } from ${JSON.stringify(TRUSTED)};\nexport default trusted.createHTML(${JSON.stringify(html)});`;
}
