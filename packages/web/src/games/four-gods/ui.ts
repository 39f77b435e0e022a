import type { AnyGame, AnyMessages, fourGods } from "@tetrarch/engine";
import { isFourGods, layoutInWords, messages, whoOf } from "@tetrarch/engine/four-gods";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { AnyTable } from "../../table/model.js";
import { faceWith } from "../card-face.js";
import type { GameHighlights, GameUi, Pack } from "../game-ui.js";
import ArtifactFace from "./ArtifactFace.svelte";
import Background from "./Background.svelte";
import back from "./back.svg";
import Face from "./CardFace.svelte";
import { dreamCards } from "./card-numbers.js";
import { moodOf } from "./mood.js";
import { fourGodsTable, fourGodsTableWith } from "./table.js";
import { nameOnCard } from "./title.js";
import { viewAfter } from "./view-after.js";
import "./theme.css";
import "./signs.css";
import * as words from "./words.js";

/** A god wakes, and its artifact comes to the party and is looked at: in milliseconds. */
const WAKING = 1600;

/** Every card turned up, every blow and every roll, who falls on either side, and what is won; a title each. */
function highlightOf(event: fourGods.Event): Highlight | undefined {
  switch (event.type) {
    case "turned":
      return {
        card: event.card.id,
        title: words.turned(nameOnCard(event.card.id, { ...event, ...event.card })),
      };
    case "struck":
      return {
        card: event.foe.id,
        title: words.lost(whoOf(event.foe, "foe"), event.blow),
        blow: event.blow,
        tone: "good",
      };
    case "hurt":
      return {
        card: event.ally.id,
        title: words.lost(whoOf(event.ally, "friend"), event.blow),
        blow: event.blow,
        tone: "bad",
      };
    case "rolled":
      return {
        card: event.trap.id,
        title: words.rolled(event.roll, event.disarmed),
        roll: event.roll,
        tone: event.disarmed ? "good" : "bad",
      };
    case "beaten":
      return { card: event.foe.id, title: words.fell(whoOf(event.foe, "foe")), tone: "good", leaves: true };
    case "fell":
      if (event.cause === "drop") return undefined;
      return {
        card: event.ally.id,
        title: words.fell(whoOf(event.ally, "friend")),
        tone: "bad",
        leaves: true,
      };
    case "artifact":
      return {
        pile: event.path,
        title: words.artifactWon(event.artifact.name),
        isMoment: true,
        lasts: WAKING,
        tone: "good",
      };
    case "rescued":
      return {
        card: event.ally.id,
        title: words.isBack(whoOf(event.ally, "friend")),
        isMoment: true,
        tone: "good",
      };
    default:
      return undefined;
  }
}

const highlights: GameHighlights = {
  highlight: (event) => highlightOf(event as fourGods.Event),
  viewAfter: (before, events) => viewAfter(before as fourGods.View, events as readonly fourGods.Event[]),
  sounds: {
    turned: "flip",
    struck: "blow",
    hurt: "blow",
    beaten: "home",
    fell: "blow",
    rolled: "die",
    passed: "home",
    artifact: "bell",
  },
  ambience: (view) => ({ soundscape: "dream", count: (view as fourGods.View).artifacts }),
};

/** The pack to cut out: a set's cards, and what lies at the ends of the paths. */
const pack: Pack = {
  cards(game, { Face }) {
    if (!isFourGods(game)) return [];
    const { cards } = game;
    const artifacts = cards.artifacts.map(({ name }, index) => {
      const path = index + 1;
      return { code: `A${path}`, name, Face: faceWith(ArtifactFace, { name, path }) };
    });
    return [...[...dreamCards(cards)].map(([code, { name }]) => ({ code, name, Face })), ...artifacts];
  },
  back,
  edge: "#14525d",
};

export const place: GameUi = {
  messages: messages as AnyMessages,
  table: fourGodsTable as AnyTable,
  Background,
  Face,
  highlights,
  moodOf,
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ isWon }) => (isWon ? words.waking : words.neverWaking),
  story: async (game) => (await import("./story.js")).gameStory(game),
  hasCourse: true,
  withCards,
  rules: async () => (await import("virtual:rules/four-gods")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  paper: { scores: words.scores, counting: words.counting, pack },
};

/** The page of each game with a card set of its own: a changed page would be drawn again. */
const withOwnCards = new WeakMap<AnyGame, GameUi>();

/** The page with the cards of a set of the player's own: their names, their numbers, their stories. */
function withCards(game: AnyGame): GameUi {
  if (!isFourGods(game)) return place;
  const made = withOwnCards.get(game) ?? {
    ...place,
    table: fourGodsTableWith(game) as AnyTable,
    Face: faceWith(Face, { cards: dreamCards(game.cards) }),
    ...(game.cards.layout && { layoutInWords: layoutInWords(game.cards.layout).join(" ") }),
  };
  withOwnCards.set(game, made);
  return made;
}
