import type { Guide } from "../../catalogue.js";

export const tombOfFourKingsGuide: Guide = {
  howTo: [
    "Delve turn by turn. Each turn, cards come from the pack until an encounter appears: a spade is a monster, a diamond a trap with its treasure, a club a door.",
    "Play the next card against it: as high as the encounter or higher wins. A monster you may fight on; a trap or a door gives you one chance, and then the turn is over. An ace, a jack or a king costs nothing and is no chance.",
    "Falling short of a monster or a trap costs the difference in hit points, and you have nine: the hearts 2 to 10, so that the pack has 44 cards. Falling short of a door costs as many cards of the pack.",
    "A jack goes to your hand and wins once: spades against a monster, diamonds a trap, clubs a door; hearts dodges a hit. A queen wins at once.",
    "Win a turn and its treasure is yours: diamonds at face value, kings ten, the Scroll of Light (the joker) six. Drop a treasure worth a monster and you may flee it.",
    "Each ace burns a torch. The fourth leaves you lost in the dark, unless you hold the scroll: it saves you once.",
    "Turn back before it is too late: after some turns down, it takes one fewer to come out, and they are as dangerous. Only what you carry out alive counts.",
    "Bring out all four kings and you have won. But to come out alive at all is worth a song.",
  ],
  mistakeKinds: {
    "turning-back-done": "Turning back too soon",
    "turning-back-left": "Turning back too late",
    "skill-done": "Spending a skill too soon",
    "skill-left": "Keeping a skill back",
    "treasure-dropped-done": "Giving up treasure",
    "treasure-dropped-left": "Holding on to treasure",
    "treasure-dropped-otherwise": "Which treasure to give up",
    "dodge-done": "Dodging a blow too soon",
    "dodge-left": "Not dodging a blow",
    "mark-otherwise": "Which treasure marks a turn",
  },
};
