import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  games,
  identityOf,
  identityOfText,
  isStarted,
  parseTranscript,
  type Session,
} from "@tetrarch/engine";
import {
  type DealNote,
  type DealNotes,
  type KnownDealNote,
  needsNotes,
  readDealNote,
  strongerNote,
  withNotes,
} from "@tetrarch/play";
import { namesIn, readWhole, reasonOf } from "../../files/text-files.js";
import { savesWords } from "../../words/en/saves.js";
import { HomeFile } from "./home-file.js";

/** What was read of the notes on a deal. A trouble is a sentence; then these are the notes that could not be written. */
export interface NotesRead {
  readonly notes: readonly DealNote[];
  readonly trouble: string | undefined;
}

/** The outcome of importing notes. */
export interface NotesAdded {
  /** How many deals are known from now on. */
  readonly added: number;
  /** What could not be written, as a sentence. */
  readonly trouble: string | undefined;
}

const FILE = "known-deals.txt";
const LINE = /^([A-Za-z0-9_-]{43})(?: (.*))?$/;

/**
 * The deals the player knows, by their identity: a file beside the saved games, to which lines are only ever added, so
 * that processes do not get into each other's way and a crash costs at most the line it was about to write. A line is
 * the identity's SHA-256, as the identity itself names hidden cards, and how the deal came to be known.
 *
 * Nothing is remembered from one question to the next but what could not be written: another process may have added
 * something. Nothing here throws for what a disk may do. Without a home nothing outlasts the process.
 */
export class KnownDeals extends HomeFile implements DealNotes<NotesRead, string | undefined> {
  readonly #unwritten = new Map<string, DealNote[]>();

  constructor(home: string | undefined) {
    super(home, FILE);
  }

  notesOn(identity: string): NotesRead {
    const key = keyOf(identity);
    const unwritten = this.#unwritten.get(key) ?? [];
    try {
      this.#takeOver();
      const text = this.#read();
      return { notes: [...notesIn(text, key), ...unwritten], trouble: undefined };
    } catch (error) {
      return { notes: unwritten, trouble: this.#unreadable(error) };
    }
  }

  #unreadable(error: unknown): string {
    return savesWords.knownUnreadable(this.path, reasonOf(error));
  }

  /**
   * Notes that deals are known from now on; on disk when this returns, unless it returns a sentence saying why not. Then
   * they are known to this process only. That a deal was found says nothing new of one that is known.
   */
  learn(identities: readonly string[], note: DealNote): string | undefined {
    return this.#learn(identities.map(keyOf), note);
  }

  /** Merges imported notes, as `learn` does; of a deal that is known here only a stronger note says anything new. */
  add(notes: readonly KnownDealNote[]): NotesAdded {
    try {
      const here = new Map((this.home === undefined ? [] : this.#all()).map(({ key, how }) => [key, how]));
      const entries = notes.map(({ by, how }) => ({
        key: "digest" in by ? by.digest : keyOf(by.identity),
        how: readDealNote(how),
      }));
      const isNews = (how: DealNote, kept: DealNote | undefined) =>
        kept === undefined || strongerNote(kept, how) !== kept;
      const news = entries.filter(({ key, how }) => isNews(how, here.get(key)));
      const ways = [...new Set(news.map(({ how }) => how))];
      const troubles = ways.map((way) => {
        const keys = news.filter(({ how }) => how === way).map(({ key }) => key);
        return this.#learn([...new Set(keys)], way);
      });
      const added = new Set(news.map(({ key }) => key).filter((key) => !here.has(key))).size;
      return { added, trouble: troubles.find((trouble) => trouble !== undefined) };
    } catch (error) {
      return { added: 0, trouble: this.#unreadable(error) };
    }
  }

  /** All of them, each once, by their digests. Throws what the system says. */
  all(): readonly KnownDealNote[] {
    if (this.home === undefined) return [];
    this.#takeOver();
    return this.#all().map(({ key, how }) => ({ by: { digest: key }, how }));
  }

  /** Of each the strongest note counts. */
  #all(): readonly { readonly key: string; readonly how: DealNote }[] {
    const noted = new Map<string, DealNote>();
    for (const line of this.#read().split("\n")) {
      const [, key, written] = LINE.exec(line) ?? [];
      if (key === undefined) continue;
      const how = readDealNote(written);
      noted.set(key, strongerNote(noted.get(key) ?? how, how));
    }
    return [...noted].map(([key, how]) => ({ key, how }));
  }

  #learn(keys: readonly string[], note: DealNote): string | undefined {
    if (this.home === undefined) return this.#keepHere(keys, note);
    try {
      this.#takeOver();
      const news = note === "found" ? this.#notIn(keys) : keys;
      if (news.length > 0) this.append(news.map((key) => `${key} ${note}`));
      return undefined;
    } catch (error) {
      this.#keepHere(keys, note);
      return savesWords.knownFailed(this.path, reasonOf(error));
    }
  }

  #keepHere(keys: readonly string[], note: DealNote): undefined {
    for (const key of keys) this.#unwritten.set(key, [...(this.#unwritten.get(key) ?? []), note]);
  }

  /** Those of the keys that begin no line. */
  #notIn(keys: readonly string[]): readonly string[] {
    const there = new Set(
      this.#read()
        .split("\n")
        .map((line) => line.split(" ", 1)[0]),
    );
    return keys.filter((key) => !there.has(key));
  }

  #read(): string {
    if (!this.isThere) return "";
    // Whatever else stands there, a line that is one of ours has only letters of this kind.
    return readFileSync(this.path, "latin1");
  }

  /** The first time, the deals of the games that are there already are known ones. */
  #takeOver(): void {
    const { home, isThere } = this;
    if (home === undefined || isThere) return;
    const found = ["saves", "finished"].flatMap((folder) => identitiesIn(join(home, folder)));
    if (found.length > 0) this.append(found.map((identity) => `${keyOf(identity)} found`));
  }
}

/** The SHA-256 of a deal's identity in base64url. */
export function keyOf(identity: string): string {
  return createHash("sha256").update(identity).digest("base64url");
}

/** What stands behind a key, line by line. A line that a crash has cut short after its key still counts. */
function notesIn(text: string, key: string): readonly DealNote[] {
  const notes: DealNote[] = [];
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    const end = text.indexOf("\n", at);
    notes.push(readDealNote(text.slice(at + key.length, end < 0 ? undefined : end).trim()));
  }
  return notes;
}

/** The deals of all games kept in a folder; what cannot be read is no game. */
function identitiesIn(folder: string): readonly string[] {
  return namesIn(folder).flatMap((name) => {
    const identity = name.endsWith(".txt") ? identityInFile(join(folder, name)) : undefined;
    return identity === undefined ? [] : [identity];
  });
}

function identityInFile(path: string): string | undefined {
  try {
    const parts = parseTranscript(readWhole(path));
    if (!parts.ok) return undefined;
    const game = games.find(({ id }) => id === parts.value.headers.get("Game"));
    const identity = game && identityOfText(game, parts.value.headers.get("Deal") ?? "");
    return identity?.ok ? identity.value : undefined;
  } catch {
    return undefined;
  }
}

/** What the player learns of deals (C-10): noted as it happens, looked up when a deal is opened. */
export class DealKnowledge {
  readonly #deals: KnownDeals;
  /** Why known deals could not be read or written; emptied by `takeTroubles`. */
  #troubles: readonly string[] = [];

  constructor(deals: KnownDeals) {
    this.#deals = deals;
  }

  /** A session with what is known of its deal at this moment. */
  withKnowledge(session: Session): Session {
    if (!needsNotes(session)) return session;
    const { notes, trouble } = this.#deals.notesOn(identityOf(session));
    if (trouble !== undefined) this.#complain(trouble);
    // The saved game was copied from another machine.
    if (isStarted(session) && notes.length === 0 && trouble === undefined) this.learn(session, "found");
    return withNotes(session, notes);
  }

  learn(session: Session, note: DealNote): void {
    const trouble = this.#deals.learn([identityOf(session)], note);
    if (trouble !== undefined) this.#complain(trouble);
  }

  /** Returns the troubles not yet shown, and forgets them. */
  takeTroubles(): readonly string[] {
    const troubles = this.#troubles;
    this.#troubles = [];
    return troubles;
  }

  #complain(trouble: string): void {
    this.#troubles = [...this.#troubles, trouble];
  }
}
