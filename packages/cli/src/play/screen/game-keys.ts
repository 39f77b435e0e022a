import { gameWords } from "../../words/en/game.js";
import { screenWords } from "../../words/en/screen.js";
import type { Area } from "../drawing/canvas.js";
import { type Command, commandOf, type KeyPress } from "../keys.js";
import { type Afterwards, afterwardsOf, legalOf, type Model, type Overlay, viewOf } from "../model.js";
import type { Action } from "../reduce.js";
import { targetsOf } from "../selection.js";
import { readTyped } from "../typing.js";
import { type Direction, pileAfter, pileTowards } from "./arrows.js";
import type { Frame } from "./frame.js";
import type { Size } from "./layout.js";
import { isListed } from "./prompt.js";
import { scrolledTo } from "./widgets.js";

/** What a key means in a game: a change of what is shown, a command, or what to do after its end. */
type GameKey =
  | { readonly action: Action }
  | { readonly command: Command }
  | { readonly afterwards: Afterwards }
  /** To ask for the name of a file for the transcript, or to write it. */
  | { readonly transcript: "name" | "write" };

type Read = GameKey | undefined;

/** The longest path that systems take. */
const LONGEST_NAME = 4096;

function act(action: Action): GameKey {
  return { action };
}

/** What a key does now; undefined when it does nothing. */
export function readGameKey(model: Model, frame: Frame, size: Size, key: KeyPress): Read {
  if (key.ctrl) return key.text === "y" ? { command: "redo" } : undefined;
  if (model.overlay?.kind === "write") return readName(model.overlay.name, key);
  if (key.name === "paste") return readPaste(model, key.text);
  if (model.typed !== undefined) return readTyping(key);
  const { overlay } = model;
  if (overlay) return readOverlay(model, overlay, frame, key);
  const read = isListed(model, size) ? readList(key) : readPiles(model, frame.areas, key);
  return read ?? readCommon(model, key) ?? (model.notice === undefined ? undefined : act({ type: "hush" }));
}

/**
 * A pasted text: it goes on with what is being typed, or begins it where it is the beginning of a legal
 * move or follows the key for typing. Nothing else in it is taken for a command.
 */
function readPaste(model: Model, pasted: string): Read {
  const text = pasted.trim().replace(/\s+/g, " ");
  const type = (typed: string) => act({ type: "type", text: typed, enter: pasted.endsWith("\n") });
  if (model.typed !== undefined) return type(text);
  if (text === "" || (model.overlay && model.overlay.kind !== "moves")) return undefined;
  if (/^[:/]/.test(text)) return type(text.slice(1));
  if (/^\d{1,4}$/.test(text) || readTyped(text, legalOf(model)).kind !== "none") return type(text);
  return act({ type: "say", text: screenWords.pastedNoMove });
}

function readTyping(key: KeyPress): Read {
  switch (key.name) {
    case "enter":
      return act({ type: "submit" });
    case "tab":
      return act({ type: "complete" });
    case "escape":
      return act({ type: "let-go" });
    case "backspace":
      return act({ type: "erase" });
    case "character":
      return act({ type: "type", text: key.text });
    default:
      return undefined;
  }
}

/** A name of a file being typed. */
function readName(name: string, key: KeyPress): Read {
  switch (key.name) {
    case "enter":
      return { transcript: "write" };
    case "escape":
      return act({ type: "close" });
    case "backspace":
      return act({ type: "name", text: [...name].slice(0, -1).join("") });
    case "character":
    case "paste":
      return act({ type: "name", text: (name + key.text.replace(/\n.*/s, "")).slice(0, LONGEST_NAME) });
    default:
      return undefined;
  }
}

function readOverlay(
  model: Model,
  overlay: Exclude<Overlay, { readonly kind: "write" }>,
  frame: Frame,
  key: KeyPress,
): Read {
  switch (overlay.kind) {
    case "text":
      if (overlay.isTranscript && key.text === "w") return { transcript: "name" };
      return readScroll(scrolledTo(overlay.scroll, frame.reach, key));
    case "moves":
      return readMoves(key);
    case "hint":
      if (key.text === "y") return { command: "hint" };
      return key.text === "n" || key.name === "escape" ? act({ type: "close" }) : undefined;
    case "resign":
    case "undo":
      if (key.text === "y") return act({ type: overlay.kind });
      return key.text === "n" || key.name === "escape" ? act({ type: "close" }) : undefined;
    case "ending":
      return readEnding(model, overlay.chosen, key);
  }
}

function readScroll(to: number | undefined): Read {
  return act(to === undefined ? { type: "close" } : { type: "scroll", to });
}

function readMoves(key: KeyPress): Read {
  if (key.name === "enter") return act({ type: "play-choice" });
  if (key.name === "escape" || key.text === "m") return act({ type: "close" });
  return readSteps(key) ?? readTypingStart(key);
}

function readEnding(model: Model, chosen: number | undefined, key: KeyPress): Read {
  if (key.name === "enter")
    return readAfterwards(chosen === undefined ? undefined : afterwardsOf(model)[chosen]);
  if (key.name === "escape") return act({ type: "close" });
  if (key.name === "character" && /^\d$/.test(key.text))
    return readAfterwards(afterwardsOf(model)[Number(key.text) - 1]);
  return readSteps(key) ?? readCommon(model, key);
}

function readAfterwards(afterwards: Afterwards | undefined): GameKey {
  return afterwards ? { afterwards } : act({ type: "say", text: screenWords.chooseFirst });
}

function readSteps(key: KeyPress): Read {
  switch (key.name) {
    case "up":
    case "back-tab":
      return act({ type: "choose", step: -1 });
    case "down":
    case "tab":
      return act({ type: "choose", step: 1 });
    default:
      return undefined;
  }
}

function readList(key: KeyPress): Read {
  return key.name === "enter" ? act({ type: "play-choice" }) : readSteps(key);
}

function readPiles(model: Model, areas: readonly Area[], key: KeyPress): Read {
  const allowed = allowedPiles(model);
  const select = (pile: string) => act({ type: "select", pile });
  switch (key.name) {
    case "up":
    case "down":
    case "left":
    case "right":
      return select(pileTowards(areas, model.cursor, key.name satisfies Direction, allowed));
    case "tab":
      return select(pileAfter(areas, model.cursor, 1, allowed));
    case "back-tab":
      return select(pileAfter(areas, model.cursor, -1, allowed));
    case "enter":
      return act({ type: "enter" });
    default:
      return undefined;
  }
}

/** With cards lifted, the cursor goes only where they may be laid, and back. */
function allowedPiles(model: Model): (pile: string) => boolean {
  const { lifted } = model;
  if (!lifted) return () => true;
  const targets = new Set(targetsOf(model, viewOf(model)));
  return (pile) => pile === lifted.pile || targets.has(pile);
}

function readCommon(model: Model, key: KeyPress): Read {
  if (key.name === "escape") return act({ type: "let-go" });
  if (key.name !== "character") return undefined;
  if (key.text === " ") return act({ type: "main" });
  if (model.lifted && (key.text === "+" || key.text === "=")) return act({ type: "count", step: 1 });
  if (model.lifted && (key.text === "-" || key.text === "_")) return act({ type: "count", step: -1 });
  const command = commandOf(key.text);
  if (command) return { command };
  if (legalOf(model).length === 0) return act({ type: "say", text: gameWords.isOver });
  const typing = readTypingStart(key);
  if (typing) return typing;
  const starts = legalOf(model).some((word) => word.toLowerCase().startsWith(key.text));
  if (starts) return act({ type: "type", text: key.text });
  return act({ type: "say", text: screenWords.unknownKey(key.text) });
}

function readTypingStart(key: KeyPress): Read {
  if (key.text === ":" || key.text === "/") return act({ type: "type", text: "" });
  return /^\d$/.test(key.text) ? act({ type: "type", text: key.text }) : undefined;
}
