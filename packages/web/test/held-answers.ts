declare global {
  /** The answers that have come from workers; each is given to the page by a call. */
  var heldAnswers: (() => void)[];
}

/** Run in a page before its scripts: such answers of workers are held back, and nothing else is told by them. */
export function holdAnswers(type: string): void {
  globalThis.heldAnswers = [];
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(this: Worker, take: (event: MessageEvent) => void) {
      this.addEventListener("message", (event) => {
        if (event.data.answer.type === type) globalThis.heldAnswers.push(() => take.call(this, event));
      });
    },
  });
}
