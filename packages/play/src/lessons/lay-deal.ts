import { type AnyGame, type Deal, ok, type Problem, problem, type Result, readDeal } from "@tetrarch/engine";
import { type LessonDeal, wordsOf } from "./course.js";

/** The deal of a level: a numbered deal in which some cards have changed places. Errors are `bad-deal`. */
export function layDeal(game: AnyGame, { code, placed = {}, rolls = "" }: LessonDeal): Result<Deal, Problem> {
  const read = readDeal(game, code);
  if (!read.ok) return read;
  const cards = [...read.value.deal.cards];
  const wanted = Object.entries(placed).flatMap(([first, codes]) =>
    wordsOf(codes).map((card, index) => ({ card, place: Number(first) + index })),
  );
  const taken = new Set<number>();
  for (const { card, place } of wanted) {
    const [from, to] = partAround(game, place);
    const found = cards.findIndex(
      (other, index) => other === card && index >= from && index < to && !taken.has(index),
    );
    const before = cards[place];
    if (found === -1 || before === undefined || taken.has(place)) {
      return problem("bad-deal", `no ${card} can be laid at place ${place} of ${code}`);
    }
    cards[found] = before;
    cards[place] = card;
    taken.add(place);
  }
  const first = wordsOf(rolls).map(Number);
  return ok({ cards, rolls: [...first, ...read.value.deal.rolls.slice(first.length)] });
}

/** Where the part of the pack that a place belongs to begins and ends. */
function partAround(game: AnyGame, place: number): readonly [number, number] {
  let from = 0;
  for (const { length } of game.pack.parts) {
    if (place < from + length) return [from, from + length];
    from += length;
  }
  return [from, from];
}
