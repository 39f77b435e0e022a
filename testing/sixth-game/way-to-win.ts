/** A deal of Nine Steps, and the moves that win it. */
export const DEAL = "AS 3S 2S 9S 8S 7S 6S 5S 4S";
export const WAY: readonly string[] = [
  ..."turn w-s turn w-c1 turn w-s c1-s turn w-c1 turn w-c2 turn w-c3".split(" "),
  ..."turn turn turn w-s w-s w-s c3-s c2-s c1-s".split(" "),
];
