import { cardName, playedWords, type Session } from "@tetrarch/engine";
import { heartOf, type View } from "@tetrarch/engine/tomb-of-four-kings";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { sameBacks, tombByMemory, turnedDown } from "../../../../testing/same-backs.js";
import { startOf } from "../../../../testing/sessions.js";
import { journal, labelOf, legalOf, type Model, viewOf } from "../../src/play/model.js";
import { type Action, reduce, startModel } from "../../src/play/reduce.js";
import { frameOf } from "../../src/play/screen/frame.js";
import { plainText } from "./plain-text.js";

const WINDOW = { columns: 100, rows: 40 };
const hush: Action = { type: "hush" };

/** The game as it was played here, move by move. */
function playedHere(session: Session): Model {
  let start = session.now;
  while (start.before) start = start.before;
  const first = startModel({ ...session, now: start });
  return playedWords(session).reduce((model, word) => reduce(model, { type: "play", word }), first);
}

/** All that a game on the screen shows and tells. */
function everythingIn(model: Model): string {
  return [
    ...frameOf(model, WINDOW).lines.map(plainText),
    ...journal(model).paragraphs,
    ...model.table.describe(viewOf(model)).map(({ name, text }) => `${name}: ${text}`),
    ...legalOf(model).map((word) => labelOf(model, word)),
    ...model.news,
  ].join("\n");
}

describe("by memory in the terminal", () => {
  it("TK-32: shows and tells the very same, whatever lies face down: played here, or taken up again", () => {
    let compared = 0;
    for (let number = 1; number <= countOf(12, 5); number++) {
      const games = sameBacks(tombByMemory(number, 8 + number), number);
      for (const come of [startModel, (game: Session) => reduce(playedHere(game), hush)]) {
        const [same, ...others] = games.map((game) => everythingIn(come(game)));
        for (const other of others) expect(other).toBe(same);
        compared += others.length;
        for (const code of turnedDown(games[0] as Session)) expect(same).not.toContain(cardName(code));
      }
    }
    tellChecks(compared, "tables with other cards face down");
    expect(compared).toBeGreaterThan(100);
  });

  it("TK-32: tells what a move turns up when it happens, until the next key; at the end the whole tale", () => {
    const session = tombByMemory(3, 12);
    const model = playedHere(session);
    const words = legalOf(model);
    const next = reduce(model, { type: "play", word: words[0] ?? "" });
    expect(next.news.length).toBeGreaterThan(0);
    expect(next.log.slice(-next.news.length)).toEqual(next.news);
    const over = reduce(model, { type: "resign" });
    expect(over.log.length).toBeGreaterThan(model.log.length);
  });

  it("TK-17: draws hit points as the cards of hearts, from the ten down; the standard game draws hearts", () => {
    const tops = new Set<string>();
    for (let number = 1; number <= 40; number++) {
      const model = startModel(tombByMemory(number, 20));
      const { hitPoints } = viewOf(model) as View;
      const [counter = "", words = ""] = frameOf(model, WINDOW)
        .lines.map(plainText)
        .filter((line) => /[♥░]|hit points/.test(line));
      const top = heartOf(hitPoints);
      const face = top === undefined ? "" : top.replace("T", "10").replace("H", "♥");
      expect(counter).toContain(
        `${face}${hitPoints < 9 && face !== "" ? " " : ""}${"░".repeat(9 - hitPoints)}  `,
      );
      expect(counter).not.toContain("♥ ♥");
      expect(words).toContain(`${hitPoints} of 9 hit points`);
      tops.add(face);
      const spoken = model.table.describe(viewOf(model)).find(({ pile }) => pile === "hearts");
      const name = top === undefined ? "all turned over" : `the ${cardName(top)} on top`;
      expect(spoken?.text).toBe(`${hitPoints} of 9, ${name}.`);
    }
    expect(tops.size).toBeGreaterThan(4);
    const standard = frameOf(startModel(startOf("tomb-of-four-kings", 3)), WINDOW).lines.map(plainText);
    expect(standard.join("\n")).toContain("♥ ♥ ♥ ♥ ♥ ♥ ♥ ♥ ♥");
  });
});
