import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatTranscript, type Session } from "@tetrarch/engine";
import { afterAll, describe, expect, it } from "vitest";
import { typedLines } from "../../src/play/plain/conversation.js";
import { PlainController } from "../../src/play/plain/plain-controller.js";
import { emptyHome, keeperIn } from "./game-keeper-for-tests.js";
import { EVERY_GAME, randomGame, startOf } from "./games-for-tests.js";

const home = emptyHome();
afterAll(() => rmSync(home, { recursive: true }));

const RULES = new Map([
  ["four-kingdoms", "# Four Kingdoms\n\n- **FK-4** Deal one by one.\n- **FK-5** The castle.\n"],
]);

/** A new program at its menu, with saves of its own. */
function atMenu(folder = emptyHome()) {
  const controller = new PlainController({ keeper: keeperIn(folder), rules: RULES, ownCardSet: undefined });
  const opening = controller.open().join("\n");
  return { controller, folder, opening, hear: (line: string) => controller.hear(line).join("\n") };
}

function playing(deal: string) {
  const at = atMenu();
  return { ...at, said: at.hear(deal) };
}

describe("the menu", () => {
  it("lists five games with a line of story each", () => {
    const { opening } = atMenu();
    expect(opening.match(/^\d\. /gm)).toHaveLength(5);
    expect(opening).toContain("3. Four Kingdoms (four-kingdoms or fk). Four kingdoms lie scattered");
    expect(opening).toContain(
      "The Universe of the Four Gods has the variants standard, crossed-paths, rescue",
    );
  });

  it.each([
    ["3", /^This is Four Kingdoms, deal FK-/],
    ["kings-keys", /^This is The King's Keys, deal KK-/],
    ["nt", /^This is Napoleon's Tomb/],
    ["FK-11982-6", /^This is Four Kingdoms, deal FK-11982-6\./],
    ["four-gods today crossed-paths+rescue", /deal FG-20261121-\d, variant crossed-paths\+rescue\./],
    ["fk today", /deal FK-20261121-\d\./],
    ["9", /^There is no number 9 in the menu\.$/],
    [
      "chess",
      /^"chess" is not a game: expected one of tk \(tomb-of-four-kings\), .*\. Or type a number or a deal code\.$/,
    ],
    ["help", /^Tetrarch, five uncommon solitaires.*\n1\. /s],
    ["?", /^Tetrarch, five uncommon solitaires/],
    ["FK-11982-5", /check digit/],
    ["fk rescue", /neither a deal code, nor today, nor a variant/],
  ])("%s", (line, answer) => {
    expect(atMenu().hear(line)).toMatch(answer);
  });

  it("offers a saved game first, and takes it up", () => {
    const { controller, folder, hear } = playing("FK-11982-6");
    hear("deal");
    controller.end();
    const again = atMenu(folder);
    expect(again.opening).toContain("a. Resume Four Kingdoms · FK-11982-6 · 0/52 · 1 move.");
    expect(again.hear("A")).toMatch(/Your saved game, after 1 move\./);
  });
});

describe("commands", () => {
  it("tells story and how to play once", () => {
    const folder = emptyHome();
    expect(atMenu(folder).hear("fk")).toContain("The ace is a dragon.");
    expect(atMenu(folder).hear("fk")).not.toContain("The ace is a dragon.");
  });

  const { hear } = playing("FK-11982-6");

  it.each([
    [
      "moves",
      /^1\. Deal a card from the stock \(deal\)\.\n2\. Free land 7 to the castle; a card is turned up \(t7-castle\)\.$/,
    ],
    ["look t3", /^free land 3 \(t3\): ace of spades, 3 face down\.$/],
    ["look waste", /^waste \(w\): empty\.$/],
    ["look nothing", /^There is no pile "nothing"\. The piles are: castleC, gC/],
    ["table", /free land 1 \(t1\): nine of hearts, 3 face down\./],
    ["score", /^Score 0\/52, move 0, in play, unaided\.$/],
    ["rules FK-5", /^- FK-5 The castle\.$/],
    ["rules FK-99", /^There is no rule "FK-99" in Four Kingdoms\.$/],
    ["rules", /Four Kingdoms\n=+\n/],
    ["transcript", /^\[Game "four-kingdoms"\]/],
    ["help", /^Type a move word/],
    ["undo", /^No move has been played yet\.$/],
    ["redo", /^No move has been taken back\.$/],
    ["99", /^There is no number 99 in the list of moves\.$/],
    ["t1-t2", /^t1-t2 is not legal here: the nine of hearts goes onto/],
    ["de", /^"de" is not a move of Four Kingdoms\.$/],
    ["deal deal", /^One move a line, please/],
    ["", /^$/],
    ["DEAL", /^A traveller arrives: the four of diamonds;/],
    ["2", /takes the throne in the castle of spades/],
    ["undo", /^Undo marks this game as helped\. Say undo again to take it back\.$/],
    ["undo", /^Taken back: t7-castle\. This game now counts as helped\.$/],
    ["redo", /takes the throne in the castle of spades/],
    ["resign", /^If you resign, this game is lost\. Say resign again/],
    ["resign", /You lay down the map.*\nScore 1\/52, move 2, resigned, with help\./s],
    ["again", /^This is Four Kingdoms, deal FK-11982-6, a deal you know\./],
    ["new FK-42-5", /^This is Four Kingdoms, deal FK-42-5\./],
    ["new fg", /is not a deal code/],
    ["new", /^This is Four Kingdoms, deal FK-/],
    ["menu", /^Tetrarch, five uncommon solitaires/],
    ["quit", /^Farewell\.$/],
  ])("%s", (line, answer) => {
    expect(hear(line)).toMatch(answer);
  });

  it("asks once a game before an undo ends an unaided game (C-10)", () => {
    const game = playing("FK-11982-6");
    game.hear("deal");
    expect(game.hear("undo")).toMatch(/marks this game as helped/);
    expect(game.hear("score")).toMatch(/move 1, in play, unaided\.$/);
    expect(game.hear("undo")).toBe("Taken back: deal. This game now counts as helped.");
    game.hear("new FK-42-5");
    game.hear("deal");
    expect(game.hear("undo")).toMatch(/marks this game as helped/);
    game.hear("resign");
    game.hear("resign");
    expect(game.hear("undo")).toMatch(/^Taken back: the resignation\./);
  });

  it("asks again before giving up when something else was said between", () => {
    const game = playing("FK-11982-6");
    game.hear("resign");
    game.hear("moves");
    expect(game.hear("resign")).toMatch(/resign again/);
  });

  it("writes the transcript where it is told to", () => {
    const game = playing("FK-11982-6");
    const file = join(home, "a game.txt");
    game.hear("deal");
    expect(game.hear(`transcript ${file}`)).toBe(`The transcript is saved in ${file}.`);
    expect(readFileSync(file, "utf8")).toBe(game.hear("transcript").concat("\n"));
    expect(game.hear("transcript /no/such/place")).toMatch(
      /cannot be written to .*: there is no such place\./,
    );
  });

  it("replaces a file by a transcript only when told so twice, with nothing said between", () => {
    const game = playing("FK-11982-6");
    const file = join(home, "kept.txt");
    writeFileSync(file, "kept");
    for (const between of ["moves", `transcript ${file}2`]) {
      expect(game.hear(`transcript ${file}`)).toMatch(
        /^There is a file .*kept\.txt already\. Say the same again/,
      );
      game.hear(between);
      expect(readFileSync(file, "utf8")).toBe("kept");
    }
    game.hear(`transcript ${file}`);
    game.hear(`transcript ${file}`);
    expect(readFileSync(file, "utf8")).toMatch(/^\[Game "four-kingdoms"\]/);
  });

  it("ends with the input, and keeps the game", () => {
    const { controller, folder, hear: say } = playing("FK-11982-6");
    say("deal");
    expect(controller.end()).toEqual(["Your game is saved. Farewell."]);
    expect(controller.done).toBe(true);
    expect(existsSync(join(folder, "saves", "four-kingdoms-1.txt"))).toBe(true);
    expect(existsSync(join(folder, "saves", "four-kingdoms-1.lock"))).toBe(false);
  });
});

describe("what cannot be written", () => {
  /** A program whose folder of saved games cannot be made. */
  function withoutSaves(transcript?: string) {
    const file = join(emptyHome(), "file");
    writeFileSync(file, "");
    const controller = new PlainController({
      keeper: keeperIn(file, transcript),
      rules: RULES,
      ownCardSet: undefined,
    });
    controller.open();
    return { controller, file, hear: (line: string) => controller.hear(line).join("\n") };
  }

  it.each(["quit", "menu", "new", "again"])("at %s: the game is told to be unsaved, and printed", (line) => {
    const { hear } = withoutSaves();
    hear("FK-11982-6");
    hear("deal");
    const said = hear(line);
    expect(said).toMatch(
      /^Four Kingdoms is NOT saved\. Games cannot be saved in .*This is its transcript:\n\[Game "four-kingdoms"\]/,
    );
    expect(said).toMatch(/\ndeal\n/);
    expect(said).not.toContain("Your game is saved");
  });

  it("nothing is lost where no move was made", () => {
    const { hear } = withoutSaves();
    hear("FK-11982-6");
    expect(hear("quit")).toBe("Farewell.");
  });

  it("the transcript wished for at the start", () => {
    const folder = emptyHome();
    const keeper = keeperIn(folder, "/nowhere/at/all.txt");
    const controller = new PlainController({ keeper, rules: RULES, ownCardSet: undefined });
    controller.open();
    controller.hear("FK-11982-6");
    controller.hear("deal");
    expect(controller.end()[0]).toMatch(/^The transcript cannot be written to \/nowhere/);
  });
});

describe("broken saves", () => {
  it("are all told, once", () => {
    const folder = emptyHome();
    mkdirSync(join(folder, "saves"));
    for (const number of [1, 2]) writeFileSync(join(folder, "saves", `four-kingdoms-${number}.txt`), "?");
    const { opening, hear } = atMenu(folder);
    expect(opening.match(/^The saved game .* cannot be resumed/gm)).toHaveLength(2);
    writeFileSync(join(folder, "saves", "four-kingdoms-3.txt"), "?");
    expect(hear("chess")).toMatch(/^The saved game .*four-kingdoms-3\.txt cannot be resumed.*\n"chess"/);
    expect(hear("help")).not.toContain("cannot be resumed");
  });
});

describe.each(EVERY_GAME)("a whole game of %s %s", (gameId, variant) => {
  it("can be heard to its end", () => {
    const sessions = randomGame(startOf(gameId, 11, variant), 4, 300);
    const last = sessions.at(-1) as Session;
    const { hear } = playing(`${gameId} ${last.deal} ${variant === "standard" ? "" : variant}`);
    for (const { now } of sessions.slice(1)) {
      const said = hear(now.word);
      expect(said).not.toMatch(/undefined|NaN|\[object/);
      expect(said.split("\n").length).toBeGreaterThanOrEqual(now.events.length);
    }
    expect(`${hear("transcript")}\n`).toBe(formatTranscript(last));
    if (hear("moves") !== "No move is left: the game is over.") hear("resign");
    const ending = hear("resign");
    expect(`${ending}${hear("score")}`).toMatch(/Score .*, (?:won|escaped|lost|resigned|stuck), unaided\./);
  });
});

describe("lines", () => {
  async function read(...chunks: readonly (string | Buffer)[]) {
    async function* source() {
      yield* chunks;
    }
    const lines: (string | undefined)[] = [];
    for await (const line of typedLines(source())) lines.push(line);
    return lines;
  }

  it("are put together from whatever comes", async () => {
    expect(await read("de", "al\nmo", "ves\r\n\nlast")).toEqual(["deal", "moves", "", "last"]);
    expect(await read(Buffer.from([0xe2, 0x99]), Buffer.from([0xa5, 0x0a]))).toEqual(["♥"]);
    expect(await read()).toEqual([]);
  });

  it("are refused whole when too long, and the next is read", async () => {
    const part = "x".repeat(6_000);
    expect(await read(part, part, part, "\ndeal\n")).toEqual([undefined, "deal"]);
  });
});
