import type { Reporter, TestModule } from "vitest/node";

/**
 * Lists before vitest's closing lines how many checks were made of what is tried more often in the long run, and which
 * tests failed at their first try: a test that passes only now and then is a fault, though it stops nobody.
 */
export class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    tell("Checks that are counted:", modules.flatMap(checksOf));
    tell("PASSED ONLY WHEN TRIED ONCE MORE, to be mended:", modules.flatMap(unsteadyOf));
  }
}

function tell(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log([`\n ${title}`, ...lines].join("\n"));
}

/** The tests of a file that failed at first, and how. */
function unsteadyOf({ children, relativeModuleId }: TestModule): readonly string[] {
  return [...children.allTests("passed")]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => {
      const reasons =
        test.result().errors?.map(({ message, stacks }) => `${message} ${placeOf(stacks)}`) ?? [];
      return `  ${relativeModuleId} > ${test.fullName}: ${reasons.join("; ")}`;
    });
}

function placeOf(stacks: readonly { readonly file: string; readonly line: number }[] | undefined): string {
  const [first] = stacks ?? [];
  return first ? `(${first.file.split("/").at(-1)}:${first.line})` : "";
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
