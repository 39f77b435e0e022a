import type { God } from "../../../games/four-gods/chapters.js";
import type { ChapterWords } from "../../catalogue.js";

/** The chapters of the four gods, each as its artifact is won. They fit any party, and the gods in any order. */
export const gods: Readonly<Record<`${God}-god`, ChapterWords>> = {
  "dawn-god": {
    title: "The God Who Overslept",
    paragraphs: [
      "At the end of the road stands a bed. It has four posts and the horizon for a footboard, and in it, under a quilt of folded cloud, lies the god of the dawn with the quilt drawn up to its chin.",
      "“I used to lend them my lantern,” it says, “so that nobody need be afraid of the dark inside. And what did they do with it? They shone it on the neighbours.” The great gold eyes come round to you. “Well? Whose corners shall I show you? Your enemies have some very dirty ones.”",
      "Honest people have said yes to that. You think it over for as long as it takes to breathe in. Then you ask whether you might see your own.",
      "Nothing is said for some time. The quilt comes down by an inch.",
      "The lantern was under the pillow. It has no wick, no oil and no flame; the light is simply there, like good manners. You hold it up, and all your frights and grudges stand about you on the sand, blinking, no higher than your knee. They look like relations to whom you have not written. You promise that you will.",
      "No shadow falls near you any more. Behind you something goes clunk. The sun has dropped out of its slot and is off up the sky like a hoop, and after it, hopping, with one slipper on, runs a god in a nightshirt.",
    ],
  },
  "river-god": {
    title: "The Full Bowl",
    paragraphs: [
      "You meet the river at its spring, and all of it fits into a bowl.",
      "The god who keeps it is as old as rain, as large as a barn, and up to the elbows in washing-up. Four hundred years of it stand in towers round the well: the cups of kings, the mugs of bargemen, the saucer of a cat by the name of Thunder.",
      "“I cannot let it out among people until this is done,” says the god. “And there is never a dry cloth.”",
      "Everything in you says: take the bowl and run. It stands on the edge of the well, within reach, full to the brim, and half the villains of your acquaintance may be coming up the bed behind you. So you are a little surprised to hear a voice say, “You wash. I will dry.” It is yours.",
      "That is what heroism comes to, up here. You roll up your sleeves. Your company joins in as best it can, and somewhere at the edge of the light a rough voice asks whether there is another cloth.",
      "When the last cup hangs on its hook, the god wrings out its beard and pushes the bowl across. “Turn it over,” it says.",
      "You do. Not a drop falls. You turn it back, and it is brimming, and in it, small and clear, lies the whole river with the evening on it.",
      "“It only spills for those who are in a hurry,” says the god. And up from the valley comes the sound of four hundred years of boats, all afloat at once.",
    ],
  },
  "mountain-god": {
    title: "The Weight of a Feather",
    paragraphs: [
      "There is no summit. Where it should be hangs a pair of scales, and in one pan, with its knees drawn up, sits the god of the mountain. In the other lies a feather.",
      "It is a feather of granite, as long as an oar, with every barb cut. It weighs, says the god, as one mentions an old complaint, exactly as much as everything that people were ever too proud to put down.",
      "“So we balance,” says the god. “If I get off, it drops, and there are villages down there. The last visitor took hold of it as if it were treasure. It went through the floor with him.” There is a hole. You do not look down it twice.",
      "You put both arms round the thing and lift. It is as heavy as a winter. It is as heavy as a letter that was never answered; and with your knees shaking you find out, piece by piece, what makes it so. The medals. The last word, in three quarrels. The time it was your fault.",
      "You put them down, one after the other, on the snow. Then you open your arms.",
      "And the stone feather stays where it is, at the height of your heart, turning a little in the wind.",
      "The god stands up. That takes a while and makes some weather. It stretches until its back cracks like a glacier, steps to the edge, and for the first time since the world was set down it looks over the other side.",
      "“Oh,” it says. “It goes on.”",
    ],
  },
  "star-god": {
    title: "The Face in the Dressing Room",
    paragraphs: [
      "Behind the last post there is a door in the night, with a line of light under it. You knock. The Star God sits at its dressing table and has no face on.",
      "“Do not stare,” it says, from about the middle. “Everybody stares.”",
      "The bulbs round the mirror are suns. On the wall, on a thousand nails, hang the faces that people have wished upon it: a hunter's, a mother's, a ram's, a general's with the moustache coming loose. “They look up and see what they came for,” says the god. “Not one of them ever asked what I look like.”",
      "You are tired. There is a great deal of road behind you, and perhaps some of it is still following, on tiptoe. You pull up a stool all the same, and ask.",
      "So the god tells you. It takes all night, which lasts ten minutes here; you are the only one who knows, and you have given your word. At the end it weeps a little, from nowhere in particular, and takes down the plainest mask from the last nail.",
      "“This one is not for being looked at,” it says. “It is for looking out.”",
      "You hold it before your eyes, and the dark thins like breath on a window pane. There is a street in the rain. There is your front door; a lamp; a pillow; and on the pillow your own face, asleep with its eyes open.",
      "For a moment it sees you, too. And for the first time since this began, the Lodger stops smiling.",
    ],
  },
};
