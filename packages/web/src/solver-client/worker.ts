import type { Order } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";
import { WorkQueue } from "./work-queue.js";
import { answer } from "./worker-handlers.js";

// The app's one worker: solvers and players run here, so that the page never waits.
const settled = new SettledPositions();

// Kept as long as the worker: a channel that nothing holds may be collected before its message arrives.
const toItself = new MessageChannel();

const queue = new WorkQueue({
  begin: (question) => answer(question, settled),
  reply: (reply) => postMessage(reply),
  now: () => performance.now(),
  // A message to itself arrives after those already waiting; unlike a timer, it takes no milliseconds.
  receiveOrders: () =>
    new Promise((resolve) => {
      toItself.port1.onmessage = () => resolve();
      toItself.port2.postMessage(undefined);
    }),
});

addEventListener("message", ({ data }: MessageEvent<Order>) => queue.take(data));
