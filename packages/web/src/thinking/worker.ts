import { answering } from "./answering.js";
import type { Question } from "./messages.js";

/** The worker that thinks, so that the page never waits. Whoever wants no answer any more terminates it. */
addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const thought = answering(data);
  for (;;) {
    const { value, done } = thought.next();
    postMessage(value);
    if (done) return;
  }
});
