import type { BrowserStorage } from "../play/browser-storage.js";

/** What every room is given. */
export interface RoomProps {
  readonly storage: BrowserStorage;
  /** What of the address follows the room's name, as it is written there; empty for nothing. */
  readonly rest: string;
}
