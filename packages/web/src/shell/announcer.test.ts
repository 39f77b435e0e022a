import { expect, test } from "vitest";
import type { Playing } from "../play/playing.svelte.js";
import type { Variation } from "../play/variation.svelte.js";
import type { ToldBeat } from "../staging/beat.js";
import { Announcer } from "./announcer.svelte.js";

const PASSING: ToldBeat = { line: "A torch burns down.", isBrief: true };
const LARGE: ToldBeat = { line: "The guard wakes." };

interface Given {
  readonly noticed?: string;
  readonly staged?: ToldBeat;
  readonly variation?: Variation;
}

function captionOf({ noticed = "", staged, variation }: Given) {
  const playing = {
    noticed,
    told: ["A door opens.", "Here is a ten."],
    deals: { number: 1, fresh: false },
    outcome: { status: "playing" },
  } as unknown as Playing;
  return new Announcer(() => ({ playing, variation, hasChoices: false, staged })).caption;
}

test("what is said besides stands under the table as a notice, the story as none", () => {
  expect(captionOf({})).toEqual({ text: "Here is a ten.", isNotice: false });
  expect(captionOf({ noticed: "Not there." })).toEqual({ text: "Not there.", isNotice: true });
  expect(captionOf({ noticed: "Not there.", staged: LARGE })).toEqual({ text: "Not there.", isNotice: true });
  expect(captionOf({ staged: LARGE })).toEqual({ text: "", isNotice: false });
});

test("the line of what is shown in passing, or of a variation, is no notice, whatever else is said", () => {
  expect(captionOf({ noticed: "Not there.", staged: PASSING })).toEqual({
    text: PASSING.line,
    isNotice: false,
  });
  const variation = { told: ["The line goes on."] } as unknown as Variation;
  expect(captionOf({ noticed: "Not there.", variation })).toEqual({
    text: "The line goes on.",
    isNotice: false,
  });
});
