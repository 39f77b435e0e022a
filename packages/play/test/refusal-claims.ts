import { type GameEvent, knowledgeOf, outcomeOf, type Session } from "@tetrarch/engine";

/** A refused move: the position before it, and those after it and after the moves that show its consequence. */
export interface RefusedMove {
  readonly before: Session;
  readonly after: Session;
  readonly shown: Session;
}

type Claim = (move: RefusedMove) => boolean;

/** The events of the move alone, of one type. */
function eventsOf<Type extends string>({ after }: RefusedMove, type: Type): readonly GameEvent[] {
  return after.now.events.filter((event) => event.type === type);
}

/** Whether the move has an event of this type; a text is in it, as its JSON has it. */
const happens =
  (type: string, ...texts: readonly string[]): Claim =>
  (move) =>
    eventsOf(move, type).some((event) => texts.every((text) => JSON.stringify(event).includes(text)));

const all =
  (...claims: readonly Claim[]): Claim =>
  (move) =>
    claims.every((claim) => claim(move));
const not =
  (claim: Claim): Claim =>
  (move) =>
    !claim(move);

function cardsOf({ game, now }: Session, pile: string): readonly string[] {
  return (
    knowledgeOf(game.id)
      .piles(game.view(now.state))
      .find(({ id }) => id === pile)?.cards ?? []
  );
}

/** Whether a card lies in a pile beneath another; `under` names the one right on it. */
const isCovered = ({ shown }: RefusedMove, pile: string, card: string, under = "") => {
  const cards = cardsOf(shown, pile);
  const next = cards[cards.lastIndexOf(card) + 1];
  return cards.includes(card) && next?.startsWith(under) === true;
};
const lands = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"];
const partyOf = ({ shown }: RefusedMove) => ["ally1", "ally2"].map((pile) => cardsOf(shown, pile));

/** By the words of a refusal, what they say about the move: read on the table and in the move's own events. */
export const refusalClaims: Readonly<Record<string, Claim>> = {
  "You are out, with no treasure yet. Delve first.": all(
    happens("emerged", '"points":0'),
    ({ shown }) => outcomeOf(shown).status === "escaped",
  ),
  "Turned round, you cannot go deeper. Delve first.": happens("turned-back"),
  "Too low: five hit points, no treasure, and the turn is over.": all(
    happens("hit", '"kind":"trap"', '"amount":5'),
    happens("turn-ended", '"won":false'),
  ),
  "Open, but try a card first: the jack might be saved.": all(
    happens("overcome", '"by":"skill"'),
    not(happens("action")),
  ),
  "Five cards gone, a hoard and a torch among them.": all(
    ...["KD", "AC", "5S", "6C", "7D"].map((card) => happens("discarded", '"amount":5', `"${card}"`)),
  ),
  "The king stays behind for good, and you win only with four.": happens("left-behind", '"card":"KH"'),
  "Nine points stay behind, where four would do.": happens("left-behind", '"card":"9D"', '"worth":9'),
  "Dead. The dead bring nothing out of the tomb.": all(
    happens("died"),
    ({ shown }) => outcomeOf(shown).status === "lost",
  ),
  "One turn deeper is one more back; one torch is left.": happens("turn-began", '"row":"delve"'),
  "You are out, but the treasure stays in the tomb.": all(
    happens("dropped"),
    happens("emerged", '"points":0'),
  ),

  "The 8 is covered now: nothing turns the waste back.": (move) => isCovered(move, "w", "8S"),
  "No land is empty now, and the king stays caught.": ({ shown }) =>
    lands.every((land) => cardsOf(shown, land).length > 0) && cardsOf(shown, "t3").includes("AH"),

  "The task was the left one. In a game either will do.": happens("turned", '"side":"R"'),
  "No friend is left: the dream is lost.": all(happens("fell"), (move) => partyOf(move).flat().length === 0),
  "The foreman of Tanis Diggs holds it: weapons cannot change hands.": happens(
    "armed",
    '"id":"L1"',
    '"id":"L2"',
  ),
  "She is gone for good, and never gets it.": happens("dismissed", '"id":"F03"'),
  "Captain Rosalind Thorne took the blow instead.": happens("hurt", '"id":"F03"', '"id":"L3"'),
  "Who is sent away does not come back.": happens("dismissed"),
  "Too many wounds: a friend is gone for good.": all(happens("fell"), not(happens("fell", '"cause":"drop"'))),
  "Who is sent away is lost, too.": happens("dismissed"),
  "That die was spent on another trap.": all(happens("rolled"), not(happens("rolled", '"id":"L4"'))),
  "One friend fewer is less luck, just before a trap.": happens("dismissed"),
  "Unarmed she bears 21; the trap would make it 23.": all(
    happens("dropped", '"id":"F03"'),
    not(happens("fell")),
  ),
  "The low die was spent on another trap.": all(happens("rolled"), not(happens("rolled", '"id":"T10"'))),
  "Captain Rosalind Thorne held the weapon: both are gone.": happens("dismissed", '"id":"F03"', '"id":"L2"'),
  "Without the weapon the wounds are more than the defence.": happens("fell", '"cause":"drop"'),
  "One more wound was too many: a friend fell.": all(happens("hurt"), happens("fell")),
  "Two blows of 12 are too many for one.": all(happens("fell"), happens("hurt", '"blow":12', '"wounds":24')),
  "22 wounds, and only 21 without the weapon: she fell.": happens("fell", '"id":"F03"', '"cause":"drop"'),
  "22 of 23 wounds: she could not bear a trap.": all(
    happens("fell", '"id":"F03"', '"cause":"trap"'),
    ({ before }) => JSON.stringify(before.game.view(before.now.state)).includes('"wounds":22'),
  ),
  "Alone, Wilhelmina Ashdown is too weak to win.": (move) =>
    partyOf(move).flat().includes("F01") && partyOf(move)[1]?.length === 0,
  "Alone and unarmed, Captain Rosalind Thorne is too weak to win.": (move) =>
    partyOf(move).flat().join() === "F03",

  "The king went home: the ace has no king now.": ({ shown }) =>
    ["t1", "t2", "t3", "t4"].every((pile) => cardsOf(shown, pile).at(-1) !== "KD"),
  "From the middle it can only go to its corner.": ({ shown }) => cardsOf(shown, "c").at(-1) === "AD",
  "The ace of diamonds fills it: hearts must wait.": ({ shown }) => cardsOf(shown, "c").at(-1) === "AD",
  "The 3 went alone. Lay the 4 on it first.": ({ shown }) => cardsOf(shown, "c").at(-1) === "3H",
  "The jack is home, but the 4 now covers the ten.": (move) =>
    cardsOf(move.shown, "fS").at(-1) === "JS" && isCovered(move, "w1", "TS", "4"),
  "The jack is covered now. Send it home first.": (move) =>
    ["w1", "w2"].some((pile) => isCovered(move, pile, "JS")),
  "The ten is covered now, just when it could go home.": (move) =>
    ["w1", "w2"].some((pile) => isCovered(move, pile, "TS")),
  "King and queen are home, but the jack comes last but one.": ({ shown }) =>
    cardsOf(shown, "fS").join() === "KS,QS" && cardsOf(shown, "s")[1] === "JS",
  "Look: in the last pass the 4 comes between queen and jack.": (move) =>
    cardsOf(move.shown, "fS").at(-1) === "QS" && isCovered(move, "w1", "JS", "4"),
  "The king is home, but the queen comes last of all.": ({ shown }) =>
    cardsOf(shown, "fS").join() === "KS" && cardsOf(shown, "s")[0] === "QS",
  "That covers the card that could go home.": (move) =>
    ["KS", "QS", "JS"].some((card) => isCovered(move, "w1", card)),
  "The empty pile is taken, and the jack stays covered.": (move) =>
    ["t1", "t2", "t3", "t4"].every((pile) => cardsOf(move.shown, pile).length > 0) &&
    isCovered(move, "r1", "JS", "9"),
};
