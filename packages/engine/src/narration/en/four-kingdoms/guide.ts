import type { Guide } from "../../catalogue.js";

export const fourKingdomsGuide: Guide = {
  howTo: [
    "Each suit is a kingdom. Its king goes to the castle first, then its queen, then its jack; its ten, the wizard, goes to the tower at any time.",
    "With king, queen and jack seated, the subjects gather: 9, 8, 7 … down to 2.",
    "The ace is a dragon. It goes to the dungeon once king, queen, jack and ten are home, and until then it blocks its pile: nothing is played on it.",
    "In the free lands you build up in suit: an 8 goes on a 7. A run may move, whole or in part; an empty land takes anything.",
    "With king and queen seated, the guest chamber of their suit holds one card of that suit until you need it.",
    "The stock is turned one card at a time, once. Home all 52 and the four kingdoms are united.",
  ],
  mistakeKinds: {
    "empty-land-done": "Filling an empty land too soon",
    "empty-land-left": "Leaving a land empty too long",
    "empty-land-otherwise": "What fills an empty land",
    "stock-done": "Turning to the stock too soon",
    "stock-left": "Turning to the stock too late",
    "face-down-left": "Leaving cards face down",
    "face-down-otherwise": "Which card to turn up",
    "home-done": "Sending cards home too soon",
    "home-left": "Sending cards home too late",
    "home-otherwise": "Which card goes home",
    "guest-done": "Taking in guests too soon",
    "guest-left": "Taking in guests too late",
    "guest-otherwise": "Which guest to take in",
  },
};
