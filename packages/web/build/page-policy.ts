import type { Plugin } from "vite";
import { pagePolicy } from "../policy.mjs";

const FIRST = '<meta charset="utf-8" />\n';

/**
 * Puts the content security policy into the built page, before anything that it could forbid. Not while developing: Vite
 * then puts scripts and styles into the page that the policy forbids.
 */
export function policyInPage(): Plugin {
  return {
    name: "page-policy",
    apply: "build",
    transformIndexHtml(page) {
      if (!page.includes(FIRST)) throw new Error(`index.html has no ${FIRST}`);
      return page.replace(
        FIRST,
        `${FIRST}    <meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />\n`,
      );
    },
  };
}
