import type { Card, Kind } from "./cards.js";
import type { Layout } from "./layout.js";

/** One of the dream paths (FG-2). */
export interface Path {
  /** All its cards as dealt: the location, then row 2 left, row 2 right, and so on; 13 in the standard layout. */
  readonly cards: readonly Card[];
  /** The cards turned up, row 1 first; the last lies in the row the party has come to. */
  readonly turned: readonly Card[];
  /** Whether that last card is gone (FG-4, FG-6): a choice is due or waits, or the path is finished. */
  readonly cleared: boolean;
  /** The damage of the foe lying there (FG-11); 0 for other cards. */
  readonly damage: number;
}

export interface Ally {
  readonly card: Card;
  /** The weapon held, or `NONE` (FG-9). */
  readonly weapon: Card;
  readonly wounds: number;
}

/** A full position of the Four Gods. */
export interface State {
  /** The layout: of the card set (FG-22), else of the variant in force (FG-20, FG-21). */
  readonly layout: Layout;
  /** Path 1 at index 0. */
  readonly paths: readonly Path[];
  /** The allies in the order in which they came (FG-7, FG-24). */
  readonly party: readonly Ally[];
  /** The number of rescues used (FG-20, FG-25). */
  readonly rescuesUsed: number;
  /**
   * The path whose card was dealt with in the move in which the last ally fell; −1 for none. It stays until a rescue
   * (FG-6, FG-20).
   */
  readonly unsettled: number;
  /** All rolls of the deal. */
  readonly rolls: readonly number[];
  readonly rollsUsed: number;
}

/** The left or the right card of a row. */
export type Side = "L" | "R";

/** A move; paths are counted from 0. */
export type Move =
  | { readonly type: "take"; readonly path: number }
  | { readonly type: "equip"; readonly path: number; readonly ally: Card }
  | { readonly type: "fight"; readonly path: number; readonly ally: Card }
  | { readonly type: "trap"; readonly path: number }
  | { readonly type: "drop"; readonly ally: Card }
  | { readonly type: "dismiss"; readonly ally: Card }
  | { readonly type: "choose"; readonly path: number; readonly side: Side }
  | { readonly type: "rescue"; readonly ally: Card };

/** A card by id and name, for events and words. */
export interface NamedCard {
  readonly id: string;
  readonly name: string;
  /** Who stands for a location (FG-26), where the card set says it. */
  readonly who?: string;
}

/** Paths are named `p1`…`p6`, cards by id and name. */
export type Event =
  /** A friend joined; `party` are in it now (FG-7). */
  | { readonly type: "joined"; readonly ally: NamedCard; readonly path: string; readonly party: number }
  /** A weapon came into an ally's hands; the holder's numbers with it (FG-9). */
  | {
      readonly type: "armed";
      readonly ally: NamedCard;
      readonly weapon: NamedCard;
      readonly path: string;
      readonly attack: number;
      readonly defence: number;
      readonly luck: number;
    }
  /** A weapon was discarded (FG-10). */
  | { readonly type: "dropped"; readonly ally: NamedCard; readonly weapon: NamedCard }
  /** An ally was sent away, with the weapon held (FG-8). */
  | { readonly type: "dismissed"; readonly ally: NamedCard; readonly weapon: NamedCard | null }
  /** The whole party struck a foe (FG-11): this blow, and all the damage the foe has now. */
  | {
      readonly type: "struck";
      readonly foe: NamedCard;
      readonly path: string;
      readonly by: readonly NamedCard[];
      readonly blow: number;
      readonly damage: number;
      readonly defence: number;
    }
  /** An ally was hurt, by a foe (FG-11) or a trap (FG-13): this blow, and all the wounds the ally has now. */
  | {
      readonly type: "hurt";
      readonly ally: NamedCard;
      readonly by: NamedCard;
      readonly path: string;
      readonly blow: number;
      readonly wounds: number;
      readonly defence: number;
    }
  /** A foe left play (FG-11). */
  | { readonly type: "beaten"; readonly foe: NamedCard; readonly path: string }
  /** An ally left play, with the weapon held; `party` are left. */
  | {
      readonly type: "fell";
      readonly ally: NamedCard;
      readonly weapon: NamedCard | null;
      readonly cause: "foe" | "trap" | "drop";
      readonly party: number;
    }
  /** The die was rolled for a trap (FG-12); `needed` is null when no roll would have done. */
  | {
      readonly type: "rolled";
      readonly trap: NamedCard;
      readonly path: string;
      readonly luck: number;
      readonly needed: number | null;
      readonly roll: number;
      readonly disarmed: boolean;
    }
  /** A trap that was rolled for is behind the party and gone. */
  | { readonly type: "passed"; readonly trap: NamedCard; readonly path: string }
  /** One of two cards is to be turned up in this row (FG-4). */
  | { readonly type: "choice"; readonly path: string; readonly row: number }
  /** The choice for this row waits for the path it crosses (FG-21). */
  | { readonly type: "waiting"; readonly path: string; readonly row: number; readonly crosses: string }
  /** A card was turned up; the other of its row was discarded unseen (FG-4). */
  | {
      readonly type: "turned";
      readonly card: NamedCard;
      readonly kind: Kind;
      readonly flavour: string;
      readonly path: string;
      readonly row: number;
      readonly side: Side;
    }
  /** A path is finished and its artifact won; `artifacts` are home now (FG-5). */
  | {
      readonly type: "artifact";
      readonly artifact: NamedCard;
      readonly path: string;
      readonly artifacts: number;
      /** The number of all artifacts, where it is not four (FG-22). */
      readonly of?: number;
    }
  /** The last ally fell, and one who left may be brought back (FG-20). */
  | { readonly type: "forlorn"; readonly allies: readonly NamedCard[] }
  /** An ally came back, unwounded and unarmed (FG-20). */
  | { readonly type: "rescued"; readonly ally: NamedCard; readonly party: number };

/** A friend lying open. */
export interface FriendView extends NamedCard {
  readonly kind: "friend";
  readonly attack: number;
  readonly defence: number;
  readonly luck: number;
}

/** A foe lying open. */
export interface FoeView extends NamedCard {
  readonly kind: "foe";
  readonly attack: number;
  readonly defence: number;
  /** The damage taken so far; more than the defence fells it (FG-11). */
  readonly damage: number;
}

/** A weapon, lying open or held. */
export interface WeaponView extends NamedCard {
  readonly kind: "weapon";
  /** The weapon's share in its holder's attack. */
  readonly attack: number;
  readonly defence: number;
  readonly luck: number;
}

/** A trap lying open. */
export interface TrapView extends NamedCard {
  readonly kind: "trap";
  readonly damage: number;
  readonly luckTable: readonly { readonly luckAtLeast: number; readonly rollNeeded: number }[];
  /** The roll needed with the party's present luck; null when no roll will do (FG-12). */
  readonly needed: number | null;
}

/** A card lying face up, with its numbers. */
export type CardView = FriendView | FoeView | WeaponView | TrapView;

/**
 * The status of a path. `open`: its card is available. `choice`: the next row's choice is due (with crossed paths
 * perhaps after a lower path's). `waiting`: the choice waits for the path it crosses (FG-21). `unsettled`: its card
 * was dealt with as the last ally fell (FG-6). `finished`: its artifact is won.
 */
export type PathStatus = "open" | "choice" | "waiting" | "unsettled" | "finished";

/** A path as the player sees it. */
export interface PathView {
  /** `p1`…`p6`. */
  readonly path: string;
  readonly location: string;
  /** The row the party has come to, from 1. */
  readonly row: number;
  readonly status: PathStatus;
  /** The card lying face up in that row; null when it is dealt with and gone. */
  readonly card: CardView | null;
  /** Row 2 to the last, left and right: the card that was turned up, `--` for all others. */
  readonly rows: readonly (readonly string[])[];
  readonly artifact: NamedCard;
  readonly won: boolean;
}

/** An ally as the player sees it, with the weapon held. */
export interface AllyView extends NamedCard {
  /** The attack, as defence and luck, with the weapon held. */
  readonly attack: number;
  readonly defence: number;
  readonly luck: number;
  readonly wounds: number;
  /** The ally's own, which counts when the weapon is dropped (FG-10). */
  readonly ownDefence: number;
  readonly weapon: WeaponView | null;
}

/** The player's view (FG-30). Cards are codes, a hidden card is `--`. */
export interface View {
  /** The options in force, alphabetical. */
  readonly variant: readonly string[];
  /** FG-22: the layout of the card set, where it has one. */
  readonly layout?: Layout;
  /** The paths, path 1 first. */
  readonly paths: readonly PathView[];
  readonly party: readonly AllyView[];
  /** FG-12: the sum over allies and their weapons. */
  readonly partyLuck: number;
  /** The number of artifacts won. */
  readonly artifacts: number;
  /** The path whose choice must be made now (FG-4), or null. */
  readonly choice: string | null;
  /**
   * FG-20, FG-25; null where there is no rescue. `used` when none is left, `due` when the last ally has fallen and only a
   * rescue keeps the game alive. With a layout `left` says how many are left.
   */
  readonly rescue: {
    readonly used: boolean;
    readonly left?: number;
    readonly due: boolean;
    readonly allies: readonly NamedCard[];
  } | null;
  /** Cards turned up that have left play, by path and row: allies who left, weapons no longer held, foes, traps. */
  readonly gone: readonly string[];
  /** The rolls used so far, in order. */
  readonly rolls: readonly number[];
}
