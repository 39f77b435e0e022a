import type { AnyGame } from "../../../core/game.js";
import {
  type ChapterId,
  chapterOfEnd,
  chapterOfEvent,
  type EndChapterId,
  hasStoryGods,
} from "../../../games/four-gods/chapters.js";
import { isFourGods } from "../../../games/four-gods/index.js";
import type { Event } from "../../../games/four-gods/types.js";
import type { ChapterWords, Story, StoryChapter } from "../../catalogue.js";
import { ends } from "./story-ends.js";
import { gods } from "./story-gods.js";
import { paths } from "./story-paths.js";

const opening: ChapterWords = {
  title: "The Lodger",
  paragraphs: [
    "The trouble begins at your own front door. You have come home from an evening of no consequence, in the wet spring of 1936, with rain on your hat and a bag of hot chestnuts, and as you feel for your key the door is opened from inside. By you.",
    "It is a good likeness. It has your scar, your second-best waistcoat, and the smile that you keep for bank managers. “How kind of you to bring supper,” it says, takes the chestnuts, and shuts the door.",
    "Then the pavement lets go of your feet.",
    "You do not fall. You are posted, like a letter, through a long red dark, and come to rest on your back in warm sand, under more stars than anybody has paid for. You weigh nothing. So you are asleep; and somewhere above you a Lodger from no address on this earth sits in your armchair, in your skin, winding your watch the wrong way.",
    "A voice speaks. It has four corners, like a playing card.",
    "“There are four of us,” it says, “and four roads, and at the end of each road a thing that no crooked heart can carry. Bring home all four with a friend still beside you, and the lease is up. But it has engaged staff.”",
    "Down among the dunes, torches are being lit. You know every face above them: everyone you ever jailed, outran, or left tied to the wrong end of a ship.",
    "“All of them?” you ask. “At once?”",
    "“It thought you would be flattered,” says the voice.",
    "You get up and shake the sand out of your shoes. And here is the one good turn of the night: somebody has been waiting where the roads begin, somebody who asks no questions, and is walking already.",
  ],
};

export const chapters: Readonly<Record<ChapterId, ChapterWords>> = { opening, ...paths, ...gods, ...ends };

function chapter(id: ChapterId | EndChapterId | undefined): StoryChapter | undefined {
  return id && { id, ...chapters[id] };
}

const story: Story = {
  chapterOf: (event) => chapter(chapterOfEvent(event as Event)),
  endChapter: (outcome, isResigned) => chapter(chapterOfEnd(outcome, isResigned)),
};

/** The background story of a game of the Four Gods; undefined for a card set with other gods, and for other games. */
export function storyOf(game: AnyGame): Story | undefined {
  return isFourGods(game) && hasStoryGods(game.cards) ? story : undefined;
}
