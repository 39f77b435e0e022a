import type { Reporter, TestModule } from "vitest/node";

/**
 * Lists before vitest's closing lines how many checks were made of what is tried more often in the long run, and which
 * tests did not run for a reason that they name.
 */
export class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    list("Checks that are counted:", modules.flatMap(checksOf));
    list("Did not run here:", modules.flatMap(skipsOf));
  }
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n ${heading}`, ...lines].join("\n"));
}

/** All of one file that was skipped, by reason. */
function skipsOf({ children, relativeModuleId }: TestModule): readonly string[] {
  const names = new Map<string, string[]>();
  for (const test of children.allTests("skipped")) {
    const result = test.result();
    const reason = result.state === "skipped" ? result.note : undefined;
    if (reason !== undefined) names.set(reason, [...(names.get(reason) ?? []), test.name]);
  }
  return [...names].map(([reason, tests]) => `  ${relativeModuleId}: ${tests.join(", ")}: ${reason}`);
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
