// Loaded when a game is opened: the words of the chapters are in no other file.
export { storyOf } from "@tetrarch/engine/four-gods";
