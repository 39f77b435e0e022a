// `npm run art`: draws card faces and portraits into the folders of the web app's games.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundled, install, root } from "../scripts/steps.mjs";

install();
const { FOLDERS } = await import(pathToFileURL(await bundled("..", "art", "pictures.ts")).href);
for (const [name, pictures] of Object.entries(FOLDERS)) {
  const folder = join(root, "packages", "web", "src", "games", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [picture, svg] of Object.entries(pictures)) writeFileSync(join(folder, `${picture}.svg`), svg);
}
