/** Who made each icon of game-icons.net that the app shows, as the folders of its collection say. */
const ICONS: Readonly<Record<string, string>> = {
  Delapouite: `anticlockwise-rotation boulder-dash chest clockwise-rotation closed-doors crossroad dart door
    dungeon-gate enrage exit-door falling-rocks hobbit-door huts-village keyring life-buoy locked-door lockpicks medieval-gate
    moon-bats mummy-head pendulum-swing person-in-bed perspective-dice-six primitive-torch ranch-gate rat rock-golem
    shambling-zombie spiked-dragon-head spiky-pit stairs temple-door temple-gate torch`,
  Felbrigg: "dodge",
  Lorc: `broadsword broken-skull castle dragon-head flying-flag gears grim-reaper hanging-spider lantern-flame laurels owl
    padlock rosa-shield scorpion spectre striking-arrows sunrise tribal-mask tripwire visored-helm white-tower wolf-trap
    wooden-door`,
  Sbed: "clover key",
  Skoll: "cobra hearts raise-skeleton",
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
