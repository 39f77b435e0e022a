import { type GameEvent, outcomeOf, type Session } from "@tetrarch/engine";
import { after, chooser, sessionOf } from "./app.js";
import { WINS, wonGame } from "./wins.js";

/** A moment of a game that is worth watching: how it stood, and the move that brings it about. */
export interface Moment {
  readonly name: string;
  readonly session: Session;
  readonly word: string;
  /** Whether the game ends with it. */
  readonly isEnd: boolean;
}

/** What a move must bring about, of its events. */
type Wanted = (events: readonly GameEvent[], session: Session) => boolean;

const of =
  (type: string): Wanted =>
  (events) =>
    events.some((event) => event.type === type);

const isLost: Wanted = (_, session) => outcomeOf(session).status === "lost";

/** By game and name. */
const MOMENTS: Readonly<Record<string, Readonly<Record<string, Wanted>>>> = {
  "tomb-of-four-kings": {
    "failed-door": of("jammed"),
    "lost-fight": (events, session) => of("hit")(events, session) && !isLost(events, session),
    "burnt-torch": (events, session) => of("torch")(events, session) && !isLost(events, session),
    death: of("died"),
    darkness: of("darkness"),
    escape: (events, session) => of("emerged")(events, session) && outcomeOf(session).status !== "won",
  },
  "four-gods": { trap: of("rolled"), fight: of("struck"), artifact: of("artifact"), loss: isLost },
  "kings-keys": { book: of("book"), loss: isLost },
  "four-kingdoms": { home: of("housed"), united: of("united"), deal: of("dealt"), loss: isLost },
  "napoleons-tomb": { corner: of("completed"), redeal: of("redealt"), loss: isLost },
};

const GAMES = 200;
const MOVES = 600;

/** The moments of a game, each the first that is found in the game that was won and in random ones, and its win. */
export function momentsOf(gameId: string): readonly Moment[] {
  const found = Object.entries(MOMENTS[gameId] ?? {}).flatMap(([name, wanted]) => {
    const moment = find(gameId, wanted);
    if (!moment) console.error(`${gameId}: ${name} was not found`);
    return moment ? [{ ...moment, name }] : [];
  });
  const { session, words } = wonGame(gameId, 1);
  return [...found, { name: "win", session, word: words[0] ?? "", isEnd: true }];
}

function find(gameId: string, wanted: Wanted): Omit<Moment, "name"> | undefined {
  const won = WINS[gameId];
  for (let number = 0; number < GAMES; number++) {
    const choose = chooser(number);
    let session = sessionOf(gameId, number === 0 ? (won?.deal ?? 1) : number);
    for (let move = 0; move < MOVES; move++) {
      const word = number === 0 ? won?.words[move] : choose(session);
      if (word === undefined) break;
      const next = after(session, word);
      if (wanted(next.now.events, next))
        return { session, word, isEnd: outcomeOf(next).status !== "playing" };
      session = next;
    }
  }
  return undefined;
}
