import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { formatSave, playedWords } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { expected, layTerminalFolder, pathOf, textOf } from "../../../testing/data-of-0.2/read.js";
import { Saves } from "../src/play/saves/saves.js";
import { tetrarchAt } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const { folder, file } = ownFolder("data-of-0.2");

async function tetrarch(home: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout } = await tetrarchAt(home, args);
  expect(code).toBe(0);
  return stdout;
}

function homeNamed(name: string): string {
  const home = join(folder, name);
  mkdirSync(home);
  return home;
}

/** What the command says of a folder: its games, and all that goes into an export. 0.2 did not count a game's own ends. */
async function contentOf(home: string) {
  return {
    history: JSON.parse(await tetrarch(home, "history", "--last", "100", "--json"), (key, value) =>
      key === "ownEnds" ? undefined : value,
    ),
    exported: withoutInPlay((await tetrarch(home, "history", "export")).trim().split("\n")),
  };
}

/** An export without its games in play, which 0.2 kept for the web app and did not lay among its own. */
function withoutInPlay([, ...lines]: readonly string[]): readonly string[] {
  return lines.filter((line) => !line.startsWith('{"kind":"in-play"'));
}

function expectedContent({ exported, ...content }: { readonly exported: readonly string[] }) {
  return { ...content, exported: withoutInPlay(exported) };
}

/** The games in play that lie in a home, by their solitaires and moves. */
function inPlayIn(home: string) {
  const { saved } = new Saves(home, () => new Date()).list();
  return saved.map(({ game, session }) => `${game} ${playedWords(session).join(" ")}`).sort();
}

test("a terminal's folder of 0.2 is read whole", async () => {
  const home = homeNamed("terminal");
  layTerminalFolder(home);
  expect(await contentOf(home)).toEqual(expectedContent(expected().terminal));
  const { saved, broken, troubles } = new Saves(home, () => new Date()).list();
  const plain = saved.map(({ game, number, session, cardSet, attempt }) => ({
    game,
    number,
    text: formatSave(session),
    cardSet,
    attempt,
  }));
  expect(JSON.parse(JSON.stringify(plain.sort((a, b) => (a.game < b.game ? -1 : 1))))).toEqual(
    expected().saved,
  );
  expect(broken.map(({ game }) => game)).toEqual(["napoleons-tomb"]);
  expect(troubles).toEqual([]);
});

test.each(["browser-export", "terminal-export"] as const)("%s of 0.2 is imported whole", async (name) => {
  const home = homeNamed(name);
  await tetrarch(home, "history", "import", file(`${name}.jsonl`, textOf(`${name}.jsonl`)));
  expect(await contentOf(home)).toEqual(expectedContent(expected().imported[name]));
  const lines = textOf(`${name}.jsonl`).split("\n");
  const inPlay = lines.filter((line) => line.startsWith('{"kind":"in-play"')).map((line) => JSON.parse(line));
  expect(inPlayIn(home)).toEqual(
    inPlay.map(({ inPlay: { game, text } }) => `${game} ${text.trim().split("\n\n")[1]}`).sort(),
  );
});

test("studies of 0.2, as lines and condensed, are read whole", async () => {
  const report = await tetrarch(
    homeNamed("studies"),
    "study",
    "report",
    pathOf("study.jsonl.gz"),
    pathOf("study.study"),
    "--json",
  );
  expect(JSON.parse(report)).toEqual(expected().studies);
});
