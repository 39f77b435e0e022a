import { pack } from "./cards/pack.js";
import { STYLE as KINGDOMS } from "./cards/styles/four-kingdoms.js";
import { STYLE as NAPOLEON } from "./cards/styles/napoleons-tomb.js";
import { STYLE as TOMB } from "./cards/styles/tomb-of-four-kings.js";
import { DOORS } from "./dwellers/doors.js";
import { MONSTERS } from "./dwellers/monsters.js";
import { TRAPS as DEADLY } from "./dwellers/traps.js";
import { WAYS } from "./dwellers/ways.js";
import { FOES } from "./portraits/foes.js";
import { FRIENDS } from "./portraits/friends.js";
import { TRAPS } from "./portraits/traps.js";
import { WEAPONS } from "./portraits/weapons.js";

type Pictures = Readonly<Record<string, string>>;

/** The pictures of the games with French suits, by the game's id. */
export const PACKS: Readonly<Record<string, Pictures>> = {
  "tomb-of-four-kings": pack(TOMB),
  "four-kingdoms": pack(KINGDOMS),
  "napoleons-tomb": pack(NAPOLEON),
};

/** The pictures of the Four Gods' cards: a kind, then the card's name, as `foe-madame-vesper`. */
export const PORTRAITS: Pictures = Object.fromEntries(
  Object.entries({ friend: FRIENDS, foe: FOES, weapon: WEAPONS, trap: TRAPS }).flatMap(([kind, pictures]) =>
    Object.entries(pictures).map(([name, svg]) => [`${kind}-${name}`, svg]),
  ),
);

/** The pictures of what the tomb's numbers are: a kind, then its value, as `monster-7`. */
export const DWELLERS: Pictures = Object.fromEntries(
  Object.entries({ monster: MONSTERS, trap: DEADLY, door: DOORS }).flatMap(([kind, pictures]) =>
    pictures.map((svg, index) => [`${kind}-${index + 2}`, svg]),
  ),
);

/** All that is drawn, by the folder of the web app's games that keeps it: the picture of `KH` is the file `KH.svg`. */
export const FOLDERS: Readonly<Record<string, Pictures>> = {
  ...Object.fromEntries(Object.entries(PACKS).map(([game, pictures]) => [`${game}/cards`, pictures])),
  "tomb-of-four-kings/dwellers": { ...DWELLERS, ...WAYS },
  "four-gods/portraits": PORTRAITS,
};
