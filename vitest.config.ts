import { availableParallelism } from "node:os";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { packageSources } from "./scripts/package-sources.mjs";
import { ChecksReporter } from "./testing/checks-reporter.js";
import { localImports } from "./testing/local-imports.js";
import { withSixthGame } from "./testing/sixth-game/plugin.js";

/** Tests in the browser take longest: they begin first, so that none is left to run alone at the end. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    // Files of one project follow each other: then they are run in the same processes.
    return PROJECTS.flatMap((name) => inOrder.filter(({ project }) => project.name === name));
  }
}

const IN_BROWSER = "packages/web/test/**/*.test.ts";
const IN_TERMINAL = ["packages/cli/test/**/*.test.ts", "scripts/**/*.test.ts"];
const PROJECTS = ["browser", "terminal", "sixth game", "plain"];

export default defineConfig({
  plugins: [localImports()],
  resolve: {
    // Tests run on the sources, so that no build has to come first.
    alias: packageSources,
  },
  test: {
    reporters: [new ChecksReporter(), "default"],
    sequence: { sequencer: BrowserFirst },
    // In the long run a test may take hours.
    testTimeout: process.env.TETRARCH_LONG === "1" ? 86_400_000 : 600_000,
    // Tests in browsers and terminals wait now and then, up to half of their time: some processes more than there are cores
    // keep the cores at work. A percentage would never be more than the cores.
    maxWorkers: availableParallelism() + 2,
    hookTimeout: 120_000,
    // What is waited for comes at once or never, but a busy machine may take its time.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // A process that runs one file after the other keeps its Chromium.
      { extends: true, test: { name: "browser", include: [IN_BROWSER], isolate: false } },
      // Nor here: these processes read the engine once for many files.
      { extends: true, test: { name: "terminal", include: IN_TERMINAL, isolate: false } },
      {
        extends: true,
        plugins: [withSixthGame()],
        test: { name: "sixth game", include: ["testing/sixth-game/**/*.test.ts"] },
      },
      // Nothing here changes what other files see: one process reads the engine once for many.
      {
        extends: true,
        // For the modules that tell when they change.
        plugins: [svelte({ configFile: false })],
        test: {
          name: "plain",
          include: [
            "packages/*/{src,conformance,bench}/**/*.test.ts",
            "packages/{solver,protocol}/test/**/*.test.ts",
            "{art,research,testing}/*.test.ts",
            "research/*/*.test.ts",
          ],
          isolate: false,
        },
      },
    ],
  },
});
