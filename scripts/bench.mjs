// `npm run bench`: runs the benchmark, printing speeds.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("engine", "bench", "bench.ts")]);
run(process.execPath, [await bundled("solver", "bench", "bench.ts")]);
