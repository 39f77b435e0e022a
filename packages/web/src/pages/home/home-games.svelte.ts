import { identityOfText, messagesOf, outcomeOf, type Session } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { clock } from "../../data/clock.js";
import { gameNamed } from "../../games/game-names.js";
import type { Manifest } from "../../games/game-ui.js";
import { manifests } from "../../games/registry.js";
import { settings } from "../../ui/settings.svelte.js";

/** A game's deal of the day, and what the player has done with it. */
export interface TodaysDeal {
  readonly manifest: Manifest;
  readonly deal: string;
  readonly state: "new" | "in play" | "known";
}

/** The games in play, and the deals of the day, as they are read from the storage. */
export class HomeGames {
  /** The solitaires with a game in play, the latest first; undefined until they are read. */
  inPlay = $state.raw<readonly string[]>();
  #sessions = $state.raw<ReadonlyMap<string, Session>>(new Map());
  /** Whether the messages of games are loaded: home is shown without them. */
  #hasMessages = $state(false);
  /** The games in play whose saves were read, those that cannot be replayed among them. */
  #replayed = $state.raw<ReadonlySet<string>>(new Set());
  #known = $state.raw<ReadonlySet<string>>(new Set());
  /** Whether any game has been finished in this browser. */
  hasFinished = $state(false);
  readonly #deals = manifests.flatMap((manifest) => {
    const game = gameNamed(manifest.id);
    const deal = game && dealOfTheDay(game, clock.today());
    return game && deal?.ok ? [{ manifest, game, deal: deal.value }] : [];
  });
  readonly today: readonly TodaysDeal[] = $derived(
    this.#deals.map(({ manifest, deal }) => {
      const isReplayed = this.#replayed.has(manifest.id) || !this.inPlay?.includes(manifest.id);
      if (this.session(manifest.id)?.deal === deal) return { manifest, deal, state: "in play" };
      return { manifest, deal, state: isReplayed && this.#known.has(manifest.id) ? "known" : "new" };
    }),
  );

  async load({ games, known, database }: BrowserStorage): Promise<void> {
    this.#sessions = new Map();
    this.#replayed = new Set();
    const [waiting, finished] = await Promise.all([
      games.waiting(),
      database.read(["finished"], (stores) => stores.keys("finished")).catch(() => []),
      this.#loadKnown(known),
    ]);
    this.hasFinished = finished.length > 0;
    const latestFirst = [...waiting].sort((a, b) => b.savedAt - a.savedAt);
    this.inPlay = latestFirst.map(({ game }) => game);
    if (latestFirst.length > 0)
      void import("../../games/all-messages.js").then(
        () => (this.#hasMessages = true),
        () => undefined,
      );
    for (const { game, session } of latestFirst) {
      // Replaying takes a while: one at a time, with the page shown between.
      await new Promise((resolve) => setTimeout(resolve));
      const replayed = session();
      if (replayed) this.#sessions = new Map([...this.#sessions, [game, replayed]]);
      this.#replayed = new Set([...this.#replayed, game]);
    }
  }

  async #loadKnown(known: BrowserStorage["known"]): Promise<void> {
    const found = this.#deals.map(async ({ manifest, game, deal }) => {
      const identity = identityOfText(game, deal);
      const notes = identity.ok ? await known.notesOn(identity.value).catch(() => []) : [];
      return notes.length > 0 ? [manifest.id] : [];
    });
    this.#known = new Set((await Promise.all(found)).flat());
  }

  /** The game in play of a solitaire, once it is replayed. */
  session(game: string): Session | undefined {
    return this.#sessions.get(game);
  }

  /** What its player sees of that game. */
  view(game: string): unknown {
    const session = this.session(game);
    return session?.game.view(session.now.state);
  }

  /** How the game in play of a solitaire stands, in words; empty until it is known, and where scores are hidden. */
  standing(game: string): string {
    const session = this.session(game);
    if (!session || !this.#hasMessages || settings.choices.hideScore) return "";
    return messagesOf(game).score(outcomeOf(session).score);
  }
}
