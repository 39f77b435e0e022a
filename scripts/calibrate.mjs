// `npm run calibrate -- GAME`: whether things come as often as the evaluation says (docs/evaluation.md).
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "calibration.ts"), ...process.argv.slice(2)]);
