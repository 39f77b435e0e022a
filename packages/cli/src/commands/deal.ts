import {
  type AnyGame,
  type Deal,
  formatDeal,
  formatDealCode,
  looksLikeDealCode,
  type Random,
  randomDealNumber,
  readDeal,
} from "@tetrarch/engine";
import { gameNamed, gameOfPrefix } from "../content/games.js";
import { type Outcome, report } from "./report.js";

/** `tetrarch deal GAME [DEAL]`, and `tetrarch deal CODE`: the card list of a deal; without one, of a random deal. */
export function deal(name: string, text: string | undefined, random: Random): Outcome {
  if (text === undefined) {
    const coded = gameOfPrefix(name);
    if (coded) return listed(coded, name);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  if (text !== undefined) return listed(game.value, text);
  const code = formatDealCode(game.value.dealCode, randomDealNumber(random));
  return listed(game.value, code, `${code}\n`);
}

function listed(game: AnyGame, text: string, heading = ""): Outcome {
  const read = readDeal(game, text);
  return read.ok ? report(`${heading}${formatDeal(read.value.deal)}\n`, json(game, read.value)) : read;
}

function json(game: AnyGame, read: { readonly deal: Deal; readonly text: string }): object {
  const { cards, rolls } = read.deal;
  return {
    game: game.id,
    ...(looksLikeDealCode(read.text) ? { code: read.text } : {}),
    deal: formatDeal(read.deal),
    cards,
    rolls,
  };
}
