import { MediaQuery } from "svelte/reactivity";

/** A device with a mouse has a keyboard, as a rule. */
const mouse = new MediaQuery("(hover: hover) and (pointer: fine)");

let isPressed = $state(false);

// The keys that a phone draws are pressed in its fields alone.
addEventListener(
  "keydown",
  ({ target }) => {
    isPressed ||= !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);
  },
  true,
);

/** Whether the player has a keyboard, as far as can be told: there is a mouse, or a key was pressed. */
export function hasKeyboard(): boolean {
  return mouse.current || isPressed;
}
