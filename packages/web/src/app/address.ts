import { type AnyGame, games, quote, readDeal, variantsOf } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { clock } from "../data/clock.js";
import { type PageName, type PageParams, pageNamed, routes } from "../ui/routes.js";
import * as words from "../words/en/app.js";

/**
 * An address as it was read: `#/` is home, `#/four-kingdoms` a table, `#/four-kingdoms/FK-1-5` a deal there,
 * `#/four-kingdoms/today` its deal of the day, `#/four-gods/FG-1-6/rescue` a deal in a variant, `#/history` another page.
 */
export interface Address {
  /** A game's id; empty for home and the pages. */
  readonly game: string;
  /** A valid deal of the game; empty for none. */
  readonly deal: string;
  /** The variant of the deal; undefined where the address does not say. */
  readonly variant?: string;
  /** What was wrong with the address, in sentences for the player; empty when nothing was. */
  readonly trouble: string;
  /** A page beside home and the tables, and what the address says to it. */
  readonly page?: { readonly name: PageName; readonly params: PageParams };
}

/** One reading of a piece of an address. */
interface Reading {
  readonly text: string;
  /** Whether a percent sign that stands for nothing was left out. */
  readonly isMended: boolean;
}

/** Longer pieces with more signs than any deal has are not tried with each sign left out in its turn. */
const MOST_SIGNS = 400;

/**
 * Reads the part of an address from its `#` on, whatever it is. What is right in it is kept: a game whose deal is
 * wrong, a deal whose game is wrong when it can be no other game's, and either when percent signs have got into it.
 */
export function readAddress(hash: string): Address {
  // No deal has a slash in it; some programs write every slash as an escape.
  const path = hash.replace(/^#/, "").replace(/%2F/gi, "/").replace(/^\/+/, "").replace(/\/+$/, "");
  if (path === "") return { game: "", deal: "", trouble: "" };
  const slash = path.indexOf("/");
  const first = slash < 0 ? path : path.slice(0, slash);
  const rest = slash < 0 ? "" : path.slice(slash + 1);
  const name = pageNamed(first);
  if (name) return { game: "", deal: "", trouble: "", page: { name, params: routes[name].parse(rest) } };
  const deal = rest.replace(/^\/+/, "");
  for (const { text, isMended } of readings(first)) {
    const game = gameOf(text);
    if (game) return withDeal(game, deal, isMended ? words.strayPercent : "");
  }
  return unknownGame(first, deal);
}

function gameOf(text: string): AnyGame | undefined {
  const id = text.trim().toLowerCase();
  return games.find((game) => game.id === id);
}

function withDeal(game: AnyGame, path: string, trouble: string): Address {
  const slash = path.lastIndexOf("/");
  const variant = slash < 0 ? undefined : variantIn(game, path.slice(slash + 1));
  if (variant === undefined) return withDealOnly(game, path, trouble);
  const route = withDealOnly(game, path.slice(0, slash), trouble);
  return route.deal === "" ? route : { ...route, variant };
}

function variantIn(game: AnyGame, written: string): string | undefined {
  const text = decoded(written)?.trim().toLowerCase();
  return variantsOf(game.options).find((name) => name === text);
}

function withDealOnly(game: AnyGame, written: string, trouble: string): Address {
  if (written === "") return { game: game.id, deal: "", trouble };
  const found = isToday(written) ? dailyDeal(game) : dealIn(game, written);
  if (found) {
    const stray = trouble || (found.isMended ? words.strayPercent : "");
    const named = stray && found.isMended ? `${stray} ${words.strayPercentDeal(found.text)}` : stray;
    return { game: game.id, deal: found.text, trouble: named };
  }
  const [first] = readings(written);
  const read = readDeal(game, (first?.text ?? "").trim());
  const reason = read.ok ? "" : read.error.message;
  return {
    game: game.id,
    deal: "",
    trouble: sentences(trouble, words.notADeal(reason)),
  };
}

function isToday(written: string): boolean {
  return decoded(written)?.trim().toLowerCase() === "today";
}

function dailyDeal(game: AnyGame): Reading | undefined {
  const deal = dealOfTheDay(game, clock.today());
  return deal.ok ? { text: deal.value, isMended: false } : undefined;
}

function dealIn(game: AnyGame, written: string): Reading | undefined {
  for (const { text, isMended } of readings(written)) {
    const read = readDeal(game, text.trim());
    if (read.ok) return { text: read.value.text, isMended };
  }
  return undefined;
}

function unknownGame(name: string, deal: string): Address {
  const [first] = readings(name);
  const trouble = words.unknownPlace(quote(first?.text || name));
  if (deal === "") return { game: "", deal: "", trouble };
  const players = games.filter((game) => dealIn(game, deal));
  const [game] = players;
  // Some card lists are deals of several games.
  if (!game || players.length > 1) return { game: "", deal: "", trouble };
  return withDeal(game, deal, `${trouble} ${words.dealOfGame(game.title)}`);
}

/** All that a piece of an address may mean, the likeliest first. */
function* readings(written: string): Generator<Reading> {
  const text = decoded(written);
  if (text !== undefined) yield { text, isMended: false };
  const parts = written.split("%");
  if (parts.length === 1) return;
  if (parts.length <= MOST_SIGNS) {
    for (let sign = 1; sign < parts.length; sign++) {
      const without = decoded(`${parts.slice(0, sign).join("%")}${parts.slice(sign).join("%")}`);
      if (without !== undefined) yield { text: without, isMended: true };
    }
  }
  yield { text: lettersIn(written), isMended: true };
  yield { text: written.replaceAll("%", ""), isMended: true };
}

/** Undefined for what stands for no text. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/** All that can be read, without the percent signs that stand for nothing. */
function lettersIn(written: string): string {
  return written.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => decoded(escapes) ?? escapes).replaceAll("%", "");
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
