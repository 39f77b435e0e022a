import type { fourGods } from "@tetrarch/engine";
import { CROSSED_PATHS, cardFrom, HIDDEN, NONE } from "@tetrarch/engine/four-gods";
import type { GodsOfChance } from "./chance.js";
import { MOST_ROLLS } from "./deal.js";

/** A roll that was not thrown yet: it is set before it counts. */
const UNKNOWN_ROLL = 1;

/**
 * Takes over what the view shows. Hidden places hold no card until one comes up there, and coming rolls nothing; a state that
 * agrees with the view would do as well (`game.sample`), but takes shuffling.
 */
export function seeView(chance: GodsOfChance, view: fourGods.View): void {
  const { variant, paths, party, rescue, rolls } = view;
  chance.seeing({
    rescue: rescue !== null,
    crossed: variant.includes(CROSSED_PATHS),
    paths: paths.map(pathSeen),
    party: party.map(({ id, weapon, wounds }) => ({
      card: cardOf(id),
      weapon: weapon === null ? NONE : cardOf(weapon.id),
      wounds,
    })),
    rescueUsed: rescue?.used ?? false,
    unsettled: paths.findIndex(({ status }) => status === "unsettled"),
    rolls: Array.from({ length: MOST_ROLLS }, (_, used) => rolls[used] ?? UNKNOWN_ROLL),
    rollsUsed: rolls.length,
  });
}

function pathSeen({ location, rows, card }: fourGods.PathView): fourGods.Path {
  const cards = [cardOf(location)];
  const turned = [...cards];
  for (const row of rows) {
    for (const code of row) {
      const seen = code === HIDDEN ? NONE : cardOf(code);
      cards.push(seen);
      if (seen !== NONE) turned.push(seen);
    }
  }
  return { cards, turned, cleared: card === null, damage: card?.kind === "foe" ? card.damage : 0 };
}

function cardOf(code: string): number {
  return cardFrom(code) as number;
}
