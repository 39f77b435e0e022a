import { degreeOf, formatVariant, type Session, startSession } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { after } from "../../../../testing/sessions.js";
import { endOf } from "../records/game-record.js";
import { gameOf, value } from "../sessions-for-tests.js";
import { formatLink, parseLink } from "./link.js";
import { find } from "./links-for-tests.js";
import pinned from "./pinned-links.json" with { type: "json" };

interface Pin {
  readonly type: string;
  readonly game: string;
  readonly variant: string;
  readonly deal: string;
  /** The moves of its game, in order. */
  readonly words?: string;
  readonly degree?: string;
  readonly end?: string;
  readonly after?: number;
  readonly link: string;
}

const PINS: readonly Pin[] = pinned;

function played({ game, deal, variant, words = "" }: Pin): Session {
  const start = value(startSession(gameOf(game), deal, variant));
  return words.split(" ").filter(Boolean).reduce(after, start);
}

// Links are in other people's hands: this file is only ever added to. Another program, written from docs/decisions/links.md
// alone, has read all of it.
describe("links that were made once are read for ever", () => {
  it.each(PINS)("$game: a $type", (pin) => {
    const link = value(parseLink(pin.link, find));
    expect(link.type).toBe(pin.type);
    const session = played(pin);
    if (link.type === "view") {
      expect(link.game.id).toBe(pin.game);
      expect(link.view).toEqual(session.game.view(session.now.state));
    } else if (link.type !== "challenge") {
      const told = link.type === "deal" ? link.start : link.session;
      expect([told.game.id, told.deal, formatVariant(told.variant)]).toEqual([
        pin.game,
        pin.deal,
        pin.variant,
      ]);
      expect(told.now.state).toEqual(session.now.state);
      if (link.type !== "deal") expect([degreeOf(told), endOf(told)]).toEqual([pin.degree, pin.end]);
      if (link.type === "moment") expect(link.after).toBe(pin.after);
    }
    expect(value(formatLink(link))).toBe(pin.link);
  });
});
