import type { Order } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";
import { WorkQueue } from "./work-queue.js";
import { answer } from "./worker-handlers.js";

// The app's one worker: solvers and players run here, so that the page never waits.
const settled = new SettledPositions();

const queue = new WorkQueue({
  begin: (question) => answer(question, settled),
  reply: (reply) => postMessage(reply),
  now: () => performance.now(),
  // A message to itself arrives after those already waiting; unlike a timer, it takes no milliseconds.
  receiveOrders: () =>
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
