import {
  capital,
  cardName,
  dishonest,
  type fourGods,
  knowledgeOf,
  onKnownDeal,
  readOwnSet,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { keyCardRank } from "@tetrarch/engine/kings-keys";
import { describe, expect, it } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { setOfLayout } from "../../../../testing/random-layouts.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { cardSign } from "../../src/play/drawing/cards.js";
import { asciiText, paint, type StyledLine } from "../../src/play/drawing/style.js";
import { cellWidth } from "../../src/play/drawing/text.js";
import { labelOf, type Model, viewOf } from "../../src/play/model.js";
import { startModel } from "../../src/play/reduce.js";
import { frameOf } from "../../src/play/screen/frame.js";
import type { Size } from "../../src/play/screen/layout.js";
import { tableOf } from "../../src/play/tables/registry.js";
import { EVERY_GAME, GAME_IDS, randomGame, startOf } from "./games-for-tests.js";
import { plainText } from "./plain-text.js";

const SIZES: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
  { columns: 100, rows: 30 },
  { columns: 200, rows: 60 },
];
const SEEDS = [1, 2, 3, 4, 5, 6];

function open(session: Session): Model {
  return { ...startModel(session), overlay: undefined };
}

/** The start, the middle and the end of random games. */
function stages(gameId: string, variant: string, seeds: readonly number[] = SEEDS): readonly Session[] {
  return seeds.flatMap((seed) => {
    const sessions = randomGame(startOf(gameId, seed, variant), seed, 400);
    const middle = Math.floor(sessions.length / 2);
    return [sessions[0], sessions[middle], sessions.at(-1)].filter((session) => session !== undefined);
  });
}

function textOf(lines: readonly StyledLine[]): string {
  return lines.map(plainText).join("\n");
}

/** Every card code in a view, hidden ones left out. */
function visibleCodes(view: unknown): readonly string[] {
  const codes: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === "string" && /^(?:[A2-9TJQK][CDHS]|JK|[RGBY][1-4][ASCK])$/.test(value))
      codes.push(value);
    else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) walk(part);
  };
  walk(view);
  return codes;
}

const KINDS = ["friend", "foe", "weapon", "trap"] as const;

/** A game with a layout of one's own, into which some moves were made. */
function inLayout(paths: number, rows: number, party: number): Session {
  const layout = { paths, rows: Array(paths).fill(rows), crossings: [], party, rescues: 1 };
  const set = setOfLayout(layout, (count) =>
    Array.from({ length: count }, (_, index) => KINDS[index % 4] ?? "foe"),
  );
  const own = readOwnSet(set);
  if (!own.ok) throw new Error(own.error.message);
  return playedOn(randomStart(own.value.game, seededRandom(3)), 8, seededRandom(4));
}

it.each([
  [6, 10, 3],
  [6, 10, 2],
  [2, 3, 3],
] as const)(
  "FG-22, FG-24: a layout of %i paths of %i rows is whole in every window, the party with it",
  (pathCount, rowCount, partySize) => {
    const session = inLayout(pathCount, rowCount, partySize);
    const { paths, party } = session.game.view(session.now.state) as fourGods.View;
    for (const size of SIZES) {
      const text = textOf(frameOf(open(session), size).lines);
      for (const { path, artifact } of paths) {
        expect(text).toMatch(new RegExp(` ${path}  .*${artifact.name}`));
      }
      expect(text).toContain("THE PARTY");
      expect(party.length).toBeGreaterThan(0);
      for (const { id, weapon } of party) {
        expect(text).toMatch(new RegExp(`${id} .*attack \\d+  defence \\d+`));
        if (weapon)
          expect(text).toMatch(new RegExp(`(?:unhurt|bears \\d+)(?:, | *\\n +with .*)${weapon.id}`));
      }
      expect(text).toMatch(/▸ 1 /);
    }
  },
);

it("FG-22: the story of a layout speaks of its own paths", () => {
  const { game, deal } = inLayout(2, 3, 3);
  const start = startSession(game, deal);
  if (!start.ok) throw new Error(start.error.message);
  expect(startModel(start.value).log.join(" ")).toContain("walk two dream paths");
});

describe.each(EVERY_GAME)("the table of %s %s", (gameId, variant) => {
  const models = stages(gameId, variant, SEEDS.slice(0, countOf(6, 2))).map(open);

  it.each(SIZES)("fits $columns × $rows", (size) => {
    for (const model of models) {
      const { lines } = frameOf(model, size);
      expect(lines).toHaveLength(size.rows);
      for (const line of lines) expect(cellWidth(plainText(line))).toBe(size.columns);
    }
  });

  it.each(SIZES)("has every pile of a move on the screen at $columns × $rows", (size) => {
    for (const model of models) {
      if (model.table.steering === "choices") continue;
      const piles = new Set(frameOf(model, size).areas.map(({ pile }) => pile));
      for (const word of model.seat.seen.legal) {
        const { from, to } = model.table.ends(viewOf(model), word);
        expect(piles).toContain(from);
        expect(piles).toContain(to);
      }
    }
  });

  it("says every visible card in words", () => {
    for (const model of models) {
      const words = model.table
        .describe(viewOf(model))
        .map(({ text }) => text)
        .join(" ");
      for (const code of visibleCodes(viewOf(model))) {
        expect(words).toContain(gameId === "kings-keys" ? keyCardRank(code) : inWords(gameId, code, words));
      }
    }
  });

  it("has only ASCII in its ASCII form, of the same width", () => {
    for (const model of models) {
      for (const line of frameOf(model, SIZES[0] as Size).lines) {
        expect(asciiText(plainText(line))).toMatch(/^[ -~]{80}$/);
      }
    }
  });

  it("has no colours where there are none, and some where there are", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for.
    const colour = /\u001B\[[\d;]*\b(?:3\d|4\d|9\d|10\d)\b/;
    for (const model of models) {
      const { lines } = frameOf(model, SIZES[0] as Size);
      expect(lines.map((line) => paint(line, { colours: "none", ascii: false })).join("\n")).not.toMatch(
        colour,
      );
      expect(lines.map((line) => paint(line, { colours: "full", ascii: false })).join("\n")).toMatch(colour);
    }
  });
});

describe("choices of Four Gods", () => {
  it("have room for their ends in the smallest window, whoever fights whom", () => {
    const fights = SEEDS.flatMap((seed) => randomGame(startOf("four-gods", seed), seed, 400)).flatMap(
      (session) => {
        const model = open(session);
        return model.seat.seen.legal
          .filter((word) => word.startsWith("fight"))
          .map((word) => labelOf(model, word));
      },
    );
    expect(fights.length).toBeGreaterThan(20);
    expect(Math.max(...fights.map((label) => label.length))).toBeLessThanOrEqual(76);
  });
});

describe("the screen at odd sizes", () => {
  const linesAt = (gameId: string, columns: number, rows: number) =>
    frameOf(open(startOf(gameId, 42)), { columns, rows }).lines.map(plainText);

  it("shows that a story goes on", () => {
    expect(linesAt("napoleons-tomb", 80, 24).join("\n")).toMatch(/ …\s*\n/);
  });

  it("keeps the table whole beside the list of moves, and the list where there are columns for it", () => {
    expect(linesAt("napoleons-tomb", 118, 30)[1]?.charAt(80)).toBe("│");
    expect(linesAt("napoleons-tomb", 200, 60).join("\n")).not.toMatch(/s-w1: [^\n]*…/);
  });

  it.each([
    ["tomb-of-four-kings", ["torches 4 of 4 burn", "hearts 9 of 9"]],
    ["kings-keys", ["books 0 of 16"]],
  ])("tells what is to be known of empty piles of %s in a window too small for the table", (id, notes) => {
    for (const note of notes) expect(linesAt(id, 60, 20).join("\n")).toContain(note);
  });

  it("tells attack and defence in a window too small for the table of the Four Gods", () => {
    expect(linesAt("four-gods", 60, 20).join("\n")).toMatch(
      /^ p\d (foe \d+\/\d+|friend \d+\/\d+|\+\d+\/[+−]\d+|trap \d+) \w/m,
    );
  });

  it.each(GAME_IDS)("names the cards of %s that are in the hand or move in a window of 60 × 20", (gameId) => {
    const sessions = randomGame(startOf(gameId, 42), 42, 12);
    for (const session of [sessions[0], sessions.at(-1)]) {
      if (session?.game.outcome(session.now.state).status !== "playing") continue;
      const model = open(session);
      const text = textOf(frameOf(model, { columns: 60, rows: 20 }).lines);
      const [, number = ""] = /▸ (\d+) /.exec(text) ?? [];
      const chosen = model.seat.seen.legal[Number(number) - 1] ?? "";
      const { card, carries } = model.table.ends(viewOf(model), chosen);
      expect(text).toContain(`▸ ${number} ${model.table.steering === "choices" ? "" : `${chosen}: `}`);
      if (carries && card && card !== "--") expect(text).toContain(capital(model.table.cardName(card)));
      for (const { id, cards } of knowledgeOf(gameId).piles(viewOf(model)))
        if (cards.length > 0) expect(text).toMatch(new RegExp(` ${id} \\S`));
    }
  });

  it("has nothing below the prompt's own words in a very low window", () => {
    expect(linesAt("four-gods", 20, 5)[3]).toMatch(/^ What do you do\? *$/);
  });
});

/** Zones and runs are told by their ranks and ends; all else card by card. */
function inWords(gameId: string, code: string, words: string): string {
  const name = cardName(code);
  if (gameId === "four-kingdoms") return words.includes(name) ? name : name.replace(/ of .*/, "");
  if (gameId === "napoleons-tomb") return words.includes(name) ? name : "from the";
  return name;
}

describe("a wide window", () => {
  it.each(GAME_IDS.filter((id) => tableOf(id).steering === "piles"))(
    "lists the moves of %s beside the table",
    (gameId) => {
      const model = open(startOf(gameId, 42));
      const text = textOf(frameOf(model, { columns: 120, rows: 40 }).lines);
      expect(text).toMatch(/legal moves/);
      for (const [index, word] of model.seat.seen.legal.entries())
        expect(text).toContain(`${index + 1} ${word}: `);
    },
  );
});

describe("what the tables show at 80 × 24", () => {
  const size = SIZES[0] as Size;

  it("Four Kingdoms: every face-up card of the lands and of the waste", () => {
    let seen = 0;
    for (const model of stages("four-kingdoms", "standard").map(open)) {
      const view = viewOf(model) as { tableau: string[][]; waste: string[] };
      const text = textOf(frameOf(model, size).lines);
      for (const code of [...view.tableau.flat(), ...view.waste].filter((card) => card !== "--")) {
        expect(text).toContain(cardSign(code));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it("The King's Keys: every card of the field", () => {
    const shapes: Readonly<Record<string, string>> = { R: "▲", G: "■", B: "●", Y: "◆" };
    const items: Readonly<Record<string, string>> = { A: "axe", S: "shield", C: "coin", K: "key" };
    for (const model of stages("kings-keys", "standard").map(open)) {
      const view = viewOf(model) as { field: string[][] };
      const text = textOf(frameOf(model, size).lines);
      for (const [colour = "", number = "", item = ""] of view.field.flat()) {
        expect(text).toContain(`${shapes[colour]} ${number} ${items[item]}`);
      }
    }
  });

  it("KK-6: The King's Keys: the guard watches, and glares over the open trapdoor once there was help", () => {
    const start = startOf("kings-keys", 1);
    const shown = (session: Session) => textOf(frameOf(open(session), size).lines);
    for (const unaided of [start, onKnownDeal(start)]) {
      expect(shown(unaided)).toMatch(/watches[\s\S]*trapdoor shut/);
      expect(shown(unaided)).not.toMatch(/glares|the pit/);
    }
    expect(shown(dishonest(start))).toMatch(/glares[\s\S]*the pit is open[\s\S]*it ends in the pit/);
    expect(shown(dishonest(start))).not.toContain("asleep");
  });

  it("Napoleon's Tomb: every card of the reserves, and the top of every pile", () => {
    for (const model of stages("napoleons-tomb", "standard").map(open)) {
      const view = viewOf(model) as Record<"reserves" | "wastes" | "tableau", string[][]>;
      const text = textOf(frameOf(model, size).lines);
      const tops = [...view.wastes, ...view.tableau].flatMap((pile) => pile.slice(-1));
      for (const code of [...view.reserves.flat(), ...tops]) expect(text).toContain(cardSign(code));
      for (const [index, pile] of view.wastes.entries()) {
        if (pile.length > 15) expect(text).toMatch(/\+\d+/);
        expect(text).toMatch(new RegExp(`w${index + 1}.? +${pile.length || ""}`));
      }
    }
  });

  it("Tomb of Four Kings: the open turn and the hand", () => {
    for (const model of stages("tomb-of-four-kings", "standard").map(open)) {
      const view = viewOf(model) as Record<"turn" | "skills" | "treasure" | "torches", string[]>;
      const text = textOf(frameOf(model, size).lines);
      for (const code of [...view.turn, ...view.skills, ...view.treasure, ...view.torches]) {
        expect(text).toContain(cardSign(code));
      }
    }
  });

  it("FG-26, The Universe of the Four Gods: what lies open and who is in the party", () => {
    for (const model of stages("four-gods", "crossed-paths").map(open)) {
      const view = viewOf(model) as {
        paths: { card: { name: string } | null; artifact: { name: string } }[];
        party: { name: string }[];
      };
      const text = textOf(frameOf(model, size).lines);
      for (const { card, artifact } of view.paths) {
        expect(text).toContain(artifact.name);
        if (card) expect(text).toContain(card.name);
      }
      for (const { name } of view.party)
        expect(text).toContain(name === "Tanis Diggs" ? "the foreman of Tanis Diggs" : name);
    }
  });
});
