import book from "virtual:game-icon/secret-book";
import type { kingsKeys } from "@tetrarch/engine";
import type { Story } from "../place.js";

export const story: Story = {
  moment(event) {
    const { type, books } = event as Extract<kingsKeys.Event, { readonly type: "book" }>;
    return type === "book"
      ? { icon: book, title: books === 1 ? "The first key" : `Key ${books}` }
      : undefined;
  },
  sounds: { book: "home", refilled: "flip" },
};
