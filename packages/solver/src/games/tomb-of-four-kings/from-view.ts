import { cardsFrom } from "@tetrarch/engine/standard-cards";
import { Pack, packedCard } from "./cards.js";
import { layOut, Packed } from "./packed.js";
import type { TombView } from "./types.js";

/**
 * A packed position that agrees with the view: of the pack only what it is made of is known, so the cards not
 * seen lie in it in the order of `codes`, and only the scroll's ace in its place, at the bottom (TK-40).
 * @param codes the game's whole pack, in a fixed order
 */
export function packedFromView(codes: readonly string[], view: TombView): Packed {
  const { scrollSpent, delve, retreat } = view;
  const bottom = scrollSpent ? view.pack.slice(-1) : [];
  const order = cardsFrom([...unseen(codes, view), ...bottom]).map(packedCard);
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

function unseen(codes: readonly string[], view: TombView): string[] {
  const { pack, torches, skills, treasure, discards, turn, delve, retreat, scrollSpent } = view;
  const piles = [pack, torches, skills, treasure, discards, turn, ...delve, ...retreat];
  const seen = new Set(piles.flat());
  if (scrollSpent) seen.add("JK");
  return codes.filter((code) => !seen.has(code));
}
