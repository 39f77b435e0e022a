import type { Component } from "svelte";
import type { FaceProps } from "./game-ui.js";

/** A card face with what all cards of a game share, such as the pictures of its pack. */
export function faceWith<Shared extends object>(
  Face: Component<FaceProps & Shared>,
  shared: Shared,
): Component<FaceProps> {
  return (internals, props) =>
    Face(internals, {
      ...shared,
      get code() {
        return props.code;
      },
      get bold() {
        return props.bold;
      },
    });
}
