import { afterEach, describe, expect, it } from "vitest";
import { tableOf } from "../packages/cli/src/play/tables/registry.js";
import { gamesAndVariants, randomGame } from "../packages/engine/conformance/random-games.js";
import type { AnyGame, GameEvent } from "../packages/engine/src/core/game.js";
import type { Prospect } from "../packages/engine/src/core/knowledge.js";
import { knowledgeOf } from "../packages/engine/src/knowledge-registry.js";
import type { AnyTable } from "../packages/web/src/table/model.js";
import { countOf, tellChecks } from "./counts.js";

const DEALS = Array.from({ length: countOf(1000) }, (_, index) => index + 1);

let checks = 0;
const DIGITS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
};

/** The numbers that a text tells, in figures or in words. */
function numbersIn(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return new Set(words.flatMap((word) => (/^\d/.test(word) ? [word] : (DIGITS[word] ?? []))));
}

/** A list says on which path a trap lies; a button stands beside it. */
const PATH = /\bp(?:ath )?\d\b/;

/** How hard anyone strikes, and against what defence: a line of a list has no room for more than what that leaves of them. */
function blowsIn(prospects: readonly Prospect<GameEvent>[]): readonly string[] {
  return prospects.flatMap(({ event }) => {
    if (!("blow" in event)) return [];
    const { blow, defence, damage, wounds } = event as unknown as Readonly<
      Record<string, number | undefined>
    >;
    return [blow, Number(defence) - Number(damage ?? wounds) + Number(blow)].map(String);
  });
}

/** What becomes of somebody: words that none may leave out who tells of it. */
const FATES = ["fall", "just stand", "kill", "rescue", "lost", "turned up", "book"] as const;

/** Where all is over, a button says no more than that: that somebody falls goes without saying. */
function fatesIn(text: string): readonly string[] {
  const fates = FATES.filter((fate) => text.toLowerCase().includes(fate));
  const isAll = fates.includes("lost") || fates.includes("rescue");
  return isAll ? fates.filter((fate) => fate !== "fall") : fates;
}

/**
 * Tests that the terminal and the page tell the same of the same table, each in the room it has.
 * @param pages the tables of the page, by game
 */
export function checkClientConsistency(
  games: readonly AnyGame[],
  pages: Readonly<Record<string, AnyTable>>,
): void {
  describe.each(gamesAndVariants(games))("$name", ({ game, variant }) =>
    checkClients(game, variant, pages[game.id]),
  );
}

function checkClients(game: AnyGame, variant: string, page: AnyTable | undefined): void {
  afterEach(() => {
    tellChecks(checks, "moves told twice");
    checks = 0;
  });
  const known = knowledgeOf(game.id);
  const terminal = tableOf(game.id);
  if (!page) throw new Error(`no page for ${game.id}`);

  it("takes the same cards to the same piles, and presses the same key for them", () => {
    for (const number of DEALS) {
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const legal = moves.map((move) => game.formatMove(move));
        const named = page.piles(view).map(({ id, name }) => [id, name]);
        expect(named).toEqual(known.piles(view).map(({ id }) => [id, terminal.nameOf(id)]));
        expect(page.main(view, legal)?.word).toBe(terminal.mainMove(view, legal));
        for (const word of legal) {
          const { from, depth, to } = terminal.ends(view, word);
          expect(page.ends(view, word)).toMatchObject({ from, depth, to });
          checks++;
        }
      }
    }
  });

  it("tells of a move the same numbers and the same fates", () => {
    for (const number of DEALS) {
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        for (const move of moves) {
          const word = game.formatMove(move);
          const [choice] = page.choices?.(view, [word], true) ?? [];
          if (page.choices) expect(choice, word).toBeDefined();
          const line = terminal.foretell(view, word);
          checks++;
          if (!choice) continue;
          const button = `${choice.label}. ${choice.detail}`;
          const [inLine, inButton] = [numbersIn(line.replace(PATH, "")), numbersIn(button)];
          const blows = blowsIn(known.prospects(view, move));
          const missing = [...numbersIn(choice.detail)].filter(
            (amount) => !inLine.has(amount) && !blows.includes(amount),
          );
          const more = [...inLine].filter((amount) => !inButton.has(amount));
          expect([missing, more], `${word}: “${button}” and “${line}”`).toEqual([[], []]);
          expect(fatesIn(line), `${word}: “${button}” and “${line}”`).toEqual(fatesIn(button));
        }
      }
    }
  });

  it("refuses a move in the same words", () => {
    for (const number of DEALS) {
      const met = new Map<string, unknown>();
      for (const { state, moves } of randomGame(game, variant, number, 60)) {
        const view = game.view(state);
        const legal = new Set(moves.map((move) => game.formatMove(move)));
        for (const move of moves) met.set(game.formatMove(move), move);
        for (const [word, move] of met) {
          if (legal.has(word)) continue;
          const { from, depth, to } = known.ends(view, move);
          const refusal = terminal.refusal(view, word);
          const shown = page.refusal(view, { from, depth, to });
          // The page says, besides, what to press.
          const same = shown.replace(/ Press (?:the|a) weapon to drop it\.$/, "");
          expect(same.toLowerCase()).toBe(`${refusal.toLowerCase()}.`);
          expect(shown).toMatch(/^[A-Z0-9].{7,89}\.$/);
          expect(shown).not.toMatch(/undefined|NaN|null/);
          checks++;
        }
      }
    }
  });
}
