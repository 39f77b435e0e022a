import type { God } from "../../../games/four-gods/chapters.js";
import type { ChapterWords } from "../../catalogue.js";

/** The chapters of the four paths, as they are entered. They fit any party, and the paths in any order. */
export const paths: Readonly<Record<`${God}-path`, ChapterWords>> = {
  "dawn-path": {
    title: "The Road of Long Shadows",
    paragraphs: [
      "On the road to the Dawn God, the morning is stuck.",
      "The sun stands half above the edge of the world like a coin jammed in a slot, and it has stood there for years: there are cobwebs on it. No noon ever comes this way. The cocks have crowed themselves hoarse and gone over to whispering.",
      "In such a light every shadow is a mile long. Yours lies before you on the road as flat as a carpet, and you have been walking on it for ten minutes before you notice that it is not walking with you. It is strolling the other way. As far as one can tell with a shadow, it is wearing a different hat.",
      "A milestone gives the distance to the Dawn as ONE YAWN, and under that, in a smaller chisel: MIND THE DARK ENDS.",
      "You see what it means. Where the long shadows cross they lie heaped like tar, and in the heaps something stirs that has no owner at all. You step over the first one. It snaps at your heel.",
      "There were two ways round it. You took one; and when you look back, the other has rolled itself up like a window blind, and whatever stood on it has gone up with it.",
    ],
  },
  "river-path": {
    title: "All That Was Ever Lost",
    paragraphs: [
      "The road to the River God is a river bed, and the river is out.",
      "It has left a notice. BACK SHORTLY, says a board on the dry landing stage, in ink that some four hundred summers have bleached. So you walk where the water ought to be, between the keels of waiting boats, and the ferrymen look down at you with their oars across their knees and do not give up their places in the queue.",
      "What rivers take, they bring here. The bed is paved with it: umbrellas by the thousand; wedding rings in drifts, like gravel; a grand piano with a family of pike for pedals; one cannon and one church bell, back to back, not on speaking terms. Left boots stand in ranks, and every toe points upstream.",
      "You find the tin boat that sailed away from you when you were six. You find a policeman's helmet that you would rather not discuss. You take the boat.",
      "It is as you bend for it that you feel the ground tremble, very far up, like a full house rising from its seats.",
      "The river is coming home. It would be well to meet it at the top of its bed and not at the bottom. You lengthen your stride; and behind the piano somebody else does the same.",
    ],
  },
  "mountain-path": {
    title: "The Mountain That Stepped Back",
    paragraphs: [
      "The mountain is shy. There is no other word for it. You walk towards it for half a day, and it is just as far off as it was, and the goats on it look embarrassed.",
      "So you do what one does with shy creatures. You sit down with your back to it, unwrap a sandwich, and talk about something else. When you turn round, a foot of granite has come up beside your boot.",
      "“Good afternoon,” you say. A pebble rolls down and touches your hand.",
      "After that there is a stair. It is as narrow as a bookshelf, it was cut by somebody with opinions, and it goes up into the fog as straight as a scolding. The curious thing about it is the echo, which comes first.",
      "“Mind your head!” it calls from above, in your own voice. You duck; something hums past where your hat was; and only then, because somebody has to, you shout: “Mind your head!”",
      "You begin to listen with attention.",
      "“Left,” says the echo. “No, my left. Careful, it is loose.” It is silent for three whole steps. Then it says, in the tone that you keep for old acquaintances with knives: “Oh, I say. Not you again.”",
    ],
  },
  "star-path": {
    title: "The Night Shift",
    paragraphs: [
      "On the road to the Star God it is always ten past two in the morning, the hour at which telephones ring.",
      "They stand along it, black and upright, one to a post, and all of them are ringing. You lift the nearest, since somebody should.",
      "“Cassiopeia speaking,” says a bright, tired voice. “Is that Repairs?”",
      "You look up, and then you see it. Every star hangs on a wire, and every wire runs down to a post, and somebody has been along the posts with scissors. Whole corners of the sky are out. The Great Bear stands on three legs and is being brave about it.",
      "“Yes,” you say. “This is Repairs.”",
      "The dust of stars lies on the road and squeaks like new snow. By its light those who walk with you look as they will look when they are very old, and it suits them.",
      "You join the first wire with a bootlace and half a hairpin. Far overhead somebody says “Ah!”, and a small blue sun comes on, and shows you the next post, and what is crouching behind it with the scissors. On its coat are the Lodger's buttons. They are tiny watches, and every one of them runs backwards.",
    ],
  },
};
