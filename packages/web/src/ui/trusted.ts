interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}

/** Not every browser has them. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

/**
 * Lets what was written when the app was built become part of the page, which the page's policy allows to no other text
 * (trusted types). What comes of it passes for text, but put together with other text it is trusted no more.
 */
export const trusted: Policy = (() => {
  const asItIs: Policy = { createHTML: (text) => text, createScriptURL: (address) => address };
  return trustedTypes?.createPolicy("tetrarch", asItIs) ?? asItIs;
})();
