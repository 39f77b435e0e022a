import type { kingsKeys, Session } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after, startOf } from "../../../../../testing/sessions.js";
import { ghostsOf } from "./ghosts.js";

type Seen = Pick<kingsKeys.View, "field" | "books">;

/** KK-3 in the words of the rules, for whole lists of codes. */
function fits(moved: readonly string[], onto: readonly string[]): boolean {
  const [low, top] = [moved[0] ?? "", onto.at(-1) ?? ""];
  if (low === "" || low[0] !== top[0] || Number(low[1]) !== Number(top[1]) + 1) return false;
  return !moved.some((card) => onto.some((other) => other[2] === card[2]));
}

/** What each ghost should say, by cell: the codes that fit, with a mark those that lie on the field and can be moved there. */
function expected({ field, books }: Seen): readonly string[] {
  return field.flatMap((stack, cell) => {
    const colour = stack[0]?.charAt(0) ?? "";
    const cards = [..."1234"].flatMap((number) => [..."ASCK"].map((item) => colour + number + item));
    const codes = cards.filter((card) => fits([card], stack) && !books.some((book) => book.includes(card)));
    const isLit = (card: string) =>
      field.some((source) => source.includes(card) && fits(source.slice(source.indexOf(card)), stack));
    const signs = codes.map((code) => code.slice(1) + (isLit(code) ? "!" : ""));
    return codes.length > 0 ? [`${cell} ${signs.join(" ")}`] : [];
  });
}

function shown(seen: Seen): readonly string[] {
  return ghostsOf(seen).map(({ cell, number, items }) => {
    const signs = items.map(({ item, isLit }) => number + item + (isLit ? "!" : ""));
    return `${cell} ${signs.join(" ")}`;
  });
}

test("KK-3: ghosts are what the rules let onto each stack, and a sign is lit exactly where its card can be moved there", () => {
  let [seed, positions, ghosts, lit] = [7, 0, 0, 0];
  const pick = (count: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % count;
  };
  for (let deal = 1; deal <= 16; deal++) {
    let session: Session = startOf("kings-keys", deal);
    for (let ply = 0; ply < 60; ply++) {
      const { game, now } = session;
      const view = game.view(now.state) as kingsKeys.View;
      const all = shown(view);
      expect(all).toEqual(expected(view));
      const legal = game.legalMoves(now.state);
      const words = legal.map((move) => game.formatMove(move));
      const lights = all.join().split("!").length - 1;
      expect(lights).toBe(words.length);
      positions++;
      ghosts += all.length;
      lit += lights;
      const word = words[pick(words.length)];
      if (word === undefined) break;
      session = after(session, word);
    }
  }
  console.log(`${positions} positions, ${ghosts} ghosts, ${lit} of them lit`);
  expect(lit).toBeGreaterThan(1000);
  expect(ghosts).toBeGreaterThan(lit);
});

test("a lone 3 takes a 4 of the other items, a 4 nothing, an empty cell nothing", () => {
  const field = [["B3C"], ["B4C"], [], ["B1A", "B2S", "B3K"]];
  expect(shown({ field, books: [] })).toEqual(["0 4A 4S 4K", "3 4C!"]);
});

test("a card that lies in a book is asked for no more", () => {
  const books = [["B1S", "B2K", "B3C", "B4A"]];
  expect(shown({ field: [["B3K"]], books })).toEqual(["0 4S 4C"]);
});
