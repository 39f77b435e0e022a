import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { AnyGame } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";
import { gamesAndVariants, randomGame } from "./random-games.js";

const RUNS = 1500;
const counts = { refused: 0, accepted: 0 };

/** One small change of a text made of lines of words. */
const edit = fc.record({
  kind: fc.constantFrom("swap", "move", "insert", "remove", "replace", "cut"),
  at: fc.nat(),
  to: fc.nat(),
  word: fc.constantFrom("|", "-", "0", "1", "9", "KS", "AH", "2C", "JK", "F01", "L1", "G3A", "t1:", "", "--"),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function edited(text: string, { kind, at, to, word }: Edit): string {
  const words = text.split(/(?<=[ \n])/);
  const [here, there] = [at % words.length, to % words.length];
  const bare = (index: number) => (words[index] ?? "").trimEnd();
  const put = (index: number, next: string) => {
    words[index] = next + (words[index] ?? "").slice(bare(index).length);
  };
  if (kind === "cut") return text.slice(0, at % (text.length + 1));
  if (kind === "insert") put(here, `${bare(here)} ${word}`);
  if (kind === "replace") put(here, word);
  if (kind === "remove") words.splice(here, 1);
  if (kind === "move") words.splice(there, 0, ...words.splice(here, 1));
  if (kind === "swap") {
    const [first, second] = [bare(here), bare(there)];
    put(here, second);
    put(there, first);
  }
  return words.join("");
}

/** Tests of whatever text is given for a position: it is refused with a reason, or it is a position through and through. */
export function checkStateTexts(games: readonly AnyGame[]): void {
  afterAll(() => console.log(`positions as text: ${counts.refused} refused, ${counts.accepted} accepted`));
  describe.each(gamesAndVariants(games))("$name", checkStateText);
}

function checkStateText({ game, variant }: { readonly game: AnyGame; readonly variant: string }): void {
  const texts = Array.from({ length: 12 }, (_, index) => [...randomGame(game, variant, index + 1, 120)])
    .flatMap((steps) => steps.filter(({ ply }) => ply % 8 === 0))
    .map(({ state }) => game.formatState(state));

  const changed = fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([text, edits]) => edits.reduce(edited, text));

  it("what is accepted is written back the same, and can be seen, sampled and played", () => {
    const before = counts.refused + counts.accepted;
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: changed }, fc.string()), (input) => {
        const read = game.parseState(input);
        if (!read.ok) {
          expect(read.error.code).toBe("bad-state");
          expect(read.error.message.length).toBeLessThan(300);
          expect(read.error.message).not.toContain("undefined");
          counts.refused++;
          return;
        }
        counts.accepted++;
        expect(game.formatState(read.value)).toBe(input.replace(/\n$/, ""));
        const view = game.view(read.value);
        expect(game.view(game.sample(view, seededRandom(1)))).toEqual(view);
        for (const move of game.legalMoves(read.value)) game.play(read.value, move);
      }),
      { numRuns: RUNS, seed: 2026 },
    );
    expect(counts.refused + counts.accepted - before).toBe(RUNS);
  });

  it("is refused when it is far too long", () => {
    expect(game.parseState("x".repeat(1_000_001))).toMatchObject({ ok: false, error: { code: "too-large" } });
  });
}
