import { addAllMessages } from "@tetrarch/engine";

// A file of its own, for the pages that show words of several games: a table loads those of its own game.
addAllMessages();
