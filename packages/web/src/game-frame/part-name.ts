/** Of more names than these only the first and the last are given. */
const NAMED_SINGLY = 4;

/** What piles are called together: `free land 1 to 7`, `castle of clubs, diamonds, hearts and spades`. */
export function partName(names: readonly string[]): string {
  const [first = "", ...others] = names;
  if (others.length === 0) return first;
  const words = names.map((name) => name.split(" "));
  const before = sameIn(words);
  const after = sameIn(words.map((name) => name.slice(before).toReversed()));
  const own = words.map((name) => name.slice(before, name.length - after).join(" "));
  const start = first.split(" ").slice(0, before);
  const end = after > 0 ? first.split(" ").slice(-after) : [];
  return [...start, together(own), ...end].join(" ");
}

/** With how many words all of them begin. */
function sameIn(names: readonly (readonly string[])[]): number {
  const [first = []] = names;
  const differs = first.findIndex((word, index) => names.some((name) => name[index] !== word));
  return differs === -1 ? first.length : differs;
}

/** A comma at their end is that of what follows. */
function together(own: readonly string[]): string {
  const bare = own.map((name) => name.replace(/,$/, ""));
  const last = own.at(-1) ?? "";
  const isCounted = bare.length > 2 && bare.every((name, index) => name === String(index + 1));
  if (isCounted || bare.length > NAMED_SINGLY) return `${bare[0]} to ${last}`;
  return `${bare.slice(0, -1).join(", ")} and ${last}`;
}
