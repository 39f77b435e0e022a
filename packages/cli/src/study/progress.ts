import cliProgress from "cli-progress";

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
    format: "{bar} {percentage} % · {value} of {total} deals · {rate} · {left} left",
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
      const { rate, left } = paceOf(done - had, (time - start) / 1000, size - done);
      stream.write(`${done} of ${size} deals, ${rate}, ${left} left\n`);
    },
    end() {},
  };
}

const grouped = new Intl.NumberFormat("en");

/** How fast a study goes and how long it still takes, in words. */
export interface Pace {
  /** `123 a second`, `7 a minute`. */
  readonly rate: string;
  /** `2 h 5 min`. */
  readonly left: string;
}

/**
 * @param done deals done since the start
 * @param seconds the time since then
 * @param left deals still to do
 */
export function paceOf(done: number, seconds: number, left: number): Pace {
  if (done === 0 || seconds === 0) return { rate: "–", left: left === 0 ? durationInWords(0) : "–" };
  const rate = done / seconds;
  return { rate: rateInWords(rate), left: durationInWords(left / rate) };
}

function rateInWords(aSecond: number): string {
  if (aSecond >= 10) return `${grouped.format(Math.round(aSecond))} a second`;
  if (aSecond >= 1) return `${aSecond.toFixed(1)} a second`;
  return `${(aSecond * 60).toFixed(1)} a minute`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationInWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return `${whole} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
  if (whole < DAY) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
  return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
}
