/** A level of play in a field: a player that errs at a fixed share of its moves. */
export interface FieldLevel {
  readonly name: string;
  /** Who plays: `greedy` errs by a move at random, the `skilled` player by a move of greedy, the `strongest` never. */
  readonly player: "greedy" | "skilled" | "strongest";
  /** Errors in 100 moves, to the tenth. */
  readonly slips: number;
  /** The share of all standard deals that it wins: `npm run research -- field GAME` prints it. */
  readonly rate: number;
  /** How many deals that was measured on. */
  readonly deals: number;
}

/** The levels of a game, weakest first, as its `measures.ts` lists them. */
export function fieldLevels(
  deals: number,
  rows: readonly (readonly [name: string, player: FieldLevel["player"], slips: number, rate: number])[],
): readonly FieldLevel[] {
  return rows.map(([name, player, slips, rate]) => ({ name, player, slips, rate, deals }));
}
