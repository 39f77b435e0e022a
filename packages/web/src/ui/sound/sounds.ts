/** What can be heard; all of it synthesised. */
export type Sound = "card" | "flip" | "shuffle" | "home" | "blow" | "torch" | "no" | "win";
