import cliProgress from "cli-progress";
import { durationInWords, type Pace, paceWords, rateInWords } from "../words/en/study.js";

/** Shows how far a study is, its rate and the time left, while it runs. */
export interface Progress {
  /** @param done deals done in all */
  at(done: number): void;
  end(): void;
}

export interface ProgressOptions {
  /** Deals done before this run. */
  readonly had: number;
  readonly size: number;
  /** Where it is shown: a bar on a terminal, else a line now and then. */
  readonly stream: NodeJS.WriteStream;
  /** The time, in milliseconds. */
  now(): number;
}

export function startProgress(options: ProgressOptions): Progress {
  return options.stream.isTTY ? bar(options) : lines(options);
}

function bar({ had, size, stream, now }: ProgressOptions): Progress {
  const start = now();
  const drawn = new cliProgress.SingleBar({
    format: paceWords.bar,
    stream,
    hideCursor: true,
    // Signals are the study's own affair.
    gracefulExit: false,
    fps: 4,
    barsize: 24,
    barCompleteChar: "█",
    barIncompleteChar: "░",
  });
  const paceAt = (done: number) => ({ ...paceOf(done - had, (now() - start) / 1000, size - done) });
  drawn.start(size, had, paceAt(had));
  return {
    at: (done) => drawn.update(done, paceAt(done)),
    end: () => drawn.stop(),
  };
}

const BETWEEN_LINES = 30_000;

function lines({ had, size, stream, now }: ProgressOptions): Progress {
  const start = now();
  let last = start;
  return {
    at(done) {
      const time = now();
      if (time - last < BETWEEN_LINES) return;
      last = time;
      const pace = paceOf(done - had, (time - start) / 1000, size - done);
      stream.write(`${paceWords.line(done, size, pace)}\n`);
    },
    end() {},
  };
}

/**
 * How fast a study goes and how long it still takes, in words.
 * @param done deals done since the start
 * @param seconds the time since then
 * @param left deals still to do
 */
export function paceOf(done: number, seconds: number, left: number): Pace {
  if (done === 0 || seconds === 0)
    return { rate: paceWords.unknown, left: left === 0 ? durationInWords(0) : paceWords.unknown };
  const rate = done / seconds;
  return { rate: rateInWords(rate), left: durationInWords(left / rate) };
}
