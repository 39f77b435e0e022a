import type { Component } from "svelte";
import CardFace from "../table/cards/CardFace.svelte";

/** The usual face of standard cards, with the pictures of a pack, by file (`./KH.svg`), on its courts and aces. */
export function faceWith(
  pictures: Readonly<Record<string, string>>,
): Component<{ code: string; bold: boolean }> {
  return (internals, props) =>
    CardFace(internals, {
      get code() {
        return props.code;
      },
      get bold() {
        return props.bold;
      },
      pictures,
    });
}
