import { type AnyGame, type kingsKeys, seededRandom, type tombOfFourKings } from "@tetrarch/engine";
import { codeOf } from "@tetrarch/engine/standard-cards";
import { describe, expect, test, vi } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { startOf } from "../../../../testing/sessions.js";
import { kingsKeysTable } from "./kings-keys/table.js";
import { lateReasons } from "./table-adapter.js";
import { WHY } from "./tomb-of-four-kings/reason-words.js";
import { tombTable } from "./tomb-of-four-kings/table.js";

await tombTable.loadReasons?.();
await kingsKeysTable.loadReasons?.();

const KNOWN = { rule: undefined, legal: [] };

test("reasons that do not come are waited for some seconds at most", async () => {
  vi.useFakeTimers();
  const reasons = lateReasons(() => new Promise<object>(() => undefined));
  const settled = reasons.load();
  await vi.runAllTimersAsync();
  await settled;
  expect(reasons.loaded).toBeUndefined();
  vi.useRealTimers();
});

/** Calls back for every legal move of the positions of games played at random. */
function forMoves(id: string, deals: number, check: (game: AnyGame, state: unknown, word: string) => void) {
  let checks = 0;
  for (let deal = 1; deal <= countOf(deals * 100, deals); deal++) {
    const { game, now } = startOf(id, deal);
    const random = seededRandom(deal);
    let { state } = now;
    for (let ply = 0; ply < 100; ply++) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      for (const move of legal) check(game, state, game.formatMove(move));
      checks += legal.length;
      state = game.play(state, legal[random(legal.length)]).state;
    }
  }
  tellChecks(checks, `reasons of moves (${id})`);
}

/** The numbers in a text, in order. */
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));

describe("why a move of Tomb of Four Kings may be advised", () => {
  type State = tombOfFourKings.State;

  /** What each card of the pack would do next: TK-5, TK-17, TK-20. */
  function nextCards(game: AnyGame, state: State) {
    // TK-20: the ace of a spent scroll lies at the bottom.
    const next = state.scrollSpent && state.pack.length > 1 ? state.pack.slice(0, -1) : state.pack;
    return next.map((card) => {
      const first = { ...state, pack: [card, ...state.pack.filter((other) => other !== card)] };
      const { state: after, events } = game.play(first, { type: "play" });
      const wins = events.some(({ type }) => type === "overcome");
      // Of a jammed door the cards that lie beneath are discarded: whether they end the game is another matter (TK-15).
      const isJammed = events.some(({ type }) => type === "jammed");
      const isShort = events.some(
        (event) => event.type === "action" && "short" in event && event.short !== 0,
      );
      const ends = ["dead", "dark"].includes((after as State).phase) && !isJammed;
      return { wins, ends, short: isShort && !ends };
    });
  }
  const count = (given: readonly boolean[]) => given.filter((each) => each).length;

  test("counts the cards left that win, are too low, or end the game", () => {
    forMoves("tomb-of-four-kings", 30, (game, seen, word) => {
      const state = seen as State;
      if (state.phase !== "encounter" || (word !== "play" && word !== "skill")) return;
      const said = tombTable.reasonFor?.(game.view(state) as tombOfFourKings.View, word, KNOWN) ?? "";
      const next = nextCards(game, state);
      const [wins, short, ends] = (["wins", "short", "ends"] as const).map((what) =>
        count(next.map((each) => each[what])),
      );
      const { length } = state.pack;
      const risk = short ? [short, length, ends] : [ends, length];
      const odds = (word === "play" ? [length, wins, short, ends] : risk).filter(Boolean);
      expect(numbersIn(said), `${word}: ${said}`).toEqual(odds);
    });
  });

  test("says that the cards that neither win nor harm decide nothing, where there are any", () => {
    const odds = { left: 43, wins: 18, short: 14, mayDarken: false, ends: 0 };
    expect(WHY.play("monster", odds)).toBe(
      "Of 43 cards left 18 beat it, 14 wound you, none ends the game. The rest decide nothing.",
    );
    expect(WHY.play("monster", { ...odds, left: 32 })).toMatch(/none ends the game\.$/);
    expect(WHY.play("door", { ...odds, mayDarken: true })).toMatch(/14 jam it and may end the game\.$/);
  });

  test("of a skill it says first that it is sure, and the risk as that of a card instead", () => {
    const odds = { left: 41, wins: 20, short: 21, mayDarken: false, ends: 0 };
    expect(WHY.skill("trap", odds, false)).toBe(
      "It is sure. Playing a card instead: 21 of 41 would hurt you, none would end the game.",
    );
    expect(WHY.skill("monster", { ...odds, ends: 3 }, true)).toBe(
      "A king is at stake. A card instead: 21 of 41 would wound you, 3 would end the game.",
    );
  });

  test("TK-15, TK-20: says where a jammed door may cost the last torch, and nowhere else; where it rarely does, no more than that no card alone does", () => {
    let dark = 0;
    forMoves("tomb-of-four-kings", 60, (game, seen, word) => {
      const state = seen as State;
      if (state.phase !== "encounter" || word !== "play") return;
      const said = tombTable.reasonFor?.(game.view(state) as tombOfFourKings.View, word, KNOWN) ?? "";
      const isAce = (card: State["pack"][number]) => codeOf(card).startsWith("A");
      const bottom = state.scrollSpent ? state.pack.slice(-1) : [];
      const unseen = state.pack.slice(0, state.pack.length - bottom.length);
      // The aces come as soon as they can.
      const isDark = unseen.some((card) => {
        const rest = unseen.filter((other) => other !== card);
        const pack = [card, ...rest.filter(isAce), ...rest.filter((other) => !isAce(other)), ...bottom];
        const { state: after, events } = game.play({ ...state, pack }, game.parseMove(word));
        return (after as State).phase === "dark" && events.some(({ type }) => type === "jammed");
      });
      const isFeared = isDark && state.torches.length >= 2;
      expect(said.includes("may end the game"), said).toBe(isFeared);
      if (isDark) expect(said).not.toMatch(isFeared ? /none ends|The rest/ : /none ends/);
      dark += Number(said.includes("may end the game"));
    });
    tellChecks(dark, "doors that may cost the last torch");
  });

  test("TK-11: of a treasure that is dropped it says what the next card would do otherwise, where that is something", () => {
    let compared = 0;
    forMoves("tomb-of-four-kings", 60, (game, seen, word) => {
      if (!word.startsWith("drop:")) return;
      const state = seen as State;
      const said = tombTable.reasonFor?.(game.view(state) as tombOfFourKings.View, word, KNOWN) ?? "";
      const next = nextCards(game, state);
      const [ends, short] = [count(next.map((each) => each.ends)), count(next.map((each) => each.short))];
      expect(numbersIn(said), said).toEqual(ends + short === 0 ? [] : [state.pack.length, ends || short]);
      compared += Number(ends + short > 0);
    });
    tellChecks(compared, "treasures dropped for a reason");
    expect(compared).toBeGreaterThan(20);
  });

  test("says something of every move, in one line or two of a phone", () => {
    forMoves("tomb-of-four-kings", 30, (game, state, word) => {
      const said = tombTable.reasonFor?.(game.view(state) as tombOfFourKings.View, word, KNOWN) ?? "";
      for (const sentence of said.split(/(?<=\.) /)) expect(sentence).toMatch(/^[A-Z0-9][^\n]{5,85}\.$/);
    });
  });

  test("TK-6: the least that can be left is the least, and what it costs to give up or to be hit is what it costs", () => {
    forMoves("tomb-of-four-kings", 60, (game, seen, word) => {
      const state = seen as State;
      const said = tombTable.reasonFor?.(game.view(state) as tombOfFourKings.View, word, KNOWN) ?? "";
      const { state: after, events } = game.play(state, game.parseMove(word));
      const to = after as State;
      if (word === "take" && to.hitPoints > 0) expect(numbersIn(said)).toEqual([to.hitPoints]);
      if (word === "discard")
        expect(numbersIn(said)[0]).toBeGreaterThanOrEqual(
          events.filter(({ type }) => type === "discarded").length,
        );
      if (word.startsWith("leave:")) {
        const worths = state.turn.map((card) =>
          Number(/\d/.exec(codeOf(card))?.[0] ?? (codeOf(card) === "JK" ? 6 : 10)),
        );
        const left = worths[state.turn.findIndex((card) => codeOf(card) === word.slice(6))];
        expect(said.includes("least")).toBe(left === Math.min(...worths));
      }
    });
  });

  test("TK-32: by memory nothing is counted that lies face down", () => {
    const { game, now } = startOf("tomb-of-four-kings", 1);
    const view = { ...(game.view(now.state) as tombOfFourKings.View), byMemory: true };
    expect(tombTable.reasonFor?.(view, "delve", KNOWN)).not.toMatch(/\d/);
  });
});

describe("why a move of The King's Keys may be advised", () => {
  test("KK-3, KK-4: names the book, the cell, the card that is freed and the one that is missing, as they come", () => {
    let withoutLast = 0;
    forMoves("kings-keys", 20, (game, seen, word) => {
      const view = game.view(seen) as kingsKeys.View;
      const said = kingsKeysTable.reasonFor?.(view, word, KNOWN) ?? "";
      const { state, events } = game.play(seen, game.parseMove(word));
      expect(said.startsWith("It closes")).toBe(events.some(({ type }) => type === "book"));
      if (said.startsWith("It closes")) return;
      const moved = events.find(({ type }) => type === "moved") as kingsKeys.Event & {
        readonly type: "moved";
      };
      const isCleared = moved.freed === null && events.some(({ type }) => type === "refilled");
      expect(said.includes("It clears a cell for a new card.")).toBe(isCleared);
      if (moved.freed !== null) expect(said).toContain(`frees the ${kingsKeysTable.cardName(moved.freed)}`);
      const isNext = said.includes("The next move can close");
      if (isNext) expect(game.legalMoves(state).some((move) => closesBook(game, state, move))).toBe(true);
      const after = game.view(state) as kingsKeys.View;
      checkNextMove(game, state, said, moved);
      const stack = after.field.find((cards) => cards.includes(moved.onto)) ?? [];
      const ways = completionsOf(game, stack).filter((cards) =>
        // KK-4: a card that left with a book does not come again.
        cards.every((card) => !after.books.flat().includes(card)),
      );
      if (stack.length === 3 && ways.length === 0) withoutLast++;
      const missing = /only the (.*) (?:is|are) missing/.exec(said)?.[1];
      const [way, other] = isNext ? [] : ways;
      expect(missing, word).toBe(
        way && !other ? way.map(kingsKeysTable.cardName).join(" and the ") : undefined,
      );
      const lacking = /lacks only a (\d) and a (\d),/.exec(said)?.slice(1);
      const before = view.field.find((cards) => cards.includes(moved.cards[0] ?? "")) ?? [];
      const isLonger = stack.length > before.length;
      const gone = completionsOf(game, before)
        .flat()
        .find((card) => view.books.flat().includes(card));
      const isDead = !isNext && moved.freed !== null && before.length === 3;
      const dead = /no book any more: the (.*) left with another/.exec(said)?.[1];
      expect(dead, word).toBe(isDead && gone ? kingsKeysTable.cardName(gone) : undefined);
      expect(lacking, word).toEqual(isLonger ? other?.map((card) => card.charAt(1)) : undefined);
    });
    tellChecks(withoutLast, "stacks whose last card has left");
  });

  /** Every pair or single card that makes a book of a stack (KK-2): one colour, the numbers 1 to 4, all items different. */
  function completionsOf(game: AnyGame, stack: readonly string[]): readonly (readonly string[])[] {
    const pack = game.pack.parts.flat().filter((card) => card.charAt(0) === stack[0]?.charAt(0));
    const added = stack.length === 3 ? pack.map((card) => [card]) : stack.length === 2 ? pairsOf(pack) : [];
    return added.filter((cards) => {
      const signs = [0, 1, 2].map((at) => new Set([...stack, ...cards].map((card) => card.charAt(at))).size);
      return signs.join() === "1,4,4";
    });
  }

  function pairsOf(cards: readonly string[]): readonly (readonly string[])[] {
    return cards.flatMap((a) => cards.flatMap((b) => (a.charAt(1) < b.charAt(1) ? [[a, b]] : [])));
  }

  /** What the reason says of a next move is legal then, and what is legal with the freed card is said (KK-3). */
  function checkNextMove(
    game: AnyGame,
    state: unknown,
    said: string,
    { from, to, freed }: kingsKeys.Event & { readonly type: "moved" },
  ) {
    const view = game.view(state) as kingsKeys.View;
    const next = game.legalMoves(state).map((move) => kingsKeysTable.ends(view, game.formatMove(move)));
    const cards = (pile: string) => kingsKeysTable.piles(view).find(({ id }) => id === pile)?.cards ?? [];
    const lowest = (ends: (typeof next)[number]) =>
      kingsKeysTable.cardName(cards(ends.from).at(-ends.depth) ?? "");
    const going = /Then the (.*) can go onto the (.*?)\./.exec(said)?.slice(1);
    if (going)
      expect(
        next.map((ends) => [lowest(ends), kingsKeysTable.cardName(cards(ends.to).at(-1) ?? "")]),
      ).toContainEqual(going);
    if (freed === null) return;
    const taken = /frees the .*? for the (.*?)\./.exec(said)?.[1];
    const takers = next
      .filter((ends) => ends.to === from && ends.from !== to)
      .filter((ends) => canFill(view, [...cards(ends.to), ...cards(ends.from).slice(-ends.depth)]))
      .map(lowest);
    expect(taken === undefined ? takers : [taken]).toEqual(
      taken === undefined ? [] : [expect.toBeOneOf(takers)],
    );
  }

  /** Whether a stack can still be filled up to four numbers and four items, by trying each card that can come (KK-4). */
  function canFill(view: kingsKeys.View, stack: readonly string[]): boolean {
    if (stack.length === 4) return true;
    const come =
      view.draw > 0 ? [..."1234"].flatMap((number) => [..."CSAK"].map((item) => number + item)) : [];
    const colour = stack[0]?.charAt(0) ?? "";
    return [...view.field.flat(), ...come.map((card) => colour + card)].some(
      (card) =>
        card.startsWith(colour) &&
        !view.books.flat().includes(card) &&
        stack.every((other) => other.charAt(1) !== card.charAt(1) && other.charAt(2) !== card.charAt(2)) &&
        canFill(view, [...stack, card]),
    );
  }

  function closesBook(game: AnyGame, state: unknown, move: unknown): boolean {
    return game.play(state, move).events.some(({ type }) => type === "book");
  }
});
