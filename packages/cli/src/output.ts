import type { Writable } from "node:stream";

/** Where text goes, at the pace at which it is taken. */
export interface Output {
  /**
   * Writes a text and waits until there is room for more.
   * @returns false when the output is closed (a pipe without a reader), which is no error
   */
  write(text: string): Promise<boolean>;
}

export function outputTo(stream: Writable): Output {
  let open = true;
  let wake = () => {};
  stream.on("drain", () => wake());
  // Standard output does not stay destroyed after a failed write, so the end has to be remembered here.
  for (const event of ["error", "close"]) {
    stream.on(event, () => {
      open = false;
      wake();
    });
  }
  return {
    async write(text) {
      if (!open) return false;
      if (!stream.write(text)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return open;
    },
  };
}
