import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { gameIcons } from "./packages/web/build/game-icons.js";
import { rulesPages } from "./packages/web/build/rules-pages.js";
import { packageSources } from "./scripts/package-sources.mjs";
import { ChecksReporter } from "./testing/checks-reporter.js";
import { localImports } from "./testing/local-imports.js";
import { filesOfParts, SIXTH_GAME } from "./testing/parts.js";
import { withSixthGame } from "./testing/sixth-game/plugin.js";

const files = filesOfParts(process.env.TETRARCH_PARTS);

/** The folders whose tests come before all others: those in the browser take longest, and none is left to run alone at the end. */
const FIRST = ["packages/web/test/", "packages/cli/test/", "scripts/", "clients/"];

class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const rankOf = ({ project, moduleId }: TestSpecification) => {
      // Each of these files has a process of its own: begun later, it would end one that has the modules of all others.
      if (project.name === SIXTH_GAME) return -1;
      const path = relative(project.config.root, moduleId).replaceAll("\\", "/");
      const rank = FIRST.findIndex((folder) => path.startsWith(folder));
      return rank === -1 ? FIRST.length : rank;
    };
    return inOrder.sort((a, b) => rankOf(a) - rankOf(b));
  }
}

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
      // One project, not one a part: a process that runs one file after the other reads engine and solver once for all of them,
      // and keeps its Chromium. Nothing that a file does is seen by another.
      {
        extends: true,
        // For the modules that tell when they change, as in the page: compiled for a server they would work out everything anew
        // at every look.
        plugins: [
          svelte({ configFile: false, dynamicCompileOptions: () => ({ generate: "client" }) }),
          gameIcons(),
          rulesPages(),
        ],
        test: { name: "tests", include: files.tests, isolate: false },
      },
      {
        extends: true,
        plugins: [withSixthGame()],
        test: { name: SIXTH_GAME, include: files.sixthGame },
      },
    ],
  },
});
