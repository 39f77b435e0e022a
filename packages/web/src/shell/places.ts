import castle from "virtual:game-icon/castle";
import idol from "virtual:game-icon/cobra";
import keyring from "virtual:game-icon/keyring";
import laurels from "virtual:game-icon/laurels";
import torch from "virtual:game-icon/torch";

/** What the door to a place looks like. */
export interface Door {
  readonly id: string;
  /** A few words on its door. */
  readonly line: string;
  readonly icon: string;
  readonly by: string;
}

export const doors: readonly Door[] = [
  {
    id: "tomb-of-four-kings",
    line: "Four torches, four kings, and the way back",
    icon: torch,
    by: "Matthew Lowes",
  },
  { id: "kings-keys", line: "Sixteen books open the king’s dungeon", icon: keyring, by: "Jeff Daymont" },
  {
    id: "four-kingdoms",
    line: "Bring the kings home and the people follow",
    icon: castle,
    by: "David Bernazzani",
  },
  { id: "four-gods", line: "Four dream paths, an idol at the end of each", icon: idol, by: "Sascha Krasny" },
  {
    id: "napoleons-tomb",
    line: "Two packs, four corners, one emperor",
    icon: laurels,
    by: "traditional",
  },
];
