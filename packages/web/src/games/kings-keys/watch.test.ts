import { describe, expect, test } from "vitest";
import { watchIn } from "./watch.js";

/** A narrow column, a broad one, the foot of a tall window. */
const AREAS = [
  { x: 270, y: 6, width: 80, height: 390 },
  { x: 1030, y: 12, width: 250, height: 460 },
  { x: 60, y: 430, width: 290, height: 72 },
] as const;

describe.each(AREAS)("the guard and his ring in $width by $height", (area) => {
  const { ring, guard, gate } = watchIn(area);
  const { hoop } = ring;
  const half = ring.keySize / 2;

  /** How far outside the hoop a point is. */
  function distanceToHoop({ x, y }: { readonly x: number; readonly y: number }): number {
    const radius = Math.min(hoop.width, hoop.height) / 2;
    const [right, down] = [x - hoop.x - hoop.width / 2, y - hoop.y - hoop.height / 2];
    const across = Math.max(0, Math.abs(right) - (hoop.width / 2 - radius));
    return Math.hypot(across, Math.max(0, Math.abs(down) - (hoop.height / 2 - radius))) - radius;
  }

  test("sixteen keys hang within it, none touching the next", () => {
    expect(ring.keys).toHaveLength(16);
    for (const [index, { x, y }] of ring.keys.entries()) {
      expect(x - half).toBeGreaterThanOrEqual(area.x - 0.01);
      expect(x + half).toBeLessThanOrEqual(area.x + area.width + 0.01);
      expect(y - half).toBeGreaterThanOrEqual(area.y - 0.01);
      expect(y + half).toBeLessThanOrEqual(area.y + area.height + 0.01);
      const next = ring.keys[(index + 1) % 16];
      expect(Math.hypot((next?.x ?? x) - x, (next?.y ?? y) - y)).toBeGreaterThan(ring.keySize * 0.8);
    }
  });

  test("every key points outwards, the first one up, and touches the hoop", () => {
    expect(ring.keys[0]?.turn).toBeCloseTo(0);
    for (const { x, y, turn } of ring.keys) {
      const angle = (turn * Math.PI) / 180;
      const foot = { x: x - Math.sin(angle) * half, y: y + Math.cos(angle) * half };
      expect(distanceToHoop(foot)).toBeCloseTo(0);
      expect(distanceToHoop({ x, y })).toBeCloseTo(half);
    }
  });

  test("no key covers the guard or the number, and he stands within the frame", () => {
    expect(Math.min(hoop.width, hoop.height)).toBeGreaterThan(28);
    for (const { x, y } of ring.keys) {
      const aside = x + half <= guard.x || x - half >= guard.x + guard.width;
      const away = y + half <= guard.y || y - half >= guard.y + guard.height;
      expect(aside || away).toBe(true);
    }
    if (gate) {
      for (const { y } of ring.keys) expect(y + half).toBeLessThanOrEqual(gate.y);
      expect(gate.y).toBeLessThanOrEqual(guard.y);
      expect(gate.y + gate.height).toBeCloseTo(guard.y + guard.height);
    }
    // A bust: no taller than he is broad with the trapdoor before him, and above him at most twice as much sky.
    expect(guard.height).toBeLessThan(guard.width * 1.2);
    if (gate) expect(guard.height).toBeGreaterThan(gate.height * 0.4);
    expect(gate === undefined).toBe(area.width > area.height);
    expect(guard.x).toBeGreaterThanOrEqual(area.x);
    expect(guard.x + guard.width).toBeLessThanOrEqual(area.x + area.width);
    expect(guard.y + guard.height).toBeLessThanOrEqual(area.y + area.height);
  });
});
