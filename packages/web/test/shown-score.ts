import { outcomeOf, type Session } from "@tetrarch/engine";
import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** The numbers of a score stand in a place in their order; which words it puts between them is its own affair. */
export async function expectScore(place: Locator, session: Session): Promise<void> {
  const numbers = outcomeOf(session).score.text.match(/\d+/g) ?? [];
  expect(numbers).not.toHaveLength(0);
  const inOrder = new RegExp(numbers.map((number) => `\\b${number}\\b`).join("[^]*"));
  await expect.poll(() => place.innerText()).toMatch(inOrder);
}
