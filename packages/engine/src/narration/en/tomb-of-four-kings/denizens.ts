import type { Encounter, EncounterKind } from "../../../games/tomb-of-four-kings/types.js";

/** The encounters of the tomb, weakest (2) first, each with its article. Names are singular and can follow `the`. */
const DENIZENS: Readonly<Record<EncounterKind, readonly (readonly [article: string, name: string])[]>> = {
  monster: [
    ["a", "giant rat"],
    ["a", "swarm of bats"],
    ["a", "grave spider"],
    ["a", "restless skeleton"],
    ["a", "ghoul"],
    ["a", "mummy"],
    ["a", "stone guardian"],
    ["a", "wraith"],
    ["a", "dragon of the deep"],
  ],
  trap: [
    ["a", "rusty snare"],
    ["a", "trip-wire"],
    ["a", "dart trap"],
    ["a", "covered pit"],
    ["a", "nest of scorpions"],
    ["a", "swinging blade"],
    ["a", "flight of poison arrows"],
    ["a", "dead-fall"],
    ["a", "rolling boulder"],
  ],
  door: [
    ["a", "worm-eaten door"],
    ["a", "wicker door"],
    ["a", "door of pine"],
    ["an", "oak door"],
    ["a", "door bound in iron"],
    ["a", "bronze door"],
    ["an", "ironwood door"],
    ["a", "gilded door"],
    ["a", "door of black granite"],
  ],
};

function denizen({ kind, value }: Encounter): readonly [article: string, name: string] {
  return DENIZENS[kind][value - 2] ?? ["a", kind];
}

/** `a wraith`, `an oak door`. */
export function someDenizen(encounter: Encounter): string {
  return denizen(encounter).join(" ");
}

/** `the wraith`. */
export function theDenizen(encounter: Encounter): string {
  return `the ${denizen(encounter)[1]}`;
}
