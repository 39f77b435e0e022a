/**
 * `npm run research -- bound GAME`: how often the best fair player can win at most. How it is found depends on the game (docs/evaluation.md):
 * in Tomb of Four Kings by information relaxation, with charges for foresight by V* of the last cards and before them by the net; in the Four Gods by what can be
 * won with open cards that come from one pile; in the others it is what the study of their deals with open cards has found.
 *
 * Options: `--deals FIRST..LAST`; `--keep FILE`: what was found of each deal is written there, so that a run that was stopped goes on;
 * of the Tomb `--open SHARE`: the share of all deals that can be won with open cards, 0 to 1, as a study of very many has found it
 * (docs/winnability.md), then the bound is told also with what this sample of deals is off taken off; of the Four Gods
 * `--positions N` (30,000): so many are looked at of a deal, and one that is undecided then counts as won.
 */
import { readFileSync } from "node:fs";
import { games, numberedDeal } from "@tetrarch/engine";
import { boundOfGods } from "./bound/gods-bound.js";
import { openRateIn } from "./bound/open-rate.js";
import { boundOfTomb } from "./bound/tomb-bound.js";
import { misuse, optionsOf } from "./common/options.js";

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "6000001..6000100" },
    open: { type: "string" },
    keep: { type: "string" },
    positions: { type: "string", default: "30000" },
  },
});
const [named] = positionals;
const game = games.find(({ id }) => id === named);
const [first, last] = values.deals.split("..").map(Number) as [number, number];
const share = values.open === undefined ? undefined : Number(values.open);
const most = Number(values.positions);
const isRange = Number.isSafeInteger(first) && Number.isSafeInteger(last) && first >= 1 && last > first + 1;
const isShare = share === undefined || (share >= 0 && share <= 1);
if (!game || positionals.length > 1 || !isRange || !isShare || !(most >= 1))
  misuse(
    "bound GAME [--deals FIRST..LAST] [--open SHARE] [--positions N] [--keep FILE], three deals at least, by whole numbers from 1 on",
  );
const stateOf = (deal: number) => game.setup(numberedDeal(game.pack, deal), []);
const range = { first, last, file: values.keep };
if (game.id === "tomb-of-four-kings") console.log(boundOfTomb(stateOf, range, share));
else if (game.id === "four-gods") console.log(boundOfGods(game, stateOf, range, most));
else {
  const rate = openRateIn(readFileSync("docs/winnability.md", "utf8"), game.title);
  if (!rate) throw new Error(`${game.id} is not in docs/winnability.md`);
  const percent = rate.most > rate.least ? `${rate.least} % to ${rate.most} %` : `${rate.least} %`;
  console.log(
    `${game.id}: no fair player wins more than can be won with open cards, ${percent} of ${rate.deals} deals (docs/winnability.md); charges for foresight were not searched`,
  );
}
