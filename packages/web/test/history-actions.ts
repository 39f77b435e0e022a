import { readFileSync } from "node:fs";
import type { GameRecord } from "@tetrarch/play";
import { GAME } from "./kept-game.js";
import { chooseInMenu } from "./menu.js";
import { putFinished } from "./past-games.js";
import type { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

/** What every finished game has in the store. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly end: string;
  readonly degree: string;
  readonly moves: number;
  readonly startedAt?: number;
  readonly endedAt: number;
  readonly playedFor?: number;
}

/** What a player does with finished games, and sees of them. */
export function historyActions(stage: Stage) {
  async function kept(): Promise<readonly Kept[]> {
    const all = (await recordsIn(stage.page, "finished")) as readonly Kept[];
    return [...all].sort((one, other) => one.endedAt - other.endedAt);
  }

  async function openHistory(rest = ""): Promise<void> {
    await stage.open(`history${rest}`);
    await stage.page.locator(".history .book").waitFor();
  }

  /** Opens the history with these games in the store, from a table. */
  async function openWith(records: readonly GameRecord[], rest = ""): Promise<void> {
    await stage.open(GAME);
    await stage.page.locator(".table [data-stop]").first().waitFor();
    await putFinished(stage.page, records);
    await openHistory(rest);
  }

  /** The games in the list, as they are read. */
  async function listed(): Promise<readonly string[]> {
    return stage.page.locator(".games li a").allInnerTexts();
  }

  async function press(name: string): Promise<void> {
    await stage.page.getByRole("button", { name, exact: true }).click();
  }

  async function answer(name: string): Promise<void> {
    await stage.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }

  async function giveUp(): Promise<void> {
    await chooseInMenu(stage.page, "Resign");
    await answer("Resign");
    await stage.page.getByRole("dialog", { name: "Resigned" }).waitFor();
  }

  /** What the page of the history exports. */
  async function exported(): Promise<string> {
    const downloading = stage.page.waitForEvent("download");
    await press("Export");
    return readFileSync(await (await downloading).path(), "utf8");
  }

  /** Picks a file with this text for the import. */
  async function pick(text: string): Promise<void> {
    await stage.page.locator("input[type=file]").setInputFiles({
      name: "games.jsonl",
      mimeType: "application/jsonl",
      buffer: Buffer.from(text),
    });
  }

  return { kept, openHistory, openWith, listed, press, answer, giveUp, exported, pick };
}
