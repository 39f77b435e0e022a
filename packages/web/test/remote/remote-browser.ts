import type { Point } from "../../src/table/model.js";

export type PointerType = "mouse" | "touch";

/** A browser with one window, driven by WebDriver from outside. */
export interface RemoteBrowser {
  /** Its name and version. */
  readonly name: string;
  /** Goes to an address, and waits until the page is loaded. */
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source the function's text; it takes one argument and may return a promise
   * @param argument as JSON
   * @returns what it returns, as JSON
   */
  call(source: string, argument: string): Promise<string>;
  /** Presses a point of the page for a moment. */
  press(at: Point, pointer: PointerType): Promise<void>;
  /** Makes the window's inside this large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What a pointer does to press a point for a moment, in the words of WebDriver. */
export function pressActions({ x, y }: Point, pointerType: PointerType) {
  const at = { x: Math.round(x), y: Math.round(y) };
  return [
    {
      type: "pointer",
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: "pointerMove", duration: 0, ...at },
        { type: "pointerDown", button: 0 },
        { type: "pause", duration: 20 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

/** The text of a function that calls another one with an argument from JSON, and returns what it returns as JSON. */
export function throughJson(source: string): string {
  return `async (json) => JSON.stringify((await (${source})(JSON.parse(json))) ?? null)`;
}
