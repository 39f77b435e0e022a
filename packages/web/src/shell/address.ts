import { type AnyGame, games, quote, readDeal, variantsOf } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { clock } from "../play/clock.js";
import { isRoomName, type RoomName } from "./rooms.js";

/**
 * Where in the app the player is: `#/` is home, `#/four-kingdoms` a place, `#/four-kingdoms/FK-1-5` a deal in it,
 * `#/four-kingdoms/today` its deal of the day, `#/four-gods/FG-1-6/rescue` a deal in a variant, `#/history` one of the rooms beside the tables.
 */
export interface Route {
  /** A game's id; empty for home. */
  readonly place: string;
  /** A deal that can be dealt there; empty for none. */
  readonly deal: string;
  /** In which variant it is to be dealt; undefined where the address does not say. */
  readonly variant?: string;
  /** What was wrong with the address, in sentences for the player; empty when nothing was. */
  readonly trouble: string;
  /** The room it leads to; undefined for home and the tables. */
  readonly room?: RoomName;
  /** What follows the room's name, as the address has it; the room reads it. */
  readonly rest?: string;
}

/** One reading of a piece of an address. */
interface Reading {
  readonly text: string;
  /** Whether a percent sign that stands for nothing was left out. */
  readonly isMended: boolean;
}

const STRAY = "There is a “%” in the address that stands for nothing: it was left out.";
/** Longer pieces with more signs than any deal has are not tried with each sign left out in its turn. */
const MOST_SIGNS = 400;

/**
 * Reads the part of an address from its `#` on, whatever it is. What is right in it is kept: a place whose deal is
 * wrong, a deal whose place is wrong when it can be no other game's, and either when percent signs have got into it.
 */
export function readAddress(hash: string): Route {
  // No deal has a slash in it; some programs write every slash as an escape.
  const path = hash.replace(/^#/, "").replace(/%2F/gi, "/").replace(/^\/+/, "").replace(/\/+$/, "");
  if (path === "") return { place: "", deal: "", trouble: "" };
  const slash = path.indexOf("/");
  const place = slash < 0 ? path : path.slice(0, slash);
  const room = roomOf(place);
  if (room) return { place: "", deal: "", trouble: "", room, rest: slash < 0 ? "" : path.slice(slash + 1) };
  const deal = slash < 0 ? "" : path.slice(slash).replace(/^\/+/, "");
  for (const { text, isMended } of readings(place)) {
    const game = gameOf(text);
    if (game) return withDeal(game, deal, isMended ? STRAY : "");
  }
  return unknownPlace(place, deal);
}

function roomOf(text: string): RoomName | undefined {
  const name = text.toLowerCase();
  return isRoomName(name) ? name : undefined;
}

function gameOf(text: string): AnyGame | undefined {
  const id = text.trim().toLowerCase();
  return games.find((game) => game.id === id);
}

function withDeal(game: AnyGame, path: string, trouble: string): Route {
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

function withDealOnly(game: AnyGame, written: string, trouble: string): Route {
  if (written === "") return { place: game.id, deal: "", trouble };
  const found = isToday(written) ? dailyDeal(game) : dealIn(game, written);
  if (found) {
    const stray = trouble || (found.isMended ? STRAY : "");
    const named = stray && found.isMended ? `${stray} Without it, it names deal ${found.text}.` : stray;
    return { place: game.id, deal: found.text, trouble: named };
  }
  const [first] = readings(written);
  const read = readDeal(game, (first?.text ?? "").trim());
  const reason = read.ok ? "" : read.error.message;
  return {
    place: game.id,
    deal: "",
    trouble: sentences(trouble, `The deal in the address is none: ${reason}.`),
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

function unknownPlace(place: string, deal: string): Route {
  const [first] = readings(place);
  const trouble = `The address names the place ${quote(first?.text || place)}, which there is not.`;
  if (deal === "") return { place: "", deal: "", trouble };
  const players = games.filter((game) => dealIn(game, deal));
  const [game] = players;
  // Some card lists are deals of several games.
  if (!game || players.length > 1) return { place: "", deal: "", trouble };
  return withDeal(game, deal, `${trouble} But its deal is one of ${game.title}.`);
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
