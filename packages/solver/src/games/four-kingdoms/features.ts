import { DEAL, kindOfMove, LAND, LAND_ON_GUEST, LODGE, spotOfMove } from "./moves.js";
import { JACK, KING, type Packed, PILES, type Spot, TEN } from "./packed.js";

/** How many numbers describe a move. */
export const FEATURES = 18;

/** The kinds of moves, each with features and weights of its own. */
const DEALING = 0;
const COLUMN_ONTO_CARD = 1;
const COLUMN_TO_EMPTY = 2;
const WASTE_ONTO_CARD = 3;
const WASTE_TO_EMPTY = 4;
const COLUMN_TO_CHAMBER = 5;
const WASTE_TO_CHAMBER = 6;
const TO_TOWER = 7;

/** What a position has in common for all its moves. */
interface Surroundings {
  choices: number;
  empty: number;
  /** Shares of the 24 cards of the stock and of the 21 face-down ones, 0 to 1. */
  stock: number;
  down: number;
  top: Spot;
  /** The card under the top of the waste, −1 for none. */
  next: Spot;
  nextCanLeave: number;
}

/** Describes the moves of a position by what lies open (README, "The learnt policy"). */
export class FeatureReader {
  /** Of the move described last. */
  readonly features = new Float64Array(FEATURES);
  readonly #around: Surroundings = {
    choices: 0,
    empty: 0,
    stock: 0,
    down: 0,
    top: -1,
    next: -1,
    nextCanLeave: 0,
  };

  /**
   * Reads a position whose moves are to be described.
   * @param choices how many moves it has
   */
  look(packed: Packed, choices: number): void {
    const around = this.#around;
    around.choices = choices;
    around.empty = packed.emptyPiles();
    around.stock = packed.stockLeft() / 24;
    let down = 0;
    for (let column = 0; column < PILES; column++) down += packed.down(column);
    around.down = down / 21;
    around.top = packed.wasteTop();
    around.next = packed.underWasteTop();
    around.nextCanLeave = around.next >= 0 && canLeave(packed, around.next) ? 1 : 0;
  }

  /** Describes a move of the position looked at, and says of which kind it is, 0 to 7. */
  describe(packed: Packed, move: number): number {
    const { empty, stock, down } = this.#around;
    const features = this.features.fill(0);
    features[0] = 1;
    features[1] = Number(empty === 1);
    features[2] = stock;
    features[3] = down;
    features[4] = Number(empty >= 3);
    const kind = kindFor(packed, move);
    if (kind === DEALING) this.#lookAtDeal(packed);
    else this.#lookAtCard(packed, spotOfMove(move));
    return kind;
  }

  /** What a deal would cover. */
  #lookAtDeal(packed: Packed): void {
    const { choices, top, empty, stock, nextCanLeave } = this.#around;
    const features = this.features;
    features[14] = packed.wasteSize() / 24;
    features[15] = Number(empty === 2);
    features[16] = choices / 8;
    features[17] = stock * stock;
    if (top < 0) return;
    const rank = top & 15;
    features[5] = Number(rank === 0);
    features[6] = distance(packed, top);
    features[7] = nextCanLeave;
    features[8] = Number(rank > 0 && rank < KING && packed.isUp(top + 1) && packed.isBased(top + 1));
    features[9] = Number(rank > 1 && packed.isUp(top - 1));
    features[10] = Number(packed.marched(top >> 4) >= 2 && packed.guest(top >> 4) === 0);
    features[11] = Number(empty === 0);
    features[12] = Number(packed.marched(top >> 4) >= 1);
    features[13] = Number(packed.marched(top >> 4) >= 2);
  }

  /** What a run or card that moves would free, and what could follow it. */
  #lookAtCard(packed: Packed, spot: Spot): void {
    const { empty, stock, top, next, nextCanLeave } = this.#around;
    const features = this.features;
    const based = packed.isBased(spot);
    const marched = packed.marched(spot >> 4);
    features[5] = Number((spot & 15) === 0);
    features[6] = distance(packed, spot);
    if (based) {
      const down = packed.down(packed.columnOf[spot] as number);
      features[7] = Number(down === 1);
      features[8] = Number(down === 3);
    } else {
      features[7] = nextCanLeave;
      features[8] = Number(next < 0);
    }
    const last = based ? packed.topOfRun(spot) : spot;
    if ((last & 15) < KING && (spot & 15) > 0) {
      features[9] = Number(packed.isUp(last + 1) && packed.isBased(last + 1));
      features[10] = Number(last + 1 === (based ? top : next));
    }
    features[11] = (last - spot) / 4;
    features[12] = Number(marched >= 3);
    features[13] = empty === 1 ? stock : 0;
    features[14] = Number(marched >= 2 && packed.guest(spot >> 4) === 0);
    features[15] = Number(isGroundNear(packed, spot, next));
    features[16] = Number(marched >= 1);
    features[17] = Number(marched >= 2);
  }
}

function kindFor(packed: Packed, move: number): number {
  const spot = spotOfMove(move);
  switch (kindOfMove(move)) {
    case DEAL:
      return DEALING;
    case LAND: {
      const onto = (spot & 15) > 1 && packed.isUp(spot - 1);
      if (packed.isBased(spot)) return onto ? COLUMN_ONTO_CARD : COLUMN_TO_EMPTY;
      return onto ? WASTE_ONTO_CARD : WASTE_TO_EMPTY;
    }
    case LAND_ON_GUEST:
      return packed.isBased(spot) ? COLUMN_TO_EMPTY : WASTE_TO_EMPTY;
    case LODGE:
      return packed.isBased(spot) ? COLUMN_TO_CHAMBER : WASTE_TO_CHAMBER;
    default:
      return TO_TOWER;
  }
}

/** Whether the next lower card lies lowest on face-down cards, or is the next of the waste. */
function isGroundNear(packed: Packed, spot: Spot, next: Spot): boolean {
  if ((spot & 15) < 2) return false;
  return packed.isUp(spot - 1) ? packed.isBased(spot - 1) : spot - 1 === next;
}

/** How far a card is from its turn to go home: 0 to 1. */
function distance(packed: Packed, spot: Spot): number {
  return (turn(spot & 15) - packed.marched(spot >> 4)) / 11;
}

/** When a rank goes home, counted from the king; the ten may with the nine, the ace comes last. */
function turn(rank: number): number {
  if (rank >= JACK) return KING - rank;
  return rank === TEN ? 3 : 11 - rank;
}

/** Whether a card, were it the top of the waste, could leave it without an empty pile. */
function canLeave(packed: Packed, spot: Spot): boolean {
  const rank = spot & 15;
  const marched = packed.marched(spot >> 4);
  if (rank > 1 && packed.isUp(spot - 1)) return true;
  if (rank >= JACK) return KING - rank <= marched;
  if (rank === TEN && marched >= 3) return true;
  if (marched >= 3 && rank === 11 - marched) return true;
  return marched >= 2 && packed.guest(spot >> 4) === 0 && rank > 0;
}
