import {
  COLUMN,
  CROSSROADS,
  DARK,
  DEAD,
  DELVE,
  DISCARD,
  DODGE,
  DROP,
  ENCOUNTER,
  ENCOUNTERED,
  HAND,
  HIT,
  HIT_POINTS,
  JAMMED,
  JOKER_LOOT,
  kingsOf,
  LEAVE,
  LEAVING,
  lootAt,
  MARKED,
  NEXT,
  OUT,
  PHASE,
  PLAY,
  POSITION_BYTES,
  RETREAT,
  RETREATING,
  SHORT,
  SKILL,
  SKILLS,
  setLoot,
  TAKE,
  TURNS,
} from "./layout.js";
import {
  DODGE_BIT,
  DOOR,
  FAVOUR,
  isNumber,
  JACK,
  kindOf,
  lootOf,
  type Pack,
  SKILL_BITS,
  strengthOf,
  TORCH,
  TRAP,
} from "./pack.js";

/** A packed position that moves change in place: the rules once more, without events and without piles. */
export class Tomb {
  readonly bytes = new Uint8Array(POSITION_BYTES);
  readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
  }

  get hand(): number {
    return lootAt(this.bytes, HAND);
  }

  get column(): number {
    return lootAt(this.bytes, COLUMN);
  }

  /** The kings that can still be had: those in the column and in the pack. */
  get kingsAhead(): number {
    return kingsOf(this.column) + (this.pack.kings[this.bytes[NEXT] as number] as number);
  }

  /** Plays one move of the engine's, its forced consequences included (C-5). */
  step(move: number): void {
    switch (move) {
      case DELVE:
        this.#startTurn();
        break;
      case RETREAT:
        this.#retreat();
        break;
      case PLAY:
        this.#playCard();
        break;
      case SKILL:
        this.#useSkill();
        break;
      case TAKE:
        this.#takeHit();
        break;
      case DODGE:
        this.#dodge();
        break;
      case DISCARD:
        this.#discard();
        break;
      default:
        if (move >= LEAVE) this.#collect(this.column - (1 << (move - LEAVE)));
        else this.#drop(move - DROP);
    }
  }

  /** TK-1, TK-2. */
  #retreat(): void {
    const { bytes } = this;
    if (bytes[RETREATING] === 0) {
      bytes[RETREATING] = 1;
      this.#comeNearer();
      if (bytes[PHASE] === OUT) return;
    }
    this.#startTurn();
  }

  /** One turn fewer to walk back: with none left you are out. */
  #comeNearer(): void {
    const { bytes } = this;
    bytes[TURNS] = (bytes[TURNS] as number) - 1;
    if (bytes[TURNS] === 0) bytes[PHASE] = OUT;
  }

  /** TK-3, TK-4. */
  #startTurn(): void {
    const { bytes } = this;
    for (let favoured = false; ; ) {
      const card = this.#turnUp();
      if (bytes[PHASE] === DARK) return;
      this.#lay(card);
      if (kindOf(card) === FAVOUR) favoured = true;
      if (!isNumber(card)) continue;
      bytes[ENCOUNTER] = card;
      if (favoured) this.#overcome();
      else bytes[PHASE] = ENCOUNTERED;
      return;
    }
  }

  /**
   * The next card of the pack; an ace has burnt then, and the phase says whether it was the last light
   * (TK-20).
   */
  #turnUp(): number {
    const { bytes, pack } = this;
    const place = bytes[NEXT] as number;
    const card = pack.cards[place] as number;
    bytes[NEXT] = place + 1;
    if (kindOf(card) === TORCH && place >= pack.dusk) {
      const { hand } = this;
      if (place === pack.dusk && hand & JOKER_LOOT) setLoot(bytes, HAND, hand - JOKER_LOOT);
      else bytes[PHASE] = DARK;
    }
    return card;
  }

  /** A jack turned up comes to the hand; all else but a torch to the column, where what is no treasure only marks it. */
  #lay(card: number): void {
    const kind = kindOf(card);
    if (kind === TORCH) return;
    if (kind === JACK) {
      this.bytes[SKILLS] = (this.bytes[SKILLS] as number) | strengthOf(card);
      return;
    }
    const loot = lootOf(card);
    if (loot === 0) this.#mark();
    else setLoot(this.bytes, COLUMN, this.column + loot);
  }

  #mark(): void {
    setLoot(this.bytes, COLUMN, this.column | MARKED);
  }

  /** TK-5. */
  #playCard(): void {
    const card = this.#turnUp();
    this.#lay(card);
    if (kindOf(card) === FAVOUR) this.#overcome();
    else if (isNumber(card)) this.#act(strengthOf(card));
  }

  /** TK-10, TK-13, TK-14, TK-15, TK-17. */
  #act(value: number): void {
    const { bytes } = this;
    const encounter = bytes[ENCOUNTER] as number;
    const short = strengthOf(encounter) - value;
    if (short <= 0) {
      this.#overcome();
      return;
    }
    bytes[SHORT] = short;
    const skills = bytes[SKILLS] as number;
    if (kindOf(encounter) === DOOR) {
      if (skills & (SKILL_BITS[DOOR] as number)) bytes[PHASE] = JAMMED;
      else this.#discard();
    } else if (skills & DODGE_BIT) bytes[PHASE] = HIT;
    else this.#takeHit();
  }

  #takeHit(): void {
    const { bytes } = this;
    const left = (bytes[HIT_POINTS] as number) - (bytes[SHORT] as number);
    bytes[HIT_POINTS] = Math.max(0, left);
    if (left <= 0) bytes[PHASE] = DEAD;
    else this.#afterHit();
  }

  #afterHit(): void {
    const { bytes } = this;
    if (kindOf(bytes[ENCOUNTER] as number) === TRAP) {
      this.#endTurn();
      return;
    }
    bytes[SHORT] = 0;
    bytes[PHASE] = ENCOUNTERED;
  }

  /** TK-15. */
  #discard(): void {
    const { bytes } = this;
    for (let left = bytes[SHORT] as number; left > 0; left--) {
      this.#turnUp();
      if (bytes[PHASE] === DARK) return;
    }
    this.#endTurn();
  }

  #useSkill(): void {
    this.#spend(SKILL_BITS[kindOf(this.bytes[ENCOUNTER] as number)] as number);
    this.#mark();
    this.#overcome();
  }

  #dodge(): void {
    this.#spend(DODGE_BIT);
    this.#afterHit();
  }

  #spend(skill: number): void {
    this.bytes[SKILLS] = (this.bytes[SKILLS] as number) & ~skill;
  }

  /** TK-12. */
  #drop(treasure: number): void {
    setLoot(this.bytes, HAND, this.hand - (1 << treasure));
    this.#endTurn();
  }

  /** TK-6. */
  #overcome(): void {
    const { column } = this;
    if (column & MARKED) this.#collect(column - MARKED);
    else this.bytes[PHASE] = LEAVING;
  }

  #collect(loot: number): void {
    setLoot(this.bytes, HAND, this.hand + loot);
    this.#endTurn();
  }

  /** TK-2, TK-6. */
  #endTurn(): void {
    const { bytes } = this;
    setLoot(bytes, COLUMN, 0);
    bytes[ENCOUNTER] = 0;
    bytes[SHORT] = 0;
    bytes[PHASE] = CROSSROADS;
    if (bytes[RETREATING] === 0) bytes[TURNS] = (bytes[TURNS] as number) + 1;
    else this.#comeNearer();
  }
}
