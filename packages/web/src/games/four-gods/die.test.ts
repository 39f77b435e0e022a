import { expect, test } from "vitest";
import { FACES, pipsOf, turnTo } from "./die.js";

/** Where the middle of a face points, as CSS turns it: `rotateX(x) rotateY(y)`; towards the viewer is z. */
function turned([x, y, z]: readonly number[], turn: { readonly x: number; readonly y: number }) {
  const [sinX, cosX] = [Math.sin((turn.x * Math.PI) / 180), Math.cos((turn.x * Math.PI) / 180)];
  const [sinY, cosY] = [Math.sin((turn.y * Math.PI) / 180), Math.cos((turn.y * Math.PI) / 180)];
  const [across = 0, up = 0, near = 0] = [x, y, z];
  const deep = -across * sinY + near * cosY;
  return [across * cosY + near * sinY, up * cosX - deep * sinX, up * sinX + deep * cosX];
}

test("a roll turns its own face towards the viewer, and no other", () => {
  expect(FACES.map(({ pips }) => pips).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const roll of [1, 2, 3, 4, 5, 6]) {
    const towards = FACES.filter((face) => {
      const [, , near = 0] = turned(turned([0, 0, 1], face), turnTo(roll));
      return near > 0.99;
    });
    expect(towards.map(({ pips }) => pips)).toEqual([roll]);
    expect(pipsOf(roll)).toHaveLength(roll);
  }
});
