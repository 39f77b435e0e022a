/** Who made each icon of game-icons.net that the app shows, as the folders of its collection say. */
const ICONS: Readonly<Record<string, string>> = {
  Delapouite: `anticlockwise-rotation chest clockwise-rotation crossroad dungeon-gate enrage huts-village
    keyring life-buoy lockpicks medieval-gate person-in-bed perspective-dice-six primitive-torch stairs torch`,
  Felbrigg: "dodge",
  Lorc: `broadsword broken-skull castle dragon-head flying-flag gears grim-reaper lantern-flame laurels owl padlock
    rosa-shield sunrise tribal-mask visored-helm white-tower`,
  Sbed: "clover key",
  Skoll: "cobra hearts",
};

const AUTHORS = new Map(
  Object.entries(ICONS).flatMap(([author, icons]) =>
    icons.split(/\s+/).map((icon) => [icon, author] as const),
  ),
);

/** Throws an Error for an icon whose author is not written down here: its licence asks for the name. */
export function iconAuthor(icon: string): string {
  const author = AUTHORS.get(icon);
  if (author === undefined) throw new Error(`nobody is named as the author of the icon ${icon}`);
  return author;
}
