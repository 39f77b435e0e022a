import { statSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tetrarch/engine";
import { namesIn, reasonOf } from "../../files/text-files.js";
import { savesWords } from "../../words/en/saves.js";

/** A saved game that cannot be resumed. */
export interface BrokenSave {
  readonly game: string;
  readonly path: string;
  /** Where its card set lies, if it has one. */
  readonly cardSet: string;
  /** What is wrong with it, in a few words. */
  readonly reason: string;
  /** When it was last written, in milliseconds. */
  readonly savedAt: number;
}

/**
 * The saves in a folder that once were found broken and set aside.
 * @param read reads a save with its card set, and throws what is wrong with it
 */
export function setAsideIn(
  folder: string,
  read: (game: string, path: string, cardSet: string) => unknown,
): readonly BrokenSave[] {
  const broken: BrokenSave[] = [];
  for (const name of namesIn(folder)) {
    const parts = /^(.+-[1-9]\d{0,5})\.txt(\.broken-[1-9]\d*)$/.exec(name);
    const game = games.find(({ id }) => name.startsWith(`${id}-`));
    if (!parts || !game) continue;
    broken.push(
      brokenSave(game.id, join(folder, name), join(folder, `${parts[1]}.cards.json${parts[2]}`), read),
    );
  }
  return broken;
}

function brokenSave(
  game: string,
  path: string,
  cardSet: string,
  read: Parameters<typeof setAsideIn>[1],
): BrokenSave {
  const savedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  try {
    read(game, path, cardSet);
    // What one version of the program could not read another may.
    return { game, path, cardSet, savedAt, reason: savesWords.reasonReadable };
  } catch (error) {
    return { game, path, cardSet, savedAt, reason: reasonOf(error) };
  }
}
