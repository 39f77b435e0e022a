/** Puzzles of Nine Steps: one a line, as `npm run puzzles` writes them. */
export const set = `
{"deal":"NS-14-0","moves":"stock-w w-c1 stock-w stock-w","ways":["stock-w w-c2 stock-w stock-w stock-w stock-w stock-w w-c3 c3-s w-c3 c2-s w-c2 w-s c1-s w-c1 c1-s w-c1 c1-s w-c1 c1-s c2-s c3-s"],"idle":"","legal":3,"positions":92,"sensible":true}
{"deal":"NS-33-8","moves":"stock-w stock-w w-c3 stock-w","ways":["stock-w stock-w w-c1 w-c2 stock-w stock-w stock-w stock-w w-s c2-s w-c2 c3-s w-c3 c1-s w-c1 c1-s w-c1 c1-s w-c1 c1-s c2-s c3-s"],"idle":"","legal":3,"positions":104,"sensible":true}
{"deal":"NS-43-9","moves":"stock-w w-c1 stock-w stock-w","ways":["stock-w stock-w stock-w stock-w stock-w w-c2 w-c3 c2-s w-c2 c2-s w-c2 w-s stock-w c1-s w-c1 c1-s w-c1 w-s c2-s c3-s c1-s"],"idle":"","legal":3,"positions":118,"sensible":true}
{"deal":"NS-50-7","moves":"stock-w w-c1 stock-w stock-w","ways":["stock-w stock-w stock-w stock-w stock-w w-c2 w-c3 c2-s w-c2 c2-s w-c2 w-s stock-w c1-s w-c1 c1-s w-c1 c1-s w-c1 c3-s c1-s c2-s"],"idle":"","legal":3,"positions":118,"sensible":true}
`;
