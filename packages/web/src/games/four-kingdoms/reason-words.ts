/** Why a move is advised, by what is seen on the table. */
export const atHome = "A card at home blocks no other.";
export const turnsUp = (below: number) =>
  `It turns up a hidden card${below === 0 ? ", the last of its land" : `; ${below} more ${below === 1 ? "lies" : "lie"} under it`}.`;
export const emptiesLand = "It empties a land, which takes any card.";
/** @param next where the card can go then */
export const frees = (card: string, next?: string) =>
  `It frees the ${card}${next === undefined ? "" : `, which can go ${next}`}.`;
export const homeward = "home";
export const ontoCard = (card: string) => `onto the ${card}`;
export const emptiesWaste = "The waste is empty then.";
export const emptiesChamber = "It leaves the guest chamber free.";
export const changesNothing = "It changes nothing: nothing better is left.";
/** Why a card is dealt though something else can be done. */
export const othersStay = "All other moves stay open, and you see one more card.";
export const keepsOpen = (card: string) => `It keeps the ${card} uncovered.`;
export const keepsLand = "It keeps the empty land free.";
export const keepsChamber = "It keeps the guest chamber free.";
export const keepsTen = (ten: string, jack: string) =>
  `From the tower the ${ten} never comes back: the ${jack} could not be laid on it.`;
/** Why another move comes before one that brings a card home. */
export const tenWaits = (ten: string, jack: string) => `The ${ten} can wait: the ${jack} may lie on it.`;
export const homeLater = (card: string) => `The ${card} can still go home after it.`;
export const nothingElse = "Nothing else moves.";
export const newCard = "It brings a new card.";
