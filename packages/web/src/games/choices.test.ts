import {
  type fourGods,
  legalWords,
  outcomeOf,
  playWord,
  type Session,
  seededRandom,
  type tombOfFourKings,
} from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { WINS } from "../../test/wins.js";
import { choiceGrid } from "../table/choice-grid.js";
import type { AnyTable, Box } from "../table/model.js";
import { TableState } from "../table/state.svelte.js";
import { fourGodsTable } from "./four-gods/table.js";
import { tombTable } from "./tomb-of-four-kings/table.js";

/** Every position of the won game that the tests know. */
function positions(gameId: string): readonly Session[] {
  const win = WINS[gameId];
  if (!win) throw new Error(`no won game of ${gameId}`);
  const passed = [startOf(gameId, win.deal)];
  for (const word of win.words) passed.push(after(passed.at(-1) as Session, word));
  return passed;
}

/** Every position of a random game of a deal, in which nobody is rescued as long as anything else can be done. */
function untilRescue(gameId: string, number: number, variant: string): readonly Session[] {
  const start = startOf(gameId, number, variant);
  const random = seededRandom(number);
  const passed = [start];
  for (let session = start; ; ) {
    const legal = legalWords(session);
    const others = legal.filter((word) => !word.startsWith("rescue"));
    const words = others.length > 0 ? others : legal;
    const played = playWord(session, words[random(Math.max(1, words.length))] ?? "");
    if (!played.ok) return passed;
    session = played.value;
    passed.push(session);
  }
}

function viewOf<View>({ game, now }: Session): View {
  return game.view(now.state) as View;
}

/** Whether a finger on the middle of one, or near it, is on the other too. */
function overlaps(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) throw new Error("a button without a place");
  const [x, y] = [one.x + one.width / 2, one.y + one.height / 2];
  const near = one.height / 2 - 4;
  return x > other.x && x < other.x + other.width && y + near > other.y && y - near < other.y + other.height;
}

function tableOf(table: AnyTable, view: unknown, legal: readonly string[]): TableState {
  return new TableState({
    table,
    position: { view, legal, log: [], degree: "first" },
    look: { bigIndex: false, leftHand: false, textSize: 100 },
    events: { play: () => undefined, refuseBeside: () => undefined, sayBeside: () => undefined },
  });
}

describe("what the tomb's buttons say", () => {
  test("every legal move has a button or, for a treasure to drop, its card", () => {
    for (const session of positions("tomb-of-four-kings")) {
      const view = viewOf<tombOfFourKings.View>(session);
      const legal = legalWords(session);
      const buttons = (tombTable.choices?.(view, legal, false) ?? []).map(({ word }) => word);
      const bare = legal.filter((word) => !buttons.includes(word));
      expect(bare.every((word) => tombTable.ends(view, word).from === "loot")).toBe(true);
      expect(buttons.length > 0).toBe(legal.length > 0);
    }
  });

  test.each([
    [["KD", "3D", "TD", "8D"], "8D"],
    [["KD", "TD"], "TD"],
    [["TD", "KD"], "TD"],
    [["KD", "KS"], "KD"],
  ])(
    "TK-12: the button to drop one of %s drops the %s, the fewest points and of equals no king",
    (loot, cheapest) => {
      const view: tombOfFourKings.View = {
        ...viewOf<tombOfFourKings.View>(startOf("tomb-of-four-kings", 1)),
        phase: "encounter",
        turn: ["7S"],
        encounter: { card: "7S", kind: "monster", value: 7 },
        treasure: loot,
      };
      const drops = loot.filter((card) => card !== "3D").map((card) => `drop:${card}`);
      const buttons = tombTable.choices?.(view, ["play", ...drops], false) ?? [];
      expect(buttons.map(({ word }) => word)).toEqual(["play", `drop:${cheapest}`]);
    },
  );

  test("TK-11, TK-12, TK-17: the picture of a choice and its colour tell what is done and what it may cost", () => {
    const view = {
      ...viewOf<tombOfFourKings.View>(startOf("tomb-of-four-kings", 1)),
      phase: "encounter",
      hitPoints: 2,
      turn: ["8S"],
      skills: ["JS"],
      treasure: ["9D"],
      encounter: { card: "8S", kind: "monster", value: 8 },
    } as const;
    const looks = (words: readonly string[], more: Partial<tombOfFourKings.View> = {}) =>
      tombTable.choices?.({ ...view, ...more }, words, false)?.map(({ icon, danger }) => `${icon} ${danger}`);
    expect(looks(["play", "skill", "drop:9D"])).toEqual(["monster deadly", "S safe", "drop costs"]);
    expect(looks(["take", "dodge"], { phase: "hit", short: 1 })).toEqual(["dodge safe", "take costs"]);
    expect(looks(["take"], { phase: "hit", short: 2 })).toEqual(["take deadly"]);
    const between = { phase: "crossroads", encounter: null, turn: [] } as const;
    expect(looks(["delve"], between)).toEqual(["delve safe"]);
    expect(looks(["delve"], { ...between, torches: ["AS", "AH", "AD"] })).toEqual(["delve deadly"]);
  });

  test("TK-15, TK-17: no answer to a card just played lies where the button was that played it", () => {
    const room = { width: 390, height: 700 };
    const boxesOf = (more: Partial<tombOfFourKings.View>, words: readonly string[]) => {
      const view = { ...viewOf<tombOfFourKings.View>(startOf("tomb-of-four-kings", 1)), ...more };
      const state = tableOf(tombTable as AnyTable, view, words);
      state.room = room;
      return new Map(state.choices.map(({ word }, index) => [word, state.choiceBoxes[index] as Box]));
    };
    const encounter = { card: "8C", kind: "door", value: 8 } as const;
    const before = boxesOf({ phase: "encounter", turn: ["8C"], skills: ["JC"], encounter }, [
      "play",
      "skill",
    ]);
    const jammed = boxesOf({ phase: "jammed", turn: ["8C", "3D"], skills: ["JC"], encounter, short: 5 }, [
      "discard",
      "skill",
    ]);
    expect(overlaps(before.get("skill"), jammed.get("skill"))).toBe(true);
    for (const old of before.values()) expect(overlaps(old, jammed.get("discard"))).toBe(false);
    const monster = { card: "8S", kind: "monster", value: 8 } as const;
    const hit = boxesOf({ phase: "hit", turn: ["8S", "3D"], skills: ["JH"], encounter: monster, short: 5 }, [
      "dodge",
      "take",
    ]);
    for (const box of hit.values()) expect(overlaps(before.get("play"), box)).toBe(false);
  });

  test("TK-12: of several kings the button drops the one that was dropped here, or that a hint names", () => {
    const start = viewOf<tombOfFourKings.View>(startOf("tomb-of-four-kings", 1));
    const encounter = { card: "TS", kind: "monster", value: 10 } as const;
    const view = {
      ...start,
      phase: "encounter",
      turn: ["TS"],
      treasure: ["KH", "KC", "KD"],
      encounter,
    } as const;
    const legal = ["play", "drop:KH", "drop:KC", "drop:KD"];
    const buttonsAt = (marked: { readonly played?: string; readonly hint?: string }) => {
      const position = { view, legal, log: [], degree: "first", ...marked } as const;
      const look = { bigIndex: false, leftHand: false, textSize: 100 };
      const events = { play: () => undefined, refuseBeside: () => undefined, sayBeside: () => undefined };
      return new TableState({ table: tombTable as AnyTable, position, look, events }).choices;
    };
    const dropsAt = (marked: Parameters<typeof buttonsAt>[0]) =>
      buttonsAt(marked).flatMap(({ word, label }) => (word.startsWith("drop") ? [label] : []));
    expect(dropsAt({})).toEqual(["Drop the king of hearts"]);
    expect(dropsAt({ played: "drop:KC" })).toEqual(["Drop the king of clubs"]);
    expect(dropsAt({ played: "drop:KC", hint: "drop:KD" })).toHaveLength(2);
    expect(buttonsAt({ played: "play" }).map(({ tone }) => tone)).toEqual(["plain", "grave"]);
  });

  test("TK-21: the ace that ends the game looks like nothing else, and is not the space bar's move", () => {
    const view: tombOfFourKings.View = {
      ...viewOf<tombOfFourKings.View>(startOf("tomb-of-four-kings", 1)),
      phase: "encounter",
      pack: ["AS"],
      torches: ["AC", "AD", "AH"],
      skills: ["JS"],
      turn: ["6S"],
      encounter: { card: "6S", kind: "monster", value: 6 },
      scrollSpent: true,
    };
    const buttons = tombTable.choices?.(view, ["play", "skill"], false) ?? [];
    expect(buttons.map(({ word, tone }) => [word, tone])).toEqual([
      ["play", "ends"],
      ["skill", "plain"],
    ]);
    expect(tombTable.main(view, ["play", "skill"])).toBeUndefined();
    const numbers = [..."23456789T"].flatMap((rank) => [..."CDS"].map((suit) => rank + suit));
    const turn: tombOfFourKings.View = {
      ...view,
      phase: "crossroads",
      turn: [],
      encounter: null,
      delve: [numbers],
    };
    expect(tombTable.choices?.(turn, ["delve"], false)?.[0]).toMatchObject({
      detail: "No monster, trap or door is left in the pack: you are lost.",
      tone: "ends",
    });
  });
});

/** Letters of a button's small print that two lines hold in a low window. */
const TWO_LINES = 92;

describe("what the dream's buttons say", () => {
  test("a press on an open card while an ally is lifted shows that card's buttons, and refuses nothing", () => {
    const seen = new Set<string>();
    for (const session of positions("four-gods")) {
      const refusals: string[] = [];
      const state = new TableState({
        table: fourGodsTable as AnyTable,
        position: { view: viewOf(session), legal: legalWords(session), log: [], degree: "first" },
        look: { bigIndex: false, leftHand: false, textSize: 100 },
        events: {
          play: () => undefined,
          refuseBeside: (text) => void refusals.push(text),
          sayBeside: () => undefined,
        },
      });
      const topOf = (pile: string) => state.cards.filter((card) => card.pile === pile).at(-1);
      const ally = topOf("ally1");
      const open = ["p1", "p2", "p3", "p4"].flatMap((pile) => topOf(pile) ?? []);
      for (const card of open.filter((each) => state.selection.canLift(each))) {
        state.selection.clear();
        if (ally && state.selection.canLift(ally)) state.selection.pressCard(ally, false);
        if (state.selection.lifted?.pile !== "ally1" || state.selection.targets.has(card.pile)) continue;
        state.selection.pressCard(card, false);
        const offered = state.choices.map(({ word }) => fourGodsTable.ends(viewOf(session), word).from);
        expect([...new Set(offered)]).toEqual([card.pile]);
        seen.add(card.code);
      }
      expect(refusals).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test("FG-4: to turn a card up is never where an ally was taken, and left is left of right", () => {
    let turns = 0;
    for (const session of positions("four-gods")) {
      const state = tableOf(fourGodsTable as AnyTable, viewOf(session), legalWords(session));
      state.room = { width: 390, height: 700 };
      const boxes = state.choiceBoxes;
      if (state.choices.every(({ half }) => half === undefined)) continue;
      const { choices: room } = state.layout;
      const [alone] = choiceGrid(room as Box, 1, 1);
      expect(boxes.map((box) => overlaps(alone, box))).toEqual([false, false]);
      const [left, right] = ["left", "right"].map(
        (half) => boxes[state.choices.findIndex((choice) => choice.half === half)]?.x ?? 0,
      );
      expect(left).toBeLessThan(right ?? 0);
      turns++;
    }
    expect(turns).toBeGreaterThan(3);
  });

  const steps = positions("four-gods").flatMap((session, index, all) => {
    const next = all[index + 1];
    return next ? [{ session, next, view: viewOf<fourGods.View>(session) }] : [];
  });

  test("buttons lie from the top down as their cards lie from left to right, and each names its card", () => {
    let [fights, paths] = [0, 0];
    for (const { session, view } of steps) {
      const legal = legalWords(session);
      const state = tableOf(fourGodsTable as AnyTable, view, legal);
      state.room = { width: 390, height: 700 };
      const fromTop = () =>
        state.choices
          .map(({ word }, index) => ({ word, y: state.choiceBoxes[index]?.y ?? 0 }))
          .sort((a, b) => a.y - b.y)
          .map(({ word }) => word);
      const shown = fromTop().filter((word) => !/[LR]$/.test(word));
      const pathsOf = shown.map((word) => /:p(\d)/.exec(word)?.[1] ?? "");
      expect(pathsOf).toEqual([...pathsOf].sort());
      for (const { word, label } of state.choices.filter((choice) => shown.includes(choice.word))) {
        const card = view.paths.find(({ path }) => word.includes(`:${path}`))?.card;
        // Of a place the one who stands for it is named, with the place in it (FG-26).
        if (card) expect(label.toLowerCase()).toContain(card.name.toLowerCase());
      }
      paths += Number(new Set(pathsOf).size > 1);
      const foe = state.cards.find((card) => /^p\d$/.test(card.pile) && /^E/.test(card.code));
      if (!foe || view.choice !== null || view.party.length < 2) continue;
      state.selection.pressCard(foe, false);
      expect(fromTop()).toEqual(view.party.map(({ id }) => `fight:${foe.pile}:${id}`));
      fights++;
    }
    expect(fights).toBeGreaterThan(2);
    expect(paths).toBeGreaterThan(0);
  });

  test("FG-11: who falls in a fight, and who stands, comes true", () => {
    let fights = 0;
    for (const { session, next, view } of steps) {
      if (!next.now.word.startsWith("fight:")) continue;
      const [choice] = fourGodsTable.choices?.(view, [next.now.word], true) ?? [];
      const fell = next.now.events.some(({ type }) => type === "fell");
      const beaten = next.now.events.some(({ type }) => type === "beaten");
      expect(/(falls|all is lost)\.$/.test(choice?.detail ?? "")).toBe(fell);
      expect(/^Attack \d+ against defence \d+: foe will fall\./.test(choice?.detail ?? "")).toBe(beaten);
      const isLast = next === steps.at(-1)?.next;
      expect(choice?.tone).toBe(isLast ? "ends" : "plain");
      expect(/ falls\b/.test(choice?.label ?? "")).toBe(fell);
      expect(legalWords(session)).toContain(next.now.word);
      fights++;
    }
    expect(fights).toBeGreaterThan(4);
  });

  test("FG-6: a move looks different exactly when the dream surely ends by it, and has a skull where somebody may fall", () => {
    const ends = { lost: 0, won: 0 };
    const games = [...Array(30).keys()].map((number) => untilRescue("four-gods", number + 1, "standard"));
    for (const session of [...steps.map((step) => step.session), ...games.flat()]) {
      const view = viewOf<fourGods.View>(session);
      for (const word of legalWords(session)) {
        const [choice] = fourGodsTable.choices?.(view, [word], true) ?? [];
        const { status } = outcomeOf(after(session, word));
        const isEnd = status !== "playing";
        const isRolled = word.startsWith("trap:") && !/no roll/.test(choice?.detail ?? "");
        const isDeadly = / falls\b|all is lost/i.test(choice?.detail ?? "") && status !== "won";
        expect(choice?.danger === "deadly", `${choice?.label}: ${choice?.detail}`).toBe(isDeadly);
        // What ends by some of its rolls only looks as usual.
        if (!isRolled || choice?.tone === "ends") {
          expect(choice?.tone === "ends", `${choice?.label}: ${choice?.detail}`).toBe(isEnd);
        } else continue;
        if (status === "won") expect(choice?.label).toMatch(/: you wake$/);
        else if (isEnd) expect(choice?.detail).toMatch(/all is lost[.:]/i);
        if (isEnd) ends[status as keyof typeof ends]++;
      }
    }
    expect(ends.lost).toBeGreaterThan(5);
    expect(ends.won).toBeGreaterThan(0);
  });

  test("FG-12: a trap's button draws the rolls that disarm it in place of its sentence on them", () => {
    const drawn = new Set<number>();
    for (const { session, view } of steps) {
      for (const word of legalWords(session)) {
        const [choice] = fourGodsTable.choices?.(view, [word], true) ?? [];
        const card = view.paths.find(({ path }) => word === `trap:${path}`)?.card;
        if (card?.kind !== "trap") {
          expect(choice?.odds).toBeUndefined();
          continue;
        }
        expect(choice?.odds?.needed).toBe(card.needed ?? 7);
        expect(choice?.odds?.said).toMatch(/^Luck \d+: .*disarms it\.$/);
        expect(choice?.detail.startsWith(choice.odds?.said ?? "-")).toBe(true);
        drawn.add(card.needed ?? 7);
      }
    }
    expect(drawn.size).toBeGreaterThan(2);
  });

  test("FG-20: each ally who can be rescued has a button, as most of them lie unseen", () => {
    let most = 0;
    for (let number = 1; number <= 40; number++) {
      for (const session of untilRescue("four-gods", number, "rescue")) {
        const rescues = legalWords(session).filter((word) => word.startsWith("rescue"));
        const buttons =
          fourGodsTable.choices?.(viewOf<fourGods.View>(session), legalWords(session), false) ?? [];
        const words = buttons.map(({ word }) => word);
        expect(rescues.filter((word) => !words.includes(word))).toEqual([]);
        most = Math.max(most, rescues.length);
      }
    }
    expect(most).toBeGreaterThan(3);
  });

  test("each move of lifted cards has its button", () => {
    for (const { session, view } of steps) {
      for (const word of legalWords(session)) {
        const [choice] = fourGodsTable.choices?.(view, [word], true) ?? [];
        expect(choice?.word).toBe(word);
        expect(choice?.label).not.toBe("");
        expect(choice?.detail).not.toMatch(/undefined|NaN/);
        expect(choice?.detail.length, choice?.detail).toBeLessThanOrEqual(TWO_LINES);
      }
    }
  });
});
