import { type Deal, games, type Random, shuffled } from "@tetrarch/engine";
import { value } from "../../../../../testing/value.js";
import type { TombGame, TombState } from "../../../src/games/tomb-of-four-kings/conversion.js";

export const tombGame = games.find(({ id }) => id === "tomb-of-four-kings") as unknown as TombGame;

interface Short {
  readonly length: number;
  readonly kings: number;
  readonly queens: number;
  readonly scroll: boolean;
}

/**
 * A deal that can only last so long: the four aces are among its first `length` cards, and so are so many
 * kings and queens at least, and the joker when `scroll` says so. All else is random.
 */
export function shortDeal(random: Random, { length, kings, queens, scroll }: Short): Deal {
  const codes = shuffled(tombGame.pack.parts.flat(), random);
  const utility = [
    ...codes.filter((code) => code.startsWith("A")),
    ...codes.filter((code) => code.startsWith("K")).slice(0, kings),
    ...codes.filter((code) => code.startsWith("Q")).slice(0, queens),
    ...(scroll ? ["JK"] : []),
  ];
  const others = codes.filter((code) => !utility.includes(code));
  const space = length - utility.length;
  return {
    cards: [...shuffled([...utility, ...others.slice(0, space)], random), ...others.slice(space)],
    rolls: [],
  };
}

/** The positions of a random game, first to last. */
export function randomGame(start: TombState, random: Random): TombState[] {
  const states = [start];
  for (let state = start; ; ) {
    const legal = tombGame.legalMoves(state);
    const move = legal[random(Math.max(1, legal.length))];
    if (move === undefined) return states;
    state = tombGame.play(state, move).state;
    states.push(state);
  }
}

const CODES = tombGame.pack.parts.flat();
const ONE_TURN = "2S 3C";

/**
 * A position with these lines of its text: at the crossroads after one turn, but for what they say. All cards
 * not named are in the pack, in their own order.
 */
export function position(lines: Readonly<Record<string, string>>): TombState {
  const named = Object.values({ delve: ONE_TURN, ...lines }).flatMap((line) => line.split(" "));
  const text = {
    phase: "crossroads",
    heading: "delve",
    "hit-points": "9",
    pack: CODES.filter((code) => !named.includes(code)).join(" "),
    torches: "",
    skills: "",
    treasure: "",
    discards: "",
    turn: "",
    delve: ONE_TURN,
    retreat: "",
    spent: "",
    ...lines,
  };
  return value(
    tombGame.parseState(
      Object.entries(text)
        .map(([name, codes]) => `${name}: ${codes}`.trim())
        .join("\n"),
    ),
  );
}
