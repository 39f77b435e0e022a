import { games, identityOfText } from "@tetrarch/engine";
import { type DealNote, type DealNotes, strongerNote } from "@tetrarch/play";
import type { KnownDeals } from "./known-deals.js";
import { reasonOf } from "./storage-reason.js";
import { dropDeals, markDeals, markedDeals } from "./unsaved-marks.js";

/** Where version 0.2 noted the deals whose way was shown: their codes or card lists, a line each. */
const OLD_LIST = "tetrarch revealed";

/** What was learned while this page is open, for browsers that keep nothing: the strongest note on each deal. */
const here = new Map<string, DealNote>();

/** What a page tells the others: what was learned in it. */
interface LearnedDeals {
  readonly identities: readonly string[];
  readonly note: DealNote;
}

/** Where pages tell each other what was learned; undefined in browsers without such channels. */
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("tetrarch known deals") : undefined;

/** Hears what other pages learn of deals, until what it returns is called. */
export function hearLearned(onlearned: (learned: LearnedDeals) => void): () => void {
  const heard = ({ data }: MessageEvent<LearnedDeals>) => onlearned(data);
  channel?.addEventListener("message", heard);
  return () => channel?.removeEventListener("message", heard);
}

/** Which deals the player knows. The store is read for every deal that is laid: another tab may have added to it. */
export class KnownDealNotes implements DealNotes<Promise<readonly DealNote[]>, Promise<string | undefined>> {
  readonly #deals: KnownDeals;
  #takingOver: Promise<void> | undefined;
  /** The last question that was asked. What is learned meanwhile waits for its answer, or it would answer it. */
  #asking: Promise<unknown> = Promise.resolve();

  constructor(deals: KnownDeals) {
    this.#deals = deals;
  }

  notesOn(identity: string): Promise<readonly DealNote[]> {
    const asking = this.#notesOn(identity);
    this.#asking = asking;
    return asking;
  }

  async #notesOn(identity: string): Promise<readonly DealNote[]> {
    // Before anything that is learned meanwhile.
    const noted = this.remembered(identity);
    try {
      await this.#takeOver();
      const notes = [...noted, ...(await this.#deals.notesOn(identity))];
      return notes.length > 0 ? [notes.reduce(strongerNote)] : [];
    } catch {
      return noted;
    }
  }

  /** What is noted of a deal as far as this page knows by itself, at once. */
  remembered(identity: string): readonly DealNote[] {
    const notes = [here.get(identity), markedDeals()[identity]].filter((note) => note !== undefined);
    return notes.length > 0 ? [notes.reduce(strongerNote)] : [];
  }

  /** Resolves when the notes are on disk, or with the reason why they are not, and are remembered by this page only. */
  async learn(identities: readonly string[], note: DealNote): Promise<string | undefined> {
    noteHere(identities, note);
    try {
      await this.#asking;
      await this.#takeOver();
      await this.#keep(identities, note);
      return undefined;
    } catch (error) {
      markDeals(identities, note);
      return reasonOf(error);
    } finally {
      // A game of it may be open in another tab, whatever can be kept.
      channel?.postMessage({ identities, note } satisfies LearnedDeals);
    }
  }

  async #keep(identities: readonly string[], note: DealNote): Promise<void> {
    await Promise.all(identities.map((identity) => this.#deals.learn(identity, note)));
  }

  /** Moves notes from earlier versions and unsaved marks into the store, once; they are dropped there when all of them are here. */
  #takeOver(): Promise<void> {
    this.#takingOver ??= this.#bringOver().catch((error: unknown) => {
      this.#takingOver = undefined;
      throw error;
    });
    return this.#takingOver;
  }

  async #bringOver(): Promise<void> {
    await this.#bringOldList();
    const marked = markedDeals();
    for (const [identity, note] of Object.entries(marked)) await this.#keep([identity], note);
    if (Object.keys(marked).length > 0) dropDeals(marked);
  }

  async #bringOldList(): Promise<void> {
    const identities = oldList().flatMap(identitiesOf);
    if (identities.length === 0) return;
    noteHere(identities, "shown");
    await this.#keep(identities, "shown");
    localStorage.removeItem(OLD_LIST);
  }
}

function noteHere(identities: readonly string[], note: DealNote): void {
  for (const identity of identities) here.set(identity, strongerNote(here.get(identity) ?? note, note));
}

function oldList(): readonly string[] {
  try {
    return (localStorage.getItem(OLD_LIST) ?? "").split("\n");
  } catch {
    return [];
  }
}

/** The deals that a code or a card list may mean: it does not say of which game it is, but seldom fits two. */
function identitiesOf(text: string): readonly string[] {
  return games.flatMap((game) => {
    const identity = identityOfText(game, text);
    return identity.ok ? [identity.value] : [];
  });
}
