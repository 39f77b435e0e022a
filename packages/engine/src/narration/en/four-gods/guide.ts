import type { CardSet } from "../../../games/four-gods/card-set-types.js";
import { MOST_ALLIES, PATHS } from "../../../games/four-gods/cards.js";
import type { NamedCard } from "../../../games/four-gods/types.js";
import type { Guide } from "../../catalogue.js";
import { capital, numberName } from "../words.js";
import { pathsInWords, specialRules } from "./layout.js";
import { innerName, whoOf } from "./messages.js";

/** The friend whom the first move takes, or the place where one waits of which the set says no more (FG-26). */
function startOf(place: NamedCard | undefined): string {
  if (place === undefined) return "";
  const who = whoOf(place, "friend");
  return who === innerName(place) ? `waiting at ${place.name}` : who;
}

/** @param start the friend whom the first move takes, or where one waits (FG-3) */
function howToOf(paths: string, artifacts: number, party: number, start: string): readonly string[] {
  const all = numberName(artifacts);
  return [
    `${paths} lead to ${all} artifacts. The face-up card of each path is open to you, in any order you like.`,
    `You have at most ${numberName(party)} friends with you. The first is ${start}; others join as you meet them, if there is room.`,
    "Each friend can hold one weapon. Its numbers count for the holder for as long as it is held.",
    "In a fight all your friends strike at once, and the foe strikes back at the one you put forward. Damage stays. Whoever has more than their defence is gone; just as much still stands.",
    "At a trap you roll one die. The more luck your friends and their weapons bring, the lower the roll that will do; if it fails, every friend is hurt.",
    "When a path's card is dealt with, turn up one of the two cards of its next row. The other goes by, for ever unseen.",
    "A wounded friend may be dismissed to make room, and a weapon dropped to free a hand. Beware: a friend who stands only by the weapon falls without it.",
    `${capital(all)} artifacts with one friend still standing, and you wake. With the last friend the dream is lost.`,
  ];
}

const USUAL_PATHS = "Four paths of seven rows";

export const fourGodsGuide: Guide<CardSet> = {
  howTo: howToOf(USUAL_PATHS, PATHS, MOST_ALLIES, "the foreman of Tanis Diggs"),
  howToWith: ({ layout, locations }) => [
    ...howToOf(
      layout ? pathsInWords(layout).replace(/(,.*)$/, "$1,") : USUAL_PATHS,
      locations.length,
      layout?.party ?? MOST_ALLIES,
      startOf(locations[0]),
    ),
    ...(layout ? specialRules(layout) : []),
  ],
  mistakeKinds: {
    "dismissal-done": "Sending a friend away",
    "dismissal-left": "Keeping a friend too long",
    "dismissal-otherwise": "Whom to send away",
    "rescue-done": "Calling a friend back too soon",
    "rescue-left": "Calling a friend back too late",
    "rescue-otherwise": "Whom to call back",
    "fall-done": "Letting a friend fall",
    "fall-left": "Sparing a friend too long",
    "fall-otherwise": "Who falls",
    "weapon-dropped-done": "Dropping a weapon",
    "weapon-dropped-left": "Holding on to a weapon",
    "weapon-dropped-otherwise": "Which weapon to drop",
    "foe-otherwise": "Which foe to fight",
    "wounds-otherwise": "Who takes the blow",
    "fight-done": "Fighting too soon",
    "fight-left": "Putting off a fight",
    "trap-done": "Facing a trap too soon",
    "trap-left": "Putting off a trap",
    "trap-otherwise": "Which trap to face",
    "bearer-otherwise": "Who bears which weapon",
    "weapon-done": "Taking up a weapon too soon",
    "weapon-left": "Taking up a weapon too late",
    "friend-done": "Taking a friend along too soon",
    "friend-left": "Taking a friend along too late",
    "friend-otherwise": "Which friend to take along",
  },
};
