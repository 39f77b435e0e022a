import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests in the browser take longest: they begin first, so that none is left to run alone at the end. */
class BrowserFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isInBrowser = ({ moduleId }: TestSpecification) => moduleId.includes("/packages/web/test/");
    return [...inOrder.filter(isInBrowser), ...inOrder.filter((file) => !isInBrowser(file))];
  }
}

export default defineConfig({
  resolve: {
    // Tests run on the sources, so that no build has to come first.
    alias: {
      "@tetrarch/engine": fileURLToPath(new URL("packages/engine/src/index.ts", import.meta.url)),
      "@tetrarch/solver": fileURLToPath(new URL("packages/solver/src/index.ts", import.meta.url)),
    },
  },
  test: {
    include: ["packages/*/{src,test,conformance,bench}/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    sequence: { sequencer: BrowserFirst },
    testTimeout: 600_000,
    // Half of the time of browser tests is waiting: every core has a worker.
    maxWorkers: "100%",
    hookTimeout: 120_000,
    // What is waited for comes at once or never, but a busy machine may take its time.
    expect: { poll: { timeout: 30_000 } },
  },
});
