import { describe, expect, it } from "vitest";
import { tellChecks } from "../../testing/counts.js";
import { ALL_TOYS, type Toy, toyIsOver, toyNexts, toyResult } from "../toy-game-for-tests.js";
import { afterCard, type OpenToy, openToys, seenIn } from "./open-toy-for-tests.js";
import { type Forecast, FREE, relaxedBest } from "./relaxed-best.js";

const truths = new Map<string, number>();

/** By counting: what the best player makes of a position who knows what was seen. */
function truth(position: OpenToy): number {
  const { toy, awaits } = position;
  if (!awaits && toyIsOver(toy)) return toyResult(toy);
  const key = seenIn(position);
  const known = truths.get(key);
  if (known !== undefined) return known;
  const found = awaits
    ? meanOver(position, truth)
    : Math.max(...(["draw", "stop"] as const).map((move) => truth({ toy, awaits: move })));
  truths.set(key, found);
  return found;
}

function meanOver({ toy, awaits = "draw" }: OpenToy, worthOf: (position: OpenToy) => number): number {
  const nexts = toyNexts(toy);
  return nexts.reduce((sum, next) => sum + worthOf(afterCard({ toy: next, awaits })), 0) / nexts.length;
}

function forecastBy(worthOf: (position: OpenToy) => number): Forecast<OpenToy> {
  return { worthOf, meanOf: (position) => meanOver(position, worthOf) };
}

/** Some number of what was seen, 0 to 1, that says nothing of what it is worth; of a finished game its result. */
function nonsense(position: OpenToy): number {
  const result = openToys.resultOf(position);
  if (result !== undefined) return result;
  let hash = 7;
  for (const letter of seenIn(position)) hash = (hash * 31 + letter.charCodeAt(0)) % 1009;
  return hash / 1009;
}

function boundBy(forecast: Forecast<OpenToy>): readonly number[] {
  tellChecks(ALL_TOYS.length, "deals of the toy searched");
  return ALL_TOYS.map((toy) => relaxedBest(openToys, forecast, { toy }).best);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

describe("the bound from above", () => {
  const best = truth({ toy: ALL_TOYS[0] as Toy });

  it("is what open cards give where foresight is free", () => {
    const open = (position: OpenToy): number => {
      const result = openToys.resultOf(position);
      if (result !== undefined) return result;
      const choices = openToys.choicesOf(position) ?? [afterCard(position)];
      return Math.max(...choices.map(open));
    };
    expect(boundBy(FREE)).toEqual(ALL_TOYS.map((toy) => open({ toy })));
    expect(mean(boundBy(FREE))).toBeGreaterThan(best + 0.1);
  });

  it("is V* in every deal where the forecast is the truth", () => {
    for (const bound of boundBy(forecastBy(truth))) expect(bound).toBeCloseTo(best, 12);
  });

  it("is the same where V* is taken for the lines that follow", () => {
    const isLate = ({ toy }: OpenToy) => toy.drawn >= 3;
    const late = (position: OpenToy) => (isLate(position) ? truth(position) : nonsense(position));
    const searched = boundBy(forecastBy(late));
    const taken = {
      ...forecastBy(late),
      optimumOf: (position: OpenToy) => (isLate(position) ? truth(position) : undefined),
    };
    for (const [deal, bound] of boundBy(taken).entries())
      expect(bound).toBeCloseTo(searched[deal] as number, 12);
    expect(mean(searched)).toBeGreaterThan(best);
  });

  it("is never below V*, whatever the forecast says", () => {
    for (const by of [nonsense, (position: OpenToy) => 1 - nonsense(position)])
      expect(mean(boundBy(forecastBy(by)))).toBeGreaterThan(best);
  });

  it("comes the nearer to V* the nearer the forecast is to the truth", () => {
    const mixed = (share: number) => (position: OpenToy) =>
      share * truth(position) + (1 - share) * nonsense(position);
    const bounds = [0, 0.5, 0.9].map((share) => mean(boundBy(forecastBy(mixed(share)))));
    const [far = 0, nearer = 0, near = 0] = bounds;
    expect(far).toBeGreaterThan(nearer);
    expect(nearer).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(best);
    expect(near).toBeLessThan(best + 0.1);
  });
});
