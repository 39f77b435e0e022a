import { answering } from "./answering.js";
import type { Order } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";
import { WorkQueue } from "./work-queue.js";

const settled = new SettledPositions();

/** The worker that thinks, so that the page never waits. */
const queue = new WorkQueue({
  begin: (question) => answering(question, settled),
  reply: (reply) => postMessage(reply),
  now: () => performance.now(),
  // A message of our own comes after those that wait already; unlike timers, which rest for some milliseconds.
  takeIn: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
});

addEventListener("message", ({ data }: MessageEvent<Order>) => queue.take(data));
