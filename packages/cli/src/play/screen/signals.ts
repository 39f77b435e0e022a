import type { EventEmitter } from "node:events";

/** What the screen does when a signal comes. */
export interface Reactions {
  /** The program is to end, with the exit code that stands for the signal. */
  end(code: number): void;
  /** The program is to stop until it is called back (job control of the shell). */
  stop(): void;
  /** It has been called back. */
  goOn(): void;
}

const ENDING = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;

/**
 * Hears the signals of a process; returns how to hear no more. Heard again and again, never once: while nobody else
 * listens, Ink's own listener kills the process before the screen is given back.
 */
export function hearSignals(source: Pick<EventEmitter, "on" | "off">, reactions: Reactions): () => void {
  const handlers: readonly (readonly [string, () => void])[] = [
    ...Object.entries(ENDING).map(([signal, number]) => [signal, () => reactions.end(128 + number)] as const),
    ["SIGTSTP", () => reactions.stop()],
    ["SIGCONT", () => reactions.goOn()],
  ];
  for (const [signal, handler] of handlers) source.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) source.off(signal, handler);
  };
}
