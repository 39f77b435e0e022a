/**
 * How hard the built-in card set of the Four Gods is: win rates of players over the numbered deals 1, 2, 3 …, and how
 * much each single card matters. The same numbers every time.
 *
 * Options: `--deals N` (10,000), `--ahead N` deals for the player that samples ahead (0: not at all; slow).
 */
import { parseArgs } from "node:util";
import {
  builtInCardSet,
  type CardSet,
  createFourGods,
  formatVariant,
  numberedDeal,
  seededRandom,
  type Variant,
} from "../src/index.js";
import { type Player, playOut, randomPlayer, samplingPlayer, sensiblePlayer } from "./four-gods-players.js";
import { pairedDifference, type Rate, wilson } from "./wilson.js";

const RANDOM_SEED = 1936;
/** How often the sampling player deals the hidden cards anew for a move. */
const SAMPLES = 40;

const { values } = parseArgs({
  options: { deals: { type: "string", default: "10000" }, ahead: { type: "string", default: "0" } },
});
const [deals, ahead] = [Number(values.deals), Number(values.ahead)];

const percent = (share: number) => (100 * share).toFixed(1);

function printRate(name: string, variant: Variant, { rate, low, high }: Rate): void {
  console.log(
    `${name.padEnd(22)} ${formatVariant(variant).padEnd(21)} ${percent(rate).padStart(5)} %  (${percent(low)}–${percent(high)})`,
  );
}

/** Which of the deals 1 … count the player wins. */
function wins(cards: CardSet, variant: Variant, player: Player, count: number): boolean[] {
  const game = createFourGods(cards);
  return Array.from({ length: count }, (_, index) => {
    const start = game.setup(numberedDeal(game.pack, index + 1), variant);
    return game.outcome(playOut(game, start, player)).status === "won";
  });
}

function countWins(won: readonly boolean[]): number {
  return won.filter(Boolean).length;
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

console.log(
  `${builtInCardSet.name} ${builtInCardSet.version}, deals 1 to ${deals}, wins with 95 % Wilson intervals`,
);
for (const variant of [[], ["rescue"], ["crossed-paths"], ["crossed-paths", "rescue"]]) {
  const random = wins(builtInCardSet, variant, randomPlayer(seededRandom(RANDOM_SEED)), deals);
  printRate("random legal play", variant, wilson(countWins(random), deals));
  const sensible = wins(builtInCardSet, variant, sensiblePlayer, deals);
  printRate("sensible player", variant, wilson(countWins(sensible), deals));
}
if (ahead > 0) {
  const sampling = wins(builtInCardSet, [], samplingPlayer(seededRandom(RANDOM_SEED), SAMPLES), ahead);
  printRate(`sampling ahead (${ahead})`, [], wilson(countWins(sampling), ahead));
}

console.log(
  "\nWhat the sensible player's rate changes by when one card gets the numbers of L1 (friend) or L2 (weapon),",
);
console.log("in points, with 95 % intervals of the paired difference:");
const base = wins(builtInCardSet, [], sensiblePlayer, deals);
for (const { id, name } of [...builtInCardSet.friends, ...builtInCardSet.weapons]) {
  const changed = wins(levelled(id), [], sensiblePlayer, deals);
  const gained = changed.filter((won, index) => won && !base[index]).length;
  const lost = base.filter((won, index) => won && !changed[index]).length;
  const { difference, margin } = pairedDifference(gained, lost, deals);
  console.log(`${id}  ${name.padEnd(26)} ${percent(difference).padStart(5)} ± ${percent(margin)}`);
}
