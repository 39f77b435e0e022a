import { type Random, shuffled } from "../../core/random.js";
import { type Card, cardFrom, cardsFrom, HIDDEN, NONE, ROW_CARD_IDS } from "./cards.js";
import { CROSSED_PATHS, PACK, RESCUE } from "./setup.js";
import type { Path, PathView, State, View } from "./types.js";

/**
 * FG-30: the cards never turned up, shuffled, take all places that were not turned up, the unchosen ones too; nothing
 * ties any card to any of them. The coming rolls are thrown anew.
 */
export function sample(view: View, random: Random): State {
  const seen = new Set(view.paths.flatMap((path) => path.rows.flat()));
  const unseen = shuffled(cardsFrom(ROW_CARD_IDS.filter((code) => !seen.has(code))), random);
  const coming = Array.from({ length: PACK.rolls - view.rolls.length }, () => random(6) + 1);
  return {
    rescue: view.variant.includes(RESCUE),
    crossed: view.variant.includes(CROSSED_PATHS),
    paths: view.paths.map((path) => samplePath(path, unseen)),
    party: view.party.map((ally) => ({
      card: cardFrom(ally.id) as Card,
      weapon: ally.weapon === null ? NONE : (cardFrom(ally.weapon.id) as Card),
      wounds: ally.wounds,
    })),
    rescueUsed: view.rescue?.used ?? false,
    unsettled: view.paths.findIndex((path) => path.status === "unsettled"),
    rolls: [...view.rolls, ...coming],
    rollsUsed: view.rolls.length,
  };
}

/** Takes the cards it needs from the end of `unseen`. */
function samplePath(path: PathView, unseen: Card[]): Path {
  const codes = [path.location, ...path.rows.flat()];
  return {
    cards: codes.map((code) => (code === HIDDEN ? (unseen.pop() as Card) : (cardFrom(code) as Card))),
    turned: cardsFrom(codes.filter((code) => code !== HIDDEN)),
    cleared: path.card === null,
    damage: path.card?.kind === "foe" ? path.card.damage : 0,
  };
}
