/**
 * How hard the built-in card set of the Four Gods is: win rates of players over the numbered deals 1, 2, 3 …, and how
 * much each single card matters. The same numbers every time.
 *
 * Options: `--deals N` for random and greedy (10,000); `--strong N` deals for the strong player in every variant and
 * `--strong-cards N` deals a card (0: not at all; both are slow), with `--nodes N` a move (its own budget).
 */

import { formatVariant, numberedDeal, seededRandom, type Variant } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { type AnyPlayer, agentsOf, playingOut, runToEnd } from "../packages/solver/src/index.js";
import { pairedDifference, wilson } from "../packages/solver/src/studies/wilson.js";
import { optionsOf } from "./common/options.js";

const VARIANTS: readonly Variant[] = [[], ["rescue"], ["crossed-paths"], ["crossed-paths", "rescue"]];

const { values } = optionsOf({
  options: {
    deals: { type: "string", default: "10000" },
    strong: { type: "string", default: "0" },
    "strong-cards": { type: "string", default: "0" },
    nodes: { type: "string" },
  },
});
const deals = Number(values.deals);
const strong = Number(values.strong);
const strongCards = Number(values["strong-cards"]);

const percent = (share: number) => (100 * share).toFixed(1);

/** Which of the deals 1 … count the player of that name wins. */
function wins(cards: CardSet, variant: Variant, name: string, count: number): boolean[] {
  const game = createFourGods(cards);
  const player = agentsOf(game)?.players.find((known) => known.name === name) as AnyPlayer;
  const nodes = Number(values.nodes ?? player.nodesAMove);
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const start = game.setup(numberedDeal(game.pack, number), variant);
    const random = seededRandom(number);
    return runToEnd(playingOut(game, start, player, random, nodes)).outcome.status === "won";
  });
}

function printRate(name: string, variant: Variant, count: number): void {
  const won = wins(builtInCardSet, variant, name, count).filter(Boolean).length;
  const { rate, low, high } = wilson(won, count);
  const title = `${name.padEnd(8)} ${formatVariant(variant).padEnd(21)} ${String(count).padStart(6)} deals`;
  console.log(`${title} ${percent(rate).padStart(5)} %  (${percent(low)}–${percent(high)})`);
}

/** The built-in set with one friend given L1's numbers, or one weapon L2's. */
function levelled(id: string): CardSet {
  const [l1, l2] = builtInCardSet.locations;
  const level =
    <Card extends { readonly id: string }>(location: object) =>
    (card: Card): Card =>
      card.id === id ? { ...card, ...location, id, name: id } : card;
  return {
    ...builtInCardSet,
    friends: builtInCardSet.friends.map(level(l1 ?? {})),
    weapons: builtInCardSet.weapons.map(level(l2 ?? {})),
  };
}

function printCards(name: string, count: number): void {
  console.log(
    `\nWhat ${name}'s rate over ${count} deals changes by when one card gets the numbers of L1 (friend) or L2 (weapon),`,
  );
  console.log("in points, with 95 % intervals of the paired difference:");
  const base = wins(builtInCardSet, [], name, count);
  for (const card of [...builtInCardSet.friends, ...builtInCardSet.weapons]) {
    const changed = wins(levelled(card.id), [], name, count);
    const gained = changed.filter((won, index) => won && !base[index]).length;
    const lost = base.filter((won, index) => won && !changed[index]).length;
    const { difference, margin } = pairedDifference(gained, lost, count);
    const points = `${percent(difference).padStart(5)} ± ${percent(margin)}`;
    console.log(`${card.id}  ${card.name.padEnd(26)} ${points}`);
  }
}

console.log(`${builtInCardSet.name} ${builtInCardSet.version}, wins with 95 % Wilson intervals`);
for (const variant of VARIANTS) {
  if (deals > 0) printRate("random", variant, deals);
  if (deals > 0) printRate("greedy", variant, deals);
  if (strong > 0) printRate("sampler", variant, strong);
}
if (deals > 0) printCards("greedy", deals);
if (strongCards > 0) printCards("sampler", strongCards);
