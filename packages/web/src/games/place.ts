import type { Component } from "svelte";
import type { AnyTable, Layout, Size } from "../table/model.js";

/** All that the browser shows of one game beyond what its engine says. */
export interface GamePlace {
  readonly table: AnyTable;
  readonly Ground: Component<{ layout: Layout; view: unknown; room: Size }>;
  readonly Face: Component<{ code: string; bold: boolean }>;
  /** The engine's rules page as HTML. */
  readonly rules: string;
}
