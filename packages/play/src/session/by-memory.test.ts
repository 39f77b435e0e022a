import {
  cardName,
  formatTranscript,
  isByMemory,
  narrate,
  outcomeOf,
  replayTranscript,
  resign,
  withOpenCards,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { sameBacks, tombByMemory, turnedDown } from "../../../../testing/same-backs.js";
import { find } from "../../test/links.js";
import { playedOut, startOf, value } from "../../test/sessions.js";
import { formatHistory, readHistory } from "../collections/archive-file.js";
import { hintQuestion } from "../hints/hint.js";
import { statisticsOf } from "../history/statistics.js";
import { viewLink } from "../links/kinds.js";
import { formatLink, parseLink } from "../links/link.js";
import { recordOf } from "./game-record.js";
import { lastLines, logLines, logOf, openLines } from "./log.js";

const GAMES = Array.from({ length: 25 }, (_, index) => tombByMemory(index + 1, 6 + index));

describe("by memory", () => {
  it("TK-32: the same is told and asked, whatever lies face down", () => {
    let compared = 0;
    for (const [index, session] of GAMES.slice(0, countOf(GAMES.length, 8)).entries()) {
      const [same, ...others] = sameBacks(session, index).map((game) => [
        logOf(game).map(({ word, lines }) => [word, lines]),
        openLines(game),
        hintQuestion(game),
        value(formatLink(viewLink(game.game, game.now.state))),
      ]);
      for (const other of others) expect(other).toEqual(same);
      compared += others.length;
    }
    tellChecks(compared, "games with other cards face down");
    expect(compared).toBeGreaterThan(100);
  });

  it("TK-32: the log names no card that lies face down, and still tells what lies open", () => {
    let [silent, lineCount] = [0, 0];
    for (const session of GAMES) {
      const log = logLines(logOf(session)).join("\n");
      for (const code of turnedDown(session)) expect(log).not.toContain(cardName(code));
      silent += turnedDown(session).length;
      lineCount += logLines(logOf(session)).length;
    }
    expect(silent).toBeGreaterThan(150);
    expect(lineCount).toBeGreaterThan(150);
  });

  it("TK-20, TK-32: that the scroll was spent stays told: it lies under no back", () => {
    let checks = 0;
    for (let number = 1; number <= countOf(400, 100); number++) {
      const session = tombByMemory(number, 200);
      for (let ply = session.now; ply.before; ply = ply.before) {
        const spending = ply.events.find(({ type }) => type === "scroll");
        if (!spending || !isByMemory(session)) continue;
        const entry = logOf(session).find((each) => each.number === ply.number);
        expect(entry?.lines).toContain(narrate(session.game.id, spending));
        checks++;
      }
    }
    expect(checks).toBeGreaterThan(0);
  });

  it("TK-32: what a move turns up is told when it happens, and only then", () => {
    const ended = GAMES.filter((session) => lastLines(session).length > openLines(session).length);
    expect(ended.length).toBeGreaterThan(3);
    for (const session of ended) {
      const kept = openLines(session);
      expect(lastLines(session)).toEqual(expect.arrayContaining([...kept]));
      expect(logOf(session).at(-1)?.lines).toEqual(kept);
    }
  });

  it("TK-32: when the game is over, or given up, everything may be told", () => {
    for (const session of GAMES) {
      const over = value(resign(session));
      expect(isByMemory(session) && !isByMemory(over)).toBe(true);
      expect(logOf(over)).toEqual(logOf(withOpenCards(over)));
      expect(withOpenCards(over)).toMatchObject({ variant: [], resigned: true });
    }
  });

  it("TK-32, C-8: is in the record, the file, the link and the transcript; the statistics are apart", () => {
    const played = GAMES.map((session) => value(resign(session)));
    const times = { startedAt: undefined, endedAt: 1_760_000_600_000, playedFor: undefined };
    const records = played.map((session, index) => {
      const record = recordOf(session, String(index).padStart(32, "0"), times);
      if (!record) throw new Error("still in play");
      return record;
    });
    const { games, refused } = value(readHistory(formatHistory(records), find));
    expect(refused).toEqual([]);
    expect(games.map(({ variant }) => variant)).toEqual(records.map(() => "by-memory"));
    for (const session of played) {
      const link = value(parseLink(value(formatLink({ type: "game", session })), find));
      expect(link.type === "game" && link.session.variant).toEqual(["by-memory"]);
      const text = formatTranscript(session);
      expect(text).toContain('[Variant "by-memory"]');
      expect(formatTranscript(value(replayTranscript(text, find)))).toContain('[Variant "by-memory"]');
    }
    const open = recordOf(withOpenCards(played[0] ?? startOf("kings-keys")), "f".repeat(32), times);
    const statistics = statisticsOf(open ? [...games, open] : games);
    expect(statistics.map(({ variant, first }) => [variant, first.played])).toEqual([
      ["by-memory", records.length],
      ["standard", 1],
    ]);
  });

  it("TK-40: without it nothing changes: openly is the game itself, and the log tells all", () => {
    for (const session of [startOf("four-gods", 3, "rescue"), playedOut("tomb-of-four-kings", 4)]) {
      expect(withOpenCards(session)).toBe(session);
      expect(isByMemory(session)).toBe(false);
      expect(outcomeOf(withOpenCards(session))).toEqual(outcomeOf(session));
      expect(openLines(session)).toEqual(lastLines(session));
    }
  });
});
