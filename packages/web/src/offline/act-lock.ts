import { ACT_LOCK } from "../../service-worker/messages.js";

/** Whoever has not acted for so many milliseconds may be thinking: what is fetched now disturbs nobody. */
const REST = 1000;

/** From now on nothing is fetched in the background while the player acts. */
export function holdWhileActing(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let letGo: (() => void) | undefined;
  const act = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      letGo?.();
      letGo = undefined;
    }, REST);
    letGo ??= hold();
  };
  for (const type of ["pointerdown", "pointerup", "keydown", "wheel"])
    addEventListener(type, act, { capture: true, passive: true });
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
