import { legalWords, resign, type Session } from "@tetrarch/engine";
import { type GameRecord, recordOf } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { value } from "../../../testing/value.js";
import { after, randomGame, sessionOf } from "./app.js";
import { DATABASE } from "./stored.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const MOST_MOVES = 30;
const HOUR = 3_600_000;
/** The first game of all ended then. */
const FIRST = Date.UTC(2026, 0, 1);

function givenUp(session: Session): Session {
  if (legalWords(session).length === 0) return session;
  return value(resign(session));
}

/** Some finished games of each solitaire: one that was won, others that were played at random. */
function finishedGames(): readonly Session[] {
  return Object.keys(tables).flatMap((gameId) => {
    const win = WINS[gameId];
    const played = [401, 402, 403].map((deal) => randomGame(gameId, deal, MOST_MOVES).sessions.at(-1));
    return [
      (win?.words ?? []).reduce(after, sessionOf(gameId, win?.deal ?? 0)),
      ...played.map((session) => givenUp(session as Session)),
    ];
  });
}

/** A history of so many games, one an hour, all of which replay; the last comes first. */
export function pastGames(count: number): readonly GameRecord[] {
  const games = finishedGames().map(
    (session) => recordOf(session, "", { endedAt: 0, origin: "random" }) as GameRecord,
  );
  return Array.from({ length: count }, (_, index) => {
    const endedAt = FIRST + index * HOUR;
    return {
      ...(games[index % games.length] as GameRecord),
      id: index.toString(16).padStart(32, "0"),
      startedAt: endedAt - 600_000,
      endedAt,
      playedFor: 300_000 + index * 1000,
    };
  }).reverse();
}

/** Puts finished games where the app keeps them, but not their second copies. The page must have opened its store before. */
export function putFinished(page: Page, records: readonly GameRecord[]): Promise<void> {
  return page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(["finished", "moves"], "readwrite");
          for (const { words, ...finished } of all) {
            const { game, variant, cardSet = "", deal, id } = finished;
            const key = [game, variant, cardSet, deal, id].join("\n");
            writing.objectStore("finished").put({ ...finished, moves: words.length }, key);
            writing.objectStore("moves").put(words.join(" "), key);
          }
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    [DATABASE, records] as const,
  );
}
