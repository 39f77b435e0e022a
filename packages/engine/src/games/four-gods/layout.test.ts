import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import {
  builtInWithLayout,
  CROSSED_PATHS,
  SMALL_LAYOUT,
  smallSet,
} from "../../../../../testing/random-layouts.js";
import { expectSame } from "../../../../../testing/same.js";
import { value } from "../../../../../testing/value.js";
import { formatDeal } from "../../core/deal.js";
import { formatDealCode, numberedDeal } from "../../core/deal-code.js";
import type { AnyGame } from "../../core/game.js";
import { seededRandom } from "../../core/random.js";
import {
  dealOfNumber,
  identityOfText,
  legalWords,
  outcomeOf,
  playWord,
  startSession,
} from "../../core/session.js";
import { howToOf } from "../../guide-registry.js";
import { narrate, prologueOf } from "../../index.js";
import { layoutInWords } from "../../narration/en/four-gods/layout.js";
import { whoOf } from "../../narration/en/four-gods/messages.js";
import { fourGodsTableWordsFor } from "../../narration/en/four-gods/table.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { parseCardSet } from "./card-set.js";
import { codeOf } from "./cards.js";
import { createFourGods } from "./index.js";
import { fourGodsKnowledge } from "./prospects.js";
import type { Event, Move, State, View } from "./types.js";

/** All that a game shows and allows, but for the names of its variant and layout. */
function playedLike(game: AnyGame, variant: string, number: number, options: string) {
  let session = value(startSession(game, dealOfNumber(game, number), variant));
  const random = seededRandom(number);
  const seen: unknown[] = [];
  for (let words = legalWords(session); words.length > 0; words = legalWords(session)) {
    const { variant: _, layout: __, rescue, ...view } = game.view(session.now.state) as View;
    const { left: ___, ...known } = rescue ?? {};
    expect(rescue !== null).toBe(options.includes("rescue"));
    seen.push([view, known, words, session.now.events]);
    session = value(playWord(session, words[random(words.length)] as string));
  }
  return [...seen, outcomeOf(session)];
}

describe("a game with a layout", () => {
  const GAMES = countOf(1000, 10);

  it("FG-23, FG-25: with the crossings and the rescue of the variants it plays exactly as they do", () => {
    const standard = createFourGods(builtInCardSet) as AnyGame;
    for (const variant of ["standard", "rescue", "crossed-paths", "crossed-paths+rescue"]) {
      const layout = {
        ...(variant.includes("crossed") && { crossings: CROSSED_PATHS }),
        ...(variant.includes("rescue") && { rescues: 1 }),
      };
      const own = createFourGods(builtInWithLayout(layout)) as AnyGame;
      for (let number = 1; number <= GAMES; number++) {
        expectSame(
          playedLike(own, "standard", number, variant),
          playedLike(standard, variant, number, variant),
        );
      }
    }
    tellChecks(GAMES * 4, "games with crossings and rescues beside those of the variants");
  });

  it("FG-22: the pack is shuffled in parts, locations first, and brings a roll for each trap", () => {
    const set = smallSet({}, ["trap", "weapon", "foe", "trap"]);
    const game = createFourGods(set);
    expect(game.pack.parts).toEqual([
      ["L1", "L2", "L3"],
      [
        "F01",
        ...Array.from({ length: 8 }, (_, index) => `F${String(index + 2).padStart(2, "0")}`).slice(0, 7),
        "E01",
        "W01",
        "T01",
        "T02",
      ],
    ]);
    // Two in the rows; the first location after L1 is a trap.
    expect(game.pack.rolls).toBe(3);
    expect(numberedDeal(game.pack, 7).rolls).toHaveLength(3);
  });

  it("FG-22: where the pack is not the standard one a deal is a card list, told apart by the set", () => {
    const game = createFourGods(smallSet({})) as AnyGame;
    const list = formatDeal(numberedDeal(game.pack, 7));
    expect(dealOfNumber(game, 7)).toBe(list);
    expect(startSession(game, formatDealCode(game.dealCode, 7))).toMatchObject({
      error: { code: "bad-deal", message: expect.stringContaining("a deal has no code") },
    });
    const other = createFourGods({ ...smallSet({}), version: "2" }) as AnyGame;
    expect(identityOfText(game, list)).not.toEqual(identityOfText(other, list));
    const standard = createFourGods(builtInWithLayout({ crossings: CROSSED_PATHS })) as AnyGame;
    const code = formatDealCode(standard.dealCode, 7);
    expect(dealOfNumber(standard, 7)).toBe(code);
    expect(identityOfText(standard, code)).toEqual(
      identityOfText(createFourGods(builtInCardSet) as AnyGame, code),
    );
  });

  it("FG-25: it has no variants", () => {
    const game = createFourGods(smallSet({ rescues: 1 })) as AnyGame;
    expect(game.options).toEqual([]);
    expect(startSession(game, dealOfNumber(game, 1), "rescue")).toMatchObject({
      error: {
        code: "bad-variant",
        message: expect.stringContaining("the layout of its card set says itself"),
      },
    });
  });

  /** Plays the first legal word that begins so, and returns the events. */
  function played(game: ReturnType<typeof createFourGods>, state: State, ...starts: readonly string[]) {
    let [now, events]: [State, readonly Event[]] = [state, []];
    for (const start of starts) {
      const legal = game.legalMoves(now);
      const move = legal.find((each) => game.formatMove(each).startsWith(start));
      if (!move)
        throw new Error(`${start} is not among ${legal.map((each) => game.formatMove(each)).join(" ")}`);
      ({ state: now, events } = game.play(now, move));
    }
    return { state: now, events, words: game.legalMoves(now).map((move) => game.formatMove(move)) };
  }

  it("FG-24: a party of three; any may be dismissed while there are more than one", () => {
    const game = createFourGods(smallSet({ rows: [3, 3, 3] }));
    const start = game.setup(
      game.pack.parts.length ? { cards: game.pack.parts.flat(), rolls: [] } : numberedDeal(game.pack, 1),
      [],
    );
    const two = played(game, start, "take:p1", "p1L", "take:p1");
    expect(two.words.filter((word) => word.startsWith("take"))).toEqual([]);
    const three = played(game, two.state, "p1L", "take:p1");
    expect(three.state.party.map(({ card }) => codeOf(card))).toEqual(["L1", "F01", "F03"]);
    expect(three.words.filter((word) => /^(take|dismiss)/.test(word))).toEqual([
      "dismiss:L1",
      "dismiss:F01",
      "dismiss:F03",
    ]);
    expect(narrate("four-gods", three.events[0] as Event)).toContain("Three are with you now.");
    const one = played(game, three.state, "dismiss:L1", "dismiss:F01");
    expect(one.words.filter((word) => word.startsWith("dismiss"))).toEqual([]);
  });

  it("FG-24: all three strike, one is struck, and a trap hits each", () => {
    const game = createFourGods(smallSet({}, ["foe", "trap"]));
    const state = game.setup({ cards: game.pack.parts.flat(), rolls: [1, 1] }, []);
    const three = played(game, state, "take:p1", "p1L", "take:p1", "p1L", "take:p1").state;
    const fight = played(game, three, "fight:p2:F01").events;
    expect(fight[0]).toMatchObject({ type: "struck", by: [{ id: "L1" }, { id: "F01" }, { id: "F03" }] });
    expect(fight.filter(({ type }) => type === "hurt")).toHaveLength(1);
    const trap = played(game, { ...three, rolls: [1, 1] }, "trap:p3").events;
    expect(trap.filter(({ type }) => type === "hurt")).toHaveLength(3);
  });

  it("FG-25: as many rescues as the layout says, and then the last ally's fall is the end", () => {
    const set = smallSet({ rescues: 2, party: 2 }, ["foe"]);
    const strong = {
      ...set,
      locations: set.locations.map((card) =>
        card.id === "L2" ? { ...card, attack: 999, defence: 9999 } : card,
      ),
    };
    const game = createFourGods(strong as typeof set);
    const state = game.setup({ cards: game.pack.parts.flat(), rolls: [] }, []);
    const fallen = played(game, state, "take:p1", "p1L", "fight:p2:L1");
    expect(game.view(fallen.state).rescue).toMatchObject({ used: false, left: 2, due: true });
    expect(fallen.words).toEqual(["rescue:L1"]);
    const again = played(game, fallen.state, "rescue:L1", "fight:p2:L1");
    expect(game.view(again.state).rescue).toMatchObject({ used: false, left: 1, due: true });
    expect(game.formatState(again.state)).toContain("rescue: used\n");
    const lost = played(game, again.state, "rescue:L1", "fight:p2:L1");
    expect(game.outcome(lost.state).status).toBe("lost");
    expect(game.formatState(lost.state)).toContain("rescue: used-twice\n");
    expect(game.parseState(game.formatState(lost.state))).toEqual({ ok: true, value: lost.state });
  });

  it("FG-22: it is won with the last of its artifacts", () => {
    const game = createFourGods(smallSet({ paths: 2, rows: [3, 3], party: 3 }, ["weapon"]));
    const state = game.setup({ cards: game.pack.parts.flat(), rolls: [] }, []);
    const won = played(
      game,
      state,
      "take:p1",
      "p1L",
      "take",
      "p1L",
      "take",
      "equip:p2:L1",
      "p2L",
      "dismiss:F01",
      "take",
      "p2L",
      "dismiss:F03",
      "take",
    );
    expect(won.events.at(-1)).toMatchObject({ type: "artifact", artifacts: 2, of: 2 });
    expect(narrate("four-gods", won.events.at(-1) as Event)).toContain("That makes two of two.");
    expect(game.outcome(won.state)).toEqual({ status: "won", score: { value: 2, max: 2, text: "2/2" } });
  });

  it("FG-26: a place that is a trap by its layout hurts under its own name, whatever it is called", () => {
    const hurtBy = (name: string) => {
      const set = smallSet({}, ["foe", "trap"]);
      const places = set.locations.map((card) => {
        if (card.id !== "L3") return card;
        const { who: _, ...place } = card;
        return { ...place, name, luckTable: [{ luckAtLeast: 99, rollNeeded: 6 }], damage: 1 };
      });
      const read = value(parseCardSet({ ...set, locations: places }));
      const game = createFourGods(read);
      const state = game.setup({ cards: game.pack.parts.flat(), rolls: [3] }, []);
      const { events } = played(game, state, "take:p1", "p1L", "trap:p3");
      const hurt = events.find(({ type }) => type === "hurt");
      expect(game.view(state).paths[2]?.card).toMatchObject({ id: "L3", kind: "trap" });
      return hurt && narrate("four-gods", hurt);
    };
    expect(hurtBy("Streets of Cairo")).toContain("took 1 from Streets of Cairo:");
    expect(hurtBy("The Souk")).toContain("took 1 from the Souk:");
  });

  it("FG-22 to FG-25: the rules in short are those of the layout, and name its first place", () => {
    const own = createFourGods(
      smallSet({ rows: [3, 4, 5], crossings: [{ row: 3, paths: [1, 2] }], rescues: 2 }, ["foe"]),
    );
    const howTo = howToOf(own);
    expect(prologueOf(own)).toContain("walk three dream paths, one to each god");
    expect(howTo[0]).toContain("Three paths, of 3, 4 and 5 rows, lead to three artifacts.");
    expect(howTo[1]).toContain(
      "You have at most three friends with you. The first is the keeper of place 1;",
    );
    expect(howTo.slice(-3)).toEqual([
      "Three artifacts with one friend still standing, and you wake. With the last friend the dream is lost.",
      "In row 3 path 1 crosses path 2. There a path waits until the other has dealt with its card of the row before.",
      "Twice in a game you may bring back a friend who has left the party, unwounded and unarmed, when there is room. Even when your last friend falls it is not over, as long as a rescue is left.",
    ]);
    const usual = howToOf(createFourGods(builtInCardSet));
    expect(usual[0]).toMatch(/^Four paths of seven rows lead to four artifacts\. /);
    const sea = parseCardSet({ ...builtInCardSet, name: "Sea" });
    expect(sea.ok && howToOf(createFourGods(sea.value))).toEqual(usual);
  });

  it("FG-22 to FG-25: it is told in words", () => {
    expect(layoutInWords(SMALL_LAYOUT)).toEqual([
      "Three paths of three rows.",
      "At most three friends at a time.",
      "No rescue.",
    ]);
    expect(
      layoutInWords({ ...SMALL_LAYOUT, rows: [3, 4, 5], crossings: CROSSED_PATHS.slice(0, 2), rescues: 2 }),
    ).toEqual([
      "Three paths, of 3, 4 and 5 rows.",
      "In row 4 path 1 crosses path 2 and path 3 crosses path 4.",
      "At most three friends at a time.",
      "Two rescues in a game.",
    ]);
  });
});

describe("who stands for a location", () => {
  const named = (id: string, name: string, who?: string) => ({ id, name, ...(who !== undefined && { who }) });
  const joined = (ally: object) =>
    narrate("four-gods", { type: "joined", ally, path: "p1", party: 1 } as Event);

  it("FG-26: the built-in set's stand in the narration; its file and its events stay as they are", () => {
    expect(joined(named("L1", "Tanis Diggs"))).toBe("The foreman of Tanis Diggs fell into step beside you.");
    expect(joined(named("L1", "Elsewhere"))).toBe("Elsewhere fell into step beside you.");
    const beaten = (foe: object) => narrate("four-gods", { type: "beaten", foe, path: "p1" } as Event);
    expect(beaten(named("L3", "Streets of Cairo"))).toBe("That was the end of the Streets of Cairo mob.");
    const dropped = { type: "dropped", ally: named("L1", "Tanis Diggs"), weapon: named("L2", "Secret Base") };
    expect(narrate("four-gods", dropped as Event)).toBe(
      "Out of the hands of the foreman of Tanis Diggs: a crate from the Secret Base. The dream took it.",
    );
    const passed = { type: "passed", trap: named("L4", "Temple of the Idol"), path: "p4" };
    expect(narrate("four-gods", passed as Event)).toContain("Temple of the Idol lay behind you");
    // As a friend the Secret Base of another set is no crate.
    expect(joined(named("L2", "Secret Base"))).toBe("Secret Base fell into step beside you.");
  });

  it("FG-26: who stands for a place of the built-in set has the card's name in it", () => {
    for (const { id, name } of builtInCardSet.locations)
      for (const kind of ["friend", "weapon", "foe"] as const)
        expect(whoOf({ id, name }, kind)).toContain(name);
  });

  it("FG-26: a set's own are in its events, views and prospects, but a trap keeps the place's name", () => {
    const [l1, l2, l3, l4] = builtInCardSet.locations;
    const locations = [
      { ...l1, who: "the cook of the camp" },
      l2,
      { ...l3, who: "the mob" },
      { ...l4, who: "the priests" },
    ];
    const read = value(parseCardSet({ ...builtInCardSet, name: "Mine", locations }));
    const game = createFourGods(read);
    const start = game.setup(numberedDeal(game.pack, 1), []);
    const [take] = game.legalMoves(start) as [Move];
    const { events } = game.play(start, take);
    expect(events[0]).toMatchObject({ ally: { id: "L1", name: "Tanis Diggs", who: "the cook of the camp" } });
    expect(narrate("four-gods", events[0] as Event)).toBe("The cook of the camp fell into step beside you.");
    const cards = game.view(start).paths.map(({ card }) => card);
    expect(cards.find((card) => card?.id === "L3")).toMatchObject({ who: "the mob" });
    expect(cards.find((card) => card?.id === "L4")).not.toHaveProperty("who");
    const view = game.view(start);
    const words = fourGodsTableWordsFor(read);
    expect(words.prospect(view, take, fourGodsKnowledge.prospects(view, take)).label).toBe(
      "Take the cook of the camp along",
    );
    expect(words.card("L1")).toBe("Tanis Diggs");
  });
});
