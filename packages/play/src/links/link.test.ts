import {
  formatCardSetLabel,
  games,
  legalWords,
  playWord,
  resign,
  type Session,
  seededRandom,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { mutated } from "../../../../testing/mutation.js";
import { expectSame } from "../../../../testing/same.js";
import { redealHidden } from "../../../../testing/sessions.js";
import { anyLink, anySession, contentOf, find, isTrue } from "../../test/links.js";
import { playedOut, startOf, value } from "../../test/sessions.js";
import { ByteWriter } from "./bytes.js";
import { checksumOf, formatContainer, LONGEST_LINK, lettersOfBytes, parseContainer } from "./container.js";
import { type Link, viewLink } from "./kinds.js";
import { addressOfLink, formatLink, linkIn, parseLink } from "./link.js";
import { linkInWords } from "./link-in-words.js";
import { numberOfMoves } from "./played-bytes.js";

function textOf(link: Link): string {
  return value(formatLink(link));
}

/** A game as somebody writes it who knows the form. */
interface Forged {
  readonly prefix: string;
  readonly cards: string;
  readonly deal: number;
  readonly ended: number;
  readonly count: number;
  readonly moves: bigint;
}

const AT_ONCE_GIVEN_UP: Forged = { prefix: "FK", cards: "", deal: 7, ended: 4, count: 0, moves: 0n };

/** The reason for which a text is refused. */
function refusal(text: string): string {
  const read = parseLink(text, find);
  if (read.ok) throw new Error("it was taken");
  return read.error.message;
}

describe("a link", () => {
  it("comes back as it was written, for every game, variant and kind", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyLink, (link) => {
        const text = textOf(link);
        expect(text).toMatch(/^[0-9A-Za-z]+$/);
        const read = value(parseLink(text, find));
        expectSame(contentOf(read), contentOf(link));
        checked++;
      }),
      { numRuns: countOf(20_000, 300) },
    );
    tellChecks(checked, "links read back");
  });

  it("is found in the address that it is opened at, and alone", () => {
    const text = textOf({ type: "deal", start: startOf("four-kingdoms") });
    for (const given of [
      text,
      ` ${text}\n`,
      addressOfLink("https://app.example/play/", text),
      `#/link/${text}/`,
    ])
      expect(linkIn(given)).toBe(text);
  });

  it("tells a finished game in a sentence, with the score as its end tells it", () => {
    const session = value(resign(startOf("tomb-of-four-kings")));
    expect(linkInWords({ type: "game", session })).toMatch(
      /: resigned after 0 moves, 0 kings, 0 points, unaided\.$/,
    );
  });

  it("of a numbered deal has some twenty characters", () => {
    for (const { id, cardSet } of games) {
      const text = textOf({ type: "deal", start: startOf(id, 999_999_999) });
      expect(text.length).toBeLessThanOrEqual(cardSet ? 60 : 22);
    }
  });
});

describe("the moves of a link", () => {
  it("are indices among the legal words sorted by code unit, the first one the lowest digit", () => {
    fc.assert(
      fc.property(anySession, (session) => {
        const words: string[] = [];
        for (let ply = session.now; ply.before; ply = ply.before) words.unshift(ply.word);
        let position: Session = { ...session, now: firstOf(session) };
        let weight = 1n;
        let sum = 0n;
        for (const word of words) {
          const legal = position.game
            .legalMoves(position.now.state)
            .map((move) => position.game.formatMove(move));
          // How many words come before it, by code unit, whatever order they are in.
          sum += weight * BigInt(legal.filter((other) => other < word).length);
          weight *= BigInt(legal.length);
          position = value(playWord(position, word));
        }
        expect(numberOfMoves(session)).toBe(sum);
      }),
      { numRuns: countOf(5000, 60) },
    );
  });

  it("of a game of 300 moves have at most 300 characters, its numbered deal and all", () => {
    const lengths: number[] = [];
    for (const { id } of games) {
      for (let deal = 1; deal <= countOf(500); deal++) {
        const session = longGame(id, deal);
        const { length } = textOf({ type: "game", session });
        lengths.push(length);
        expect(length, `${id} ${session.now.number} moves`).toBeLessThanOrEqual(300);
      }
    }
    tellChecks(lengths.length, "games of at most 300 moves");
  });
});

/** A game played at random for 300 moves, where it lasts so long, and resigned then. */
function longGame(id: string, deal: number): Session {
  const random = seededRandom(deal);
  let session = startOf(id, 900_000_000 + deal);
  for (
    let words = legalWords(session);
    words.length > 0 && session.now.number < 300;
    words = legalWords(session)
  )
    session = value(playWord(session, words[random(words.length)] ?? ""));
  return legalWords(session).length > 0 ? value(resign(session)) : session;
}

function firstOf({ now }: Session): Session["now"] {
  let first = now;
  while (first.before) first = first.before;
  return first;
}

describe("a link of a game in play", () => {
  it("C-11: is the same whatever is hidden", () => {
    let checked = 0;
    fc.assert(
      fc.property(anySession, fc.nat(), (session, seed) => {
        const other = redealHidden(session, seed);
        const [one, two] = [session, other].map(({ game, now }) => textOf(viewLink(game, now.state)));
        expect(one).toBe(two);
        checked++;
      }),
      { numRuns: countOf(10_000, 200) },
    );
    tellChecks(checked, "views of two deals");
  });

  it("cannot hold its moves", () => {
    expect(formatLink({ type: "game", session: startOf("four-kingdoms") })).toMatchObject({
      ok: false,
      error: { code: "bad-link" },
    });
  });
});

describe("a broken link", () => {
  const game = textOf({ type: "game", session: playedOut("four-gods", 3) });

  it("is refused with its reason", () => {
    expect(refusal("")).toBe("it is empty");
    expect(refusal("abc-def")).toBe("a link is made of digits and letters alone");
    expect(refusal("abc%20def")).toBe("a link is made of digits and letters alone");
    expect(refusal("é")).toBe("a link is made of digits and letters alone");
    expect(refusal("x")).toMatch(/not whole/);
    expect(refusal(game.slice(0, -1))).toMatch(/not whole/);
    expect(refusal(`0${game}`)).toMatch(/not whole/);
    expect(refusal(`${game.slice(0, -1)}${game.endsWith("A") ? "B" : "A"}`)).toMatch(/not whole/);
    expect(refusal("9".repeat(LONGEST_LINK))).toMatch(/not whole/);
    expect(refusal("9".repeat(LONGEST_LINK + 1))).toMatch(/too long/);
    expect(refusal(value(formatContainer({ kind: 99, body: [] })))).toMatch(/kind \(99\)/);
    expect(refusal(value(formatContainer({ kind: 1, body: [] })))).toBe("what it holds is not whole");
  });

  it("of a newer version is told as such", () => {
    const bytes = [2, 1, 7, 7];
    expect(refusal(lettersOfBytes([...bytes, ...checksumOf(bytes)]))).toMatch(
      /version 2, and this Tetrarch reads version 1/,
    );
  });

  it("tells of a game that the rules do not allow, with a right checksum", () => {
    const forged = (game: Partial<Forged>, more: readonly number[] = []) => {
      const { prefix, cards, deal, ended, count, moves } = { ...AT_ONCE_GIVEN_UP, ...game };
      const to = new ByteWriter();
      for (const text of [prefix, cards, ""]) to.text(text);
      for (const number of [deal, ended, count]) to.number(number);
      to.large(moves);
      return refusal(value(formatContainer({ kind: 2, body: [...to.bytes, ...more] })));
    };
    expect(forged({ prefix: "XX" })).toMatch(/no game with the letters "XX"/);
    expect(forged({ deal: 1_000_000_000 })).toMatch(/no deal of the number/);
    expect(forged({ ended: 0 })).toMatch(/not over after its 0 moves/);
    expect(forged({ ended: 7 })).toMatch(/has 7 where it should say how/);
    expect(forged({ count: 5001 })).toMatch(/at most 5000/);
    expect(forged({ count: 1, moves: 1000n })).toMatch(/more moves than it counts/);
    expect(forged({}, [0])).toBe("it holds more than belongs to it");
    expect(forged({ cards: "My own cards 3" })).toMatch(/"My own cards 3", which is not here/);
    const { game, now } = playedOut("four-gods", 3);
    const dream = {
      prefix: game.dealCode.prefix,
      cards: formatCardSetLabel(game.cardSet ?? { name: "", version: "" }),
      deal: 3,
    };
    const played = { ...dream, count: now.number, moves: numberOfMoves(playedOut("four-gods", 3)) };
    expect(forged({ ...played, ended: 4 })).toMatch(/calls the game resigned, but it was over before/);
    expect(forged({ ...played, ended: 0, count: now.number + 1 })).toMatch(/but the game is over after/);
  });

  it("is refused however it was changed on its way, and never anything else", () => {
    const runs = countOf(100_000, 1000);
    const links = fc.sample(anyLink, { numRuns: 60, seed: 1 }).map(textOf);
    let [checked, taken] = [0, 0];
    fc.assert(
      fc.property(mutated(fc.constantFrom(...links), ["0", "z", "1A"]), (text) => {
        const read = parseLink(text, find);
        // An edit may lead from one good link to another.
        if (read.ok) expect(links).toContain(text);
        if (read.ok) taken++;
        checked++;
      }),
      { numRuns: runs },
    );
    expect(taken).toBeLessThan(runs / 10);
    tellChecks(checked, "links changed on their way");
  });

  it("made by somebody who knows the form is taken only when it is written as links are, and true", () => {
    const runs = countOf(100_000, 1000);
    const contents = fc
      .sample(anyLink, { numRuns: 60, seed: 2 })
      .map((link) => value(parseContainer(textOf(link))));
    let [checked, taken] = [0, 0];
    const anyForged = fc.record({
      of: fc.constantFrom(...contents),
      place: fc.nat(),
      byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 127, 128, 255)),
      how: fc.constantFrom("write over", "insert", "leave out", "cut", "kind"),
    });
    fc.assert(
      fc.property(anyForged, ({ of: { kind, body }, place, byte, how }) => {
        const changed = [...body];
        const at = place % Math.max(1, body.length);
        if (how === "write over") changed[at] = byte;
        if (how === "insert") changed.splice(at, 0, byte);
        if (how === "leave out") changed.splice(at, 1);
        if (how === "cut") changed.splice(at);
        const text = value(formatContainer({ kind: how === "kind" ? 1 + (byte % 7) : kind, body: changed }));
        const read = parseLink(text, find);
        checked++;
        if (!read.ok) {
          expect(read.error.message).not.toBe("");
          return;
        }
        taken++;
        expect(textOf(read.value)).toBe(text);
        expect(isTrue(read.value)).toBe(true);
      }),
      { numRuns: runs },
    );
    // Such a change may lead to another game that is as true: an index becomes another one.
    tellChecks(taken, "forged links taken as what they are");
    tellChecks(checked - taken, "forged links refused");
  });
});
