import { type Card, cardsFrom, codeOf, codesOf, JOKER } from "../../core/cards.js";
import { moveWordsOf } from "../../core/move-words.js";
import { ok, type Problem, quote, type Result } from "../../core/result.js";
import { badState, checkWholePack, formatFields, parseFields } from "../../core/state-text.js";
import { checkPosition } from "./possible.js";
import { isTreasure } from "./roles.js";
import { BY_MEMORY, MOST_HIT_POINTS, PACK } from "./setup.js";
import type { Move, Phase, Row, State } from "./types.js";

/** The page's move words: `delve` `retreat` `play` `skill` `drop:CARD` `take` `dodge` `discard` `leave:CARD`. */
export function formatMove(move: Move): string {
  return move.type === "drop" || move.type === "leave" ? `${move.type}:${codeOf(move.card)}` : move.type;
}

export const { parseMove, moveWords } = moveWordsOf(formatMove, function* (): Iterable<Move> {
  const plain = ["delve", "retreat", "play", "skill", "take", "dodge", "discard"] as const;
  for (const type of plain) yield { type };
  for (let card = 0; card <= JOKER; card++)
    if (isTreasure(card)) for (const type of ["drop", "leave"] as const) yield { type, card };
});

const PHASES: readonly Phase[] = ["crossroads", "encounter", "hit", "jammed", "leave", "out", "dead", "dark"];
const HEADINGS: readonly Row[] = ["delve", "retreat"];
const PILES = ["pack", "torches", "skills", "treasure", "discards", "turn", "delve", "retreat", "spent"];
const FIELDS = ["phase", "heading", "hit-points", ...PILES];
/** The last line, written only by memory (TK-32), so that other positions keep their text. */
const VARIANT = "variant";
const BETWEEN_TURNS = "|";

/**
 * The full position as text. It has the phase, the heading, the hit points and the cards: the pack with the next card
 * first, finished turns with `|` between them, the joker under `spent` once the scroll is spent; the variant when it
 * is by memory (TK-32).
 */
export function formatState(state: State): string {
  return formatFields([
    ["phase", [state.phase]],
    ["heading", [state.retreating ? "retreat" : "delve"]],
    ["hit-points", [state.hitPoints]],
    ["pack", codesOf(state.pack)],
    ["torches", codesOf(state.torches)],
    ["skills", codesOf(state.skills)],
    ["treasure", codesOf(state.treasure)],
    ["discards", codesOf(state.discards)],
    ["turn", codesOf(state.turn)],
    ["delve", rowCodes(state.delve)],
    ["retreat", rowCodes(state.retreat)],
    ["spent", state.scrollSpent ? [codeOf(JOKER)] : []],
    ...(state.byMemory ? [[VARIANT, [BY_MEMORY]] as const] : []),
  ]);
}

function rowCodes(turns: readonly (readonly Card[])[]): string[] {
  return turns.flatMap((turn, index) => [...(index > 0 ? [BETWEEN_TURNS] : []), ...codesOf(turn)]);
}

/** The position of a text of {@link formatState}; `bad-state` for what the rules cannot have built. */
export function parseState(text: string): Result<State, Problem> {
  const fields = parseFields(text.includes(`\n${VARIANT}:`) ? [...FIELDS, VARIANT] : FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const cards = (name: string) => cardsFrom(codes(name));
  const row = (name: Row) => splitRow(codes(name));

  const phase = parseChoice("phase", PHASES, codes("phase"));
  if (!phase.ok) return phase;
  const heading = parseChoice("heading", HEADINGS, codes("heading"));
  if (!heading.ok) return heading;
  const hitPoints = parseHitPoints(codes("hit-points"));
  if (!hitPoints.ok) return hitPoints;
  const everything = PILES.flatMap((name) => (isRow(name) ? row(name).flat() : codes(name)));
  const whole = checkWholePack(PACK, everything);
  if (!whole.ok) return whole;
  if (codes("spent").some((code) => code !== codeOf(JOKER))) {
    return badState("spent: only the joker can be spent (TK-20)");
  }
  const byMemory = fields.value.has(VARIANT);
  if (byMemory && codes(VARIANT).join(" ") !== BY_MEMORY) {
    return badState(`${VARIANT}: expected ${BY_MEMORY}, found ${quote(codes(VARIANT).join(" "))}`);
  }
  return checkPosition({
    phase: phase.value,
    retreating: heading.value === "retreat",
    pack: cards("pack"),
    torches: cards("torches"),
    hitPoints: hitPoints.value,
    skills: cards("skills"),
    treasure: cards("treasure"),
    discards: cards("discards"),
    turn: cards("turn"),
    delve: row("delve").map((turn) => cardsFrom(turn)),
    retreat: row("retreat").map((turn) => cardsFrom(turn)),
    scrollSpent: codes("spent").length > 0,
    byMemory,
  });
}

function isRow(name: string): name is Row {
  return name === "delve" || name === "retreat";
}

function splitRow(codes: readonly string[]): string[][] {
  if (codes.length === 0) return [];
  const turns: string[][] = [[]];
  for (const code of codes) {
    if (code === BETWEEN_TURNS) turns.push([]);
    else turns.at(-1)?.push(code);
  }
  return turns;
}

function parseChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  codes: readonly string[],
): Result<Choice, Problem> {
  const choice = choices.find((known) => codes.length === 1 && known === codes[0]);
  if (choice !== undefined) return ok(choice);
  return badState(`${name}: ${quote(codes.join(" "))} is not one of ${choices.join(", ")}`);
}

function parseHitPoints(codes: readonly string[]): Result<number, Problem> {
  const [code = ""] = codes;
  if (codes.length === 1 && /^[0-9]$/.test(code)) return ok(Number(code));
  const found = quote(codes.join(" "));
  return badState(`hit-points: ${found} is not a number from 0 to ${MOST_HIT_POINTS} (TK-17)`);
}
