import swordIcon from "virtual:game-icon/broadsword";
import fallIcon from "virtual:game-icon/broken-skull";
import rescueIcon from "virtual:game-icon/life-buoy";
import dieIcon from "virtual:game-icon/perspective-dice-six";
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
const WAKING = 2600;

/** A pair of cards, the left one or the right one full. */
const PAIR = {
  L: "M40 96H236V416H40ZM276 96H472V416H276ZM312 132V380H436V132Z",
  R: "M276 96H472V416H276ZM40 96H236V416H40ZM76 132V380H200V132Z",
};
const GIVEN_UP = "M208 32H304V240H400L256 392 112 240H208ZM96 424H416V480H96Z";

/** What a choice does, by the name of its icon: a sort of move, the side of a card, or `fall`. */
const CHOICE_ICONS = {
  ...PAIR,
  take: "M256 32a112 112 0 1 1 0 224 112 112 0 0 1 0-224ZM40 480Q40 288 256 288T472 480Z",
  rescue: rescueIcon,
  equip: swordIcon,
  fight:
    "M36 36 136 60 344 268 388 224 428 264 392 300 476 384 424 436 340 352 304 388 264 348 308 304 60 136ZM476 36 452 136 376 212 300 136 376 60ZM204 240 272 308 248 348 208 388 172 352 88 436 36 384 120 300 84 264 124 224 168 268Z",
  trap: dieIcon,
  drop: GIVEN_UP,
  dismiss: GIVEN_UP,
  fall: fallIcon,
};

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
  scorePart: "artifacts",
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
  choiceIcons: CHOICE_ICONS,
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
