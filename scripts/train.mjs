// `npm run train -- GAME`: learns what positions of a game are worth (docs/evaluation.md).
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "train", "train.ts"), ...process.argv.slice(2)]);
