import { ACT_LOCK } from "../../service-worker/messages.js";

/** A player who has not acted for this many milliseconds may be thinking: fetching does not disturb then. */
const REST = 1000;

/** From now on nothing is fetched in the background while the player acts. Returns what ends that. */
export function holdWhileActing(): () => void {
  const ended = new AbortController();
  let isPressed = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let release: (() => void) | undefined;

  const letGo = () => {
    isPressed = false;
    clearTimeout(resting);
    release?.();
    release = undefined;
  };
  const act = ({ type }: Event) => {
    if (type.startsWith("pointer")) isPressed = type === "pointerdown";
    release ??= hold();
    clearTimeout(resting);
    // A card that is carried moves all the time.
    if (!isPressed) resting = setTimeout(letGo, REST);
  };
  // A hidden page may be stopped before its time is over.
  const leave = () => document.visibilityState === "hidden" && letGo();

  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of ["pointerdown", "pointerup", "pointercancel", "keydown", "wheel"])
    addEventListener(type, act, options);
  addEventListener("pagehide", letGo, options);
  document.addEventListener("visibilitychange", leave, options);
  return () => {
    ended.abort();
    letGo();
  };
}

/** Returns what ends it. */
function hold(): () => void {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  // A page that is left while it asks gets no answer, and needs none.
  navigator.locks?.request(ACT_LOCK, { mode: "shared" }, () => held).catch(() => undefined);
  return end;
}
