import { capital } from "@tetrarch/engine";
import { lessonWords, plainWords } from "../../words/en/plain.js";
import type { Conversation } from "../plain/conversation.js";
import { fewMoveLines, moveLines, pileLines, typedWord } from "../plain/session-lines.js";
import { type Exercise, headingOf, namesToLookAt, type Reply } from "./exercise.js";

/** An exercise line by line: each line that comes in gives lines to be said. */
export class ExerciseConversation implements Conversation {
  readonly #exercise: Exercise;
  readonly #opened: Reply;
  #isLeft = false;

  /** @param opened what the exercise said when it was opened */
  constructor(exercise: Exercise, opened: Reply) {
    this.#exercise = exercise;
    this.#opened = opened;
  }

  get done(): boolean {
    return this.#isLeft || this.#exercise.done;
  }

  open(): readonly string[] {
    const said = this.#said(this.#opened);
    return this.done ? said : [plainWords.sayHelp, ...said];
  }

  hear(line: string): readonly string[] {
    const exercise = this.#exercise;
    const typed = line.trim();
    const command = typed.toLowerCase();
    switch (command) {
      case "":
        return [];
      case "help":
      case "?":
        return exercise.help;
      case "quit":
      case "exit":
        this.#isLeft = true;
        return [plainWords.farewell];
      case "moves":
        return moveLines(exercise.session);
      case "table":
        return pileLines(exercise.session);
    }
    const { commands } = exercise;
    const reply = Object.hasOwn(commands, command) ? commands[command] : undefined;
    return reply ? this.#said(reply()) : this.#play(typed);
  }

  #play(typed: string): readonly string[] {
    const exercise = this.#exercise;
    const word = typedWord(exercise.session, typed);
    if (word === undefined) return [plainWords.noSuchNumber(typed)];
    const played = exercise.play(word);
    if (played.ok) return this.#said(played.value);
    const { code, message } = played.error;
    return [code === "game-over" ? plainWords.sayNext(message) : plainWords.sayMoves(capital(message))];
  }

  #said({ lines, shows }: Reply): readonly string[] {
    const exercise = this.#exercise;
    if (exercise.done) return lines;
    switch (shows) {
      case "position":
        return [
          ...lines,
          `${headingOf(exercise)}.`,
          ...exercise.about,
          ...pileLines(exercise.session),
          ...this.#question(),
        ];
      case "again":
        return [...lines, ...this.#question()];
      case "moves":
        return [...lines, ...this.#lookAt(), ...fewMoveLines(exercise.session)];
      case "next":
        return [...lines, plainWords.sayNext("")];
      case "nothing":
        return lines;
    }
  }

  #question(): readonly string[] {
    return [...fewMoveLines(this.#exercise.session), ...this.#lookAt(), this.#exercise.goal];
  }

  #lookAt(): readonly string[] {
    const names = namesToLookAt(this.#exercise);
    return names.length === 0 ? [] : [lessonWords.lookAt(names)];
  }
}
