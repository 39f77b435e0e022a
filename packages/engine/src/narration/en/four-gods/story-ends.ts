import type { EndChapterId } from "../../../games/four-gods/chapters.js";
import type { ChapterWords } from "../../catalogue.js";

/** The chapters of the ends, by result. */
export const ends: Readonly<Record<EndChapterId, ChapterWords>> = {
  won: {
    title: "Notice to Quit",
    paragraphs: [
      "All four roads end at your own front door. It was the same door all the time; one only came at it from the wrong side.",
      "The lantern goes in first. By its light the hall is a hall, and the terror on the stairs is a lodger: grey, damp, about as tall as an umbrella, with your body held round it like an overcoat that was bought too large. There are chestnut crumbs on your waistcoat.",
      "“There is a lease,” it says.",
      "You hold out the bowl. It bends over the water to find its name, and it sees all that you ever pulled out of the river, and everyone who ever pulled you. It is not on the list.",
      "“Then I shall stay by force,” says the Lodger, and puts out your hand to stop you. You lay the feather in it. It has never put anything down in its life. It goes through the stair carpet and through the cellar floor, with a remark that grows fainter and fainter, and is not fit to print.",
      "Your body is left standing, empty and polite. You lift the mask and look out through its eyes; and they are your eyes, and there is your ceiling, with the crack in it like the map of Portugal.",
      "It is a quarter to seven on a wet morning in 1936. Your watch is going the right way. On the pillow lies a glove that is not yours, with sand in its fingers.",
      "And down in the street, under the window, somebody is whistling: the tune that you whistled on the road when things were at their worst, and that no waking soul can know.",
      "You are at the door before the second verse. There are introductions to be made; and there are chestnuts to be bought.",
    ],
  },
  "lost-0": {
    title: "The Lodger Settles In",
    paragraphs: [
      "No friend can walk on with you, and the sand goes out from under your feet like a rug.",
      "In a warm bed, something wakes. It stretches your arms. It runs your voice up and down, like a piano in a shop; it finds that your slippers fit. You are a draught behind the wardrobe, and you must look on while it butters your toast on both sides.",
      "Not one of the gods has even learnt your name.",
      "But mark this. Each night, at ten past two, it sleeps; and there is no door in the world that keeps out a draught.",
    ],
  },
  "lost-1": {
    title: "One Finger",
    paragraphs: [
      "No friend can walk on with you. One god has looked into your heart and found it sound; one treasure of the four is yours. That is too little for a body. It is enough for a finger.",
      "And so the Lodger, at breakfast with some very important people, sees the smallest finger of your left hand rise by itself, crook round the handle of the coffee pot, and hold on.",
      "It pulls. It goes red. It smiles at the important people. For eleven minutes it does not get its coffee.",
      "A finger is something to begin with. Tonight you will be scratching at the wall of the dream.",
    ],
  },
  "lost-2": {
    title: "Half a House",
    paragraphs: [
      "No friend can walk on with you, and two of the four never saw you come. The other two keep their word. Half of you is yours again.",
      "The Lodger has your right hand and writes shameful letters with it; you have the left, get up in the night, and post better ones. Until noon it has your voice. From noon on it has to listen to you sing.",
      "The neighbours find that you have never been such good company, nor such bad.",
      "There is a chalk line down the middle of the hall. You drew it. Last night a note was pushed across, asking very civilly what you would take to stop; and you wrote under it, with your left hand: The other half.",
    ],
  },
  "lost-3": {
    title: "The Thickness of an Eyelid",
    paragraphs: [
      "No friend can walk on with you. But three gods have given you what they had, and you rise so far out of sleep that you hear the rain.",
      "You feel the sheet. You feel the cat on your feet. You need only open your eyes, and they are the last thing that it still holds.",
      "It is holding them shut from the inside with both hands. You can hear it breathe. It has not dared to look into a mirror for days, and it has begun to pack.",
      "Then the dark comes up over your chin like a quilt, and you sink; and the last thing you hear is a very small voice, saying to the empty room: “Please do not come back.”",
      "You never could resist an invitation.",
    ],
  },
  resigned: {
    title: "A Seat by the Road",
    paragraphs: [
      "You sit down on a milestone. It has been a long night, and there was more road in it than you had boots for.",
      "The dream, which is not a bad sort, brings you a chair. Then it brings a rug, and a newspaper of today's date with nothing in it. Somewhere overhead the Lodger puts your feet up on your own fender.",
      "There is no shame in a rest. The roads are patient. They have rolled themselves up under the stone, like measuring tapes, and just the ends show.",
      "You look into the newspaper once more. There is something after all, on the last page, in very small print. ONE TUG, it says. ANY NIGHT.",
    ],
  },
};
