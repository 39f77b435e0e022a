import { seededRandom } from "@tetrarch/engine";
import { cardsFrom, codesOf, HIDDEN } from "@tetrarch/engine/standard-cards";
import { Pack, packedCard } from "./cards.js";
import { layOut, Packed } from "./packed.js";
import type { TombGame, TombView } from "./types.js";

/**
 * A packed position that agrees with the view: of the pack only what it is made of is known, so the cards not
 * seen lie in it in the order of the game's whole pack, and only the scroll's ace in its place, at the bottom (TK-40). By
 * memory (TK-32) it is not known either what lies face down: it is taken to be what it may be, the same for the same view.
 */
export function packedFromView(game: TombGame, view: TombView): Packed {
  const { scrollSpent, delve, retreat } = view;
  const bottom = scrollSpent ? view.pack.slice(-1) : [];
  const order = cardsFrom([...unseen(game, view), ...bottom]).map(packedCard);
  const tomb = new Packed(new Pack(order, scrollSpent));
  layOut(tomb.bytes, {
    ...view,
    skills: cardsFrom(view.skills),
    treasure: cardsFrom(view.treasure),
    turn: cardsFrom(view.turn),
    delved: delve.length,
    retreated: retreat.length,
  });
  return tomb;
}

function unseen(game: TombGame, view: TombView): string[] {
  const { pack, torches, skills, treasure, turn, scrollSpent } = view;
  const seen = new Set([pack, torches, skills, treasure, turn, ...turnedDown(game, view)].flat());
  if (scrollSpent) seen.add("JK");
  return game.pack.parts.flat().filter((code) => !seen.has(code));
}

/** Any cards will do that may lie there, if they are always the same. */
const GUESS = 1;

/** What finished turns and jammed doors have cost the pack. */
function turnedDown(game: TombGame, view: TombView): readonly (readonly string[])[] {
  const { discards, delve, retreat } = view;
  const piles = [discards, ...delve, ...retreat];
  if (!piles.flat().includes(HIDDEN)) return piles;
  const guess = game.sample(view, seededRandom(GUESS));
  return [guess.discards, ...guess.delve, ...guess.retreat].map(codesOf);
}
