export { playerInSentence, playerName } from "@tetrarch/play";
