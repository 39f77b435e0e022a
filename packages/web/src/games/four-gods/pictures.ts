import { CARDS, type DreamCard } from "./card-numbers.js";

/** Addresses by file: `./foe-madame-vesper.svg`. */
export const PORTRAITS: Readonly<Record<string, string>> = import.meta.glob<string>("./*.svg", {
  base: "./portraits",
  import: "default",
  eager: true,
});

/** The address of what is drawn on a card: its own picture, or for a card of one's own one of its kind, always the same. */
export function pictureOf({ kind, name }: Pick<DreamCard, "kind" | "name">): string {
  const drawn = [...CARDS.values()].filter((card) => card.kind === kind).map((card) => card.name);
  return PORTRAITS[fileOf(kind, likeness(name, drawn))] as string;
}

function fileOf(kind: string, name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `./${kind}-${words}.svg`;
}

/** Of the names that have a picture the one whose picture stands for this name: itself, or one that hangs on the name alone. */
export function likeness(name: string, drawn: readonly string[]): string {
  if (drawn.includes(name)) return name;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return drawn[sum % drawn.length] as string;
}
