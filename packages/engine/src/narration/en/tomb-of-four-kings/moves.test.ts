import { describe, expect, it } from "vitest";
import { countOf } from "../../../../../../testing/counts.js";
import { cardsFrom, codeOf, HIDDEN } from "../../../core/cards.js";
import { numberedDeal } from "../../../core/deal-code.js";
import { seededRandom } from "../../../core/random.js";
import { tombOfFourKings as game } from "../../../games/tomb-of-four-kings/index.js";
import { tombOfFourKingsKnowledge } from "../../../games/tomb-of-four-kings/prospects.js";
import type { Move, View } from "../../../games/tomb-of-four-kings/types.js";
import { arrange, unseenCards } from "../../../games/tomb-of-four-kings/view.js";
import { tombSituation } from "./situation.js";
import { tombTableWords } from "./table.js";

function monster(value: number, hitPoints: number, seen: readonly string[] = []): View {
  const card = `${value === 10 ? "T" : value}S`;
  return {
    phase: "encounter",
    retreating: false,
    pack: ["--"],
    torches: [],
    hitPoints,
    skills: [],
    treasure: [],
    discards: seen,
    turn: [card],
    encounter: { card, kind: "monster", value },
    short: 0,
    delve: [],
    retreat: [],
    scrollSpent: false,
    byMemory: false,
  };
}

function said(view: View, move: Move) {
  return tombTableWords.prospect(view, move, tombOfFourKingsKnowledge.prospects(view, move));
}

/** What a card does that may be the next. */
interface NextCard {
  readonly card: string;
  readonly isNumber: boolean;
  readonly wins: boolean;
  readonly short: number;
  readonly isDark: boolean;
}

/** Plays each card that may come next through the engine. */
function nextCards(seen: View): readonly NextCard[] {
  const isKnown = seen.pack[0] !== HIDDEN;
  const unseen = isKnown ? cardsFrom(seen.pack) : unseenCards(seen);
  return unseen.map((card) => {
    const cards = isKnown ? unseen : [card, ...unseen.filter((other) => other !== card)];
    const { events } = game.play(arrange(seen, isKnown ? [] : cards), { type: "play" });
    const action = events.find(({ type }) => type === "action");
    return {
      card: codeOf(card),
      isNumber: action !== undefined,
      wins: events.some(({ type }) => type === "overcome"),
      short: action?.type === "action" ? action.short : 0,
      isDark: action === undefined && events.some(({ type }) => type === "darkness"),
    };
  });
}

/** The parts of a text that are not true of every card that may come next. */
function falseWords(seen: View, text: string): readonly string[] {
  const next = nextCards(seen);
  const numbers = next.filter(({ isNumber }) => isNumber);
  const winners = next.filter(({ wins }) => wins);
  const worst = Math.max(0, ...numbers.map(({ short }) => short));
  const truths: readonly (readonly [words: RegExp, truth: boolean])[] = [
    [/Every remaining card wins/, winners.length === next.length],
    [/Every number wins/, numbers.length > 0 && numbers.every(({ wins }) => wins)],
    [/No number is left/, numbers.length === 0],
    [/no card left/, winners.length === 0],
    [/only a queen/, winners.every(({ isNumber }) => !isNumber) && winners.length > 0],
    [/only a 10/, winners.every(({ isNumber }) => isNumber) && winners.length > 0],
    [/a 10 or a queen|or more/, winners.some(({ isNumber }) => isNumber)],
    [/Only the last ace is left/, next.every(({ isDark }) => isDark)],
    [/An ace is the end/, next.some(({ isDark }) => isDark) && !next.every(({ isDark }) => isDark)],
    [/up to/, worst > 0],
    [/kills you/, numbers.every(({ wins, short }) => wins || short >= seen.hitPoints)],
  ];
  const found = truths.filter(([words, truth]) => words.test(text) && !truth).map(([{ source }]) => source);
  const isSilent = next.some(({ isDark }) => isDark) && !/Only the last ace|An ace is the end/.test(text);
  return isSilent ? [...found, "silent about the last torch"] : found;
}

describe("what is said of a card to be played", () => {
  const play: Move = { type: "play" };

  it("TK-10: the worst wound there can be, and whether it kills", () => {
    expect(said(monster(7, 9), play)).toEqual({
      label: "Play: 7 or more beats it",
      detail: "Less costs up to 5 of 9 hit points.",
      line: "play a card: 7 or more beats it, less costs up to 5 of 9 hit points",
    });
    expect(said(monster(7, 5), play).detail).toBe("Less can kill you: it costs up to 5 hit points.");
    expect(said(monster(7, 1), play).detail).toBe("Less kills you: you have one hit point left.");
    const dodging: View = { ...monster(7, 1), skills: ["JH"] };
    expect(said(dodging, play).detail).toBe("Less can kill you: it costs up to 5 hit points.");
  });

  it("TK-40: cards already seen are reckoned with", () => {
    expect(said(monster(4, 9, ["2C", "2D", "2S"]), play).detail).toBe("Less costs up to 1 of 9 hit points.");
    expect(said(monster(2, 9), play).detail).toBe("Every number wins.");
  });

  it("TK-20, TK-21: an ace that ends the game is told, and the last card of all", () => {
    const torches = ["AC", "AD", "AH"];
    const late: View = { ...monster(7, 9), torches };
    expect(said(late, play)).toMatchObject({
      detail: "Less costs up to 5 of 9 hit points. An ace is the end.",
      line: "play a card: 7 or more beats it, less costs up to 5 of 9 hit points, an ace is the end",
    });
    expect(said({ ...late, treasure: ["JK"] }, play).detail).toBe("Less costs up to 5 of 9 hit points.");
    expect(said({ ...late, scrollSpent: true, pack: ["AS"] }, play).detail).toBe(
      "Only the last ace is left: you are lost.",
    );
  });

  it("TK-15, TK-20: aces that a jammed door may cost are feared from the second torch on", () => {
    const door = (...torches: readonly string[]): View => {
      const encounter = { kind: "door", card: "TC", value: 10 } as const;
      return { ...monster(7, 9), encounter, turn: ["TC"], torches };
    };
    expect(said(door("AC", "AD"), play).detail).toMatch(/Aces can be the end\.$/);
    expect([said(door("AC"), play), said(door(), play)].join()).not.toMatch(/ace/i);
  });

  it("TK-5, TK-40: what is said of the cards to come is true of all of them, in random games", () => {
    const random = seededRandom(1);
    const seen = new Set<string>();
    for (let deal = 1; deal <= countOf(6_000); deal++) {
      let state = game.setup(numberedDeal(game.pack, deal), []);
      for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
        const seenNow = game.view(state);
        if (seenNow.phase === "encounter") {
          const { detail, label } = said(seenNow, play);
          for (const sentence of detail.split(". ")) seen.add(sentence.replace(/\.$/, ""));
          expect(falseWords(seenNow, `${label}. ${detail}`), `deal ${deal}: ${label}. ${detail}`).toEqual([]);
        }
        state = game.play(state, moves[random(moves.length)] as Move).state;
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["Every number wins", "An ace is the end"]));
  });

  it("TK-14, TK-15: what a door may cost is counted in cards", () => {
    const card = "5C";
    const door: View = { ...monster(5, 9), turn: [card], encounter: { card, kind: "door", value: 5 } };
    expect(said(door, play).detail).toBe("One try. Less costs up to 3 cards.");
  });

  it("TK-13: a trap gives one chance", () => {
    const card = "TD";
    const trap: View = { ...monster(10, 9), turn: [card], encounter: { card, kind: "trap", value: 10 } };
    expect(said(trap, play).line).toBe(
      "play a card, the one chance: a 10 or a queen disarms it, less costs up to 8 of 9 hit points",
    );
    expect(said(trap, play).detail).toContain("One chance.");
    expect(said({ ...trap, turn: [card, "AC"] }, play).detail).toContain("Still one chance.");
  });

  it("TK-5, TK-40: a number that cannot come any more is not said to win", () => {
    const tens = ["TC", "TD"];
    const queens = ["QC", "QD", "QH", "QS"];
    const label = (seen: readonly string[]) => said(monster(10, 9, seen), play).label;
    expect(label(queens)).toBe("Play: only a 10 beats it");
    expect(label(tens)).toBe("Play: only a queen beats it");
    expect(said(monster(10, 9, tens), play).detail).toBe("A number costs up to 8 of 9 hit points.");
    expect(label([...tens, ...queens])).toBe("Play: no card left beats it");
  });
});

describe("what is said at the crossroads", () => {
  it("TK-2: one way back is counted once, in digits, as deeper as on turning around", () => {
    const rest = { phase: "crossroads", turn: [], encounter: null, skills: [], treasure: [] } as const;
    const deep = (turns: number): View => ({
      ...monster(8, 9),
      ...rest,
      delve: Array(turns).fill(["9S", "TC"]),
    });
    expect(said(deep(0), { type: "delve" }).detail).toBe("Turn 1; then you can walk out.");
    expect(said(deep(2), { type: "delve" }).detail).toBe("Turn 3; then 2 turns back.");
    expect(said(deep(3), { type: "retreat" }).detail).toBe("2 turns back, and no more delving.");
    expect(said(deep(1), { type: "retreat" }).detail).toBe("You are out alive at once.");
  });
});

describe("what is said of a hit and of a jammed door", () => {
  it("TK-13, TK-17: a trap is failed all the same, dodged or not", () => {
    const hit = (view: View): View => ({ ...view, phase: "hit", short: 3, skills: ["JH"] });
    const trap = { card: "8D", kind: "trap", value: 8 } as const;
    const dodge: Move = { type: "dodge" };
    expect(said(hit(monster(8, 9)), dodge).detail).toBe("Your jack of hearts: no wound at all.");
    expect(said(hit({ ...monster(8, 9), turn: ["8D"], encounter: trap }), dodge).detail).toBe(
      "Your jack of hearts: no wound at all, but the treasure is lost.",
    );
    const take: Move = { type: "take" };
    expect(said(hit(monster(8, 9)), take).detail).toBe("6 hit points are left then.");
    expect(said(hit({ ...monster(8, 9), turn: ["8D"], encounter: trap }), take).detail).toBe(
      "6 hit points are left then, and the treasure is lost.",
    );
  });

  it("TK-15: an ace among the cards lost burns a torch", () => {
    const door = { card: "8C", kind: "door", value: 8 } as const;
    const jammed = (short: number): View => ({
      ...monster(8, 9),
      phase: "jammed",
      turn: ["8C", "5D"],
      encounter: door,
      short,
      skills: ["JC"],
      pack: ["--", "--", "--"],
    });
    expect(said(jammed(3), { type: "discard" }).detail).toBe(
      "The next 3 cards are lost; an ace among them burns a torch.",
    );
    expect(said(jammed(1), { type: "discard" }).detail).toBe("The next card is lost; an ace burns a torch.");
  });
});

describe("why a card does not go", () => {
  const why = (view: View, from: string, depth: number) =>
    tombTableWords.refusal(view, { from, depth, to: null });

  it("TK-6, TK-20: treasure of the turn is to be won first, and the scroll says what it is for", () => {
    const view = { ...monster(8, 9), turn: ["JK", "KH", "8S"] };
    expect(why(view, "turn", 3)).toContain("it saves you once from the dark");
    expect(why(view, "turn", 2)).toBe("win this turn and it is yours");
    expect(why(view, "turn", 1)).toBe("to beat the monster, play a card");
  });

  it("TK-40, TK-32: a finished turn and the cards lost at doors are looked at by a tap, but not by memory", () => {
    const past = { delve: [["9S", "TC"], ["QH"]], retreat: [["3D", "JD"]], discards: ["7D", "KH"] };
    const view = { ...monster(8, 9), ...past };
    expect(why(view, "delve", 2)).toBe("turn 1: nine of spades and ten of clubs");
    expect(why(view, "delve", 1)).toBe("turn 2: queen of hearts");
    expect(why(view, "retreat", 2)).toBe("turn back 1: three of diamonds and jack of diamonds");
    expect(why(view, "lost", 1)).toBe("lost at jammed doors: seven of diamonds and king of hearts");
    expect(why({ ...view, delve: [["--", "--"]] }, "delve", 1)).toContain("not looked at again");
  });

  it("TK-11, TK-13: a jack of the wrong suit is told its use", () => {
    const view = { ...monster(8, 9), skills: ["JD", "JC"] };
    expect(why(view, "skills", 2)).toBe("no use against a monster: it disarms a trap");
    expect(why(view, "skills", 1)).toBe("no use against a monster: it opens a door");
  });

  it("TK-22: a king that is given up costs the win, whatever was lost before", () => {
    const [hearts = 0, ten = 0] = cardsFrom(["KH", "TD"]);
    const king = { ...monster(9, 9), treasure: ["KH", "TD"] };
    expect(said(king, { type: "drop", card: hearts }).detail).toBe(
      "You flee; 10 points lost for good. A win needs all four kings.",
    );
    expect(said(king, { type: "drop", card: ten }).detail).toBe("You flee; 10 points lost for good.");
    const hoard = { ...king, turn: ["KS", "9S"] };
    expect(said(hoard, { type: "drop", card: ten }).detail).toBe(
      "You flee; 10 points and this turn's king lost for good.",
    );
    const marking: View = { ...king, phase: "leave", turn: ["KH", "4D"], encounter: null };
    expect(said(marking, { type: "leave", card: hearts }).line).toMatch(/; a win needs all four kings$/);
  });

  it("TK-12: what is worth too little is told what would do", () => {
    const view = { ...monster(8, 9), treasure: ["5D", "KH"] };
    expect(why(view, "loot", 2)).toContain("worth 8 or more");
  });
});

describe("where you stand", () => {
  it("TK-22: the sign at the end says how it ended", () => {
    const out: View = { ...monster(2, 9), encounter: null, phase: "out" };
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "9D"] }).sign).toBe("Out alive");
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "KD", "KC"] }).sign).toBe("Four kings’ hoards!");
  });
});
