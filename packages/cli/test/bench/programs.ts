import { ownFolder } from "../own-folder.js";

/** Programs under test, each a script for Node. */
export function programs() {
  const { file, folder } = ownFolder("bench");
  let scripts = 0;
  const program = (script: string): readonly [string, ...string[]] => [
    process.execPath,
    file(`program-${++scripts}.cjs`, script),
  ];
  return { program, folder };
}

/** Asks for the position, plays what `choose` says, and so on to the last game. */
export function jsonBot(choose: string): string {
  return `
const lines = require("node:readline").createInterface({ input: process.stdin });
const ask = (request) => console.log(JSON.stringify(request));
const choose = ${choose};
let moves = 0;
ask({ op: "position" });
lines.on("line", (line) => {
  const position = JSON.parse(line);
  if (position.error?.code === "no-game") return process.exit();
  if (position.legal?.length > 0) ask(choose(position, moves++));
  else ask({ op: "position" });
});`;
}

export const FIRST_MOVE = jsonBot("({ legal }) => ({ op: 'play', move: legal[0] })");

/** Answers each question in text. */
export function textBot(answer: string): string {
  return `
const lines = require("node:readline").createInterface({ input: process.stdin });
let questions = 0;
lines.on("line", (line) => {
  if (line === "?") console.log(${answer});
});`;
}
