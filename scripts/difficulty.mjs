// `npm run difficulty`: prints, for each game, where the thirds of easy, medium and hard deals lie.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "difficulty.ts")]);
