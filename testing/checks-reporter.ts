import type { Reporter, TestModule } from "vitest/node";

/** Lists before vitest's closing lines how many checks were made of what is tried more often in the long run. */
export class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(checksOf);
    if (lines.length > 0) console.log(["\n Checks that are counted:", ...lines].join("\n"));
  }
}

/** All of one file: what several of its tests have checked is added up. */
function checksOf({ children, relativeModuleId }: TestModule): readonly string[] {
  const sums = new Map<string, number>();
  for (const test of children.allTests("passed")) {
    for (const [what, times] of Object.entries(test.meta().checks ?? {})) {
      sums.set(what, (sums.get(what) ?? 0) + times);
    }
  }
  if (sums.size === 0) return [];
  const checks = [...sums].map(([what, times]) => `${times.toLocaleString("en")} ${what}`);
  return [`  ${relativeModuleId}: ${checks.join(", ")}`];
}
