import { constants } from "node:os";
import { EXIT } from "./report.js";

const ENDING_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
export type EndingSignal = (typeof ENDING_SIGNALS)[number];

/** Hears what asks the program to end, once: a second signal, of any kind, ends the process. Returns what stops hearing. */
export function onEndingSignal(hear: (signal: EndingSignal) => void): () => void {
  const ignore = () => {
    for (const name of ENDING_SIGNALS) process.off(name, hearOnce);
  };
  const hearOnce = (signal: EndingSignal) => {
    ignore();
    hear(signal);
  };
  for (const name of ENDING_SIGNALS) process.on(name, hearOnce);
  return ignore;
}

export function exitAfter(signal: EndingSignal | undefined): number {
  return signal ? 128 + constants.signals[signal] : EXIT.fine;
}
