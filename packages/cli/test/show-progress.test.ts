import type { ResumableSearch } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { watch } from "../src/commands/show-progress.js";

/** A thought of ten steps, each of which takes a while. */
function* thought(pass: () => void): ResumableSearch<string> {
  for (let step = 1; step <= 10; step++) {
    pass();
    yield { nodes: step * 1000, states: step };
  }
  return "done";
}

function shown(isTTY: boolean, milliseconds: number): string {
  let now = 0;
  let text = "";
  const terminal = {
    isTTY,
    write(more: string) {
      text += more;
    },
  };
  const pass = () => {
    now += milliseconds;
  };
  expect(watch(thought(pass), terminal, () => now)).toBe("done");
  return text;
}

test("on a terminal it is shown now and then how far a search has come, and nothing is left of it", () => {
  const clear = "\r\u001b[K";
  expect(shown(true, 200)).toBe(
    `${clear}3,000 nodes, 3 states …${clear}6,000 nodes, 6 states …${clear}9,000 nodes, 9 states …${clear}`,
  );
});

test("a short thought, or one that nobody watches, shows nothing", () => {
  expect(shown(true, 20)).toBe("");
  expect(shown(false, 2000)).toBe("");
});

test("work that stores nothing is shown without a count of what is stored", () => {
  let now = 0;
  let text = "";
  const terminal = {
    isTTY: true,
    write(more: string) {
      text += more;
    },
  };
  function* counting() {
    now += 600;
    yield { nodes: 8192 };
    return 7;
  }
  expect(watch(counting(), terminal, () => now)).toBe(7);
  expect(text).toBe("\r\u001b[K8,192 nodes …\r\u001b[K");
});
