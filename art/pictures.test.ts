import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FOLDERS } from "./pictures.js";

const GAMES = fileURLToPath(new URL("../packages/web/src/games", import.meta.url));

test.each(Object.entries(FOLDERS))(
  "%s holds what is drawn (npm run art), and nothing else",
  (name, pictures) => {
    const folder = join(GAMES, name);
    const kept = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
    expect(Object.fromEntries(kept)).toEqual(
      Object.fromEntries(Object.entries(pictures).map(([picture, svg]) => [`${picture}.svg`, svg])),
    );
  },
);
