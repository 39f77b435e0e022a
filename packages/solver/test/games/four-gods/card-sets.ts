import type { Random } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, parseCardSet } from "@tetrarch/engine/four-gods";

/** The built-in set times 40,000: its largest number is the largest a set may have. */
export function hugeSet(): CardSet {
  return withNumbers("Huge", (number) => number * 40_000);
}

/** The built-in set with stronger foes and traps. */
export function hardSet(more: number): CardSet {
  return withNumbers("Hard", (number, _name, id) => (/^[ET]|L[34]/.test(id) ? number + more : number));
}

/** A set of small numbers, where much is equal, luck is often bad, and some traps cannot be disarmed or do no harm. */
export function smallSet(random: Random): CardSet {
  const drawn = withNumbers("Small", (_number, name) => {
    if (name === "luck") return random(8) - 3;
    return name === "attack" ? 1 + random(5) : random(9);
  });
  const table = () => {
    const luckAtLeast = random(6) - 2;
    const rollNeeded = 2 + random(5);
    return [
      { luckAtLeast, rollNeeded },
      { luckAtLeast: luckAtLeast + 1 + random(4), rollNeeded: 1 + random(rollNeeded) },
    ];
  };
  return checked({ ...drawn, traps: drawn.traps.map((trap) => ({ ...trap, luckTable: table() })) });
}

/** The built-in set with other numbers for attack, defence, luck and damage. */
function withNumbers(name: string, change: (number: number, name: string, id: string) => number): CardSet {
  const changed = ["attack", "defence", "luck", "damage"];
  const text = JSON.stringify(
    { ...builtInCardSet, name },
    function (this: { readonly id: string }, key, value: unknown) {
      return changed.includes(key) ? change(Number(value), key, this.id) : value;
    },
  );
  return checked(JSON.parse(text));
}

function checked(json: unknown): CardSet {
  const set = parseCardSet(json);
  if (!set.ok) throw new Error(set.error.message);
  return set.value;
}
