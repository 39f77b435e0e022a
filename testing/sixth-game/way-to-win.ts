/** A deal of Nine Steps, and the moves that win it. */
export const DEAL = "AS 3S 2S 9S 8S 7S 6S 5S 4S";
export const TURN = "stock-w";
export const WAY: readonly string[] = [
  ...`${TURN} w-s ${TURN} w-c1 ${TURN} w-s c1-s ${TURN} w-c1 ${TURN} w-c2 ${TURN} w-c3`.split(" "),
  ...`${TURN} ${TURN} ${TURN} w-s w-s w-s c3-s c2-s c1-s`.split(" "),
];
