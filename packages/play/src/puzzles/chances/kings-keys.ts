/** Written by `npm run puzzles`: a puzzle a line, as JSON. */
export const PUZZLES = `
`;
