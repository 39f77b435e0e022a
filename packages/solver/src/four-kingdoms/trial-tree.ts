import { playMove } from "./moves.js";
import { type Packed, WASTE, WORDS } from "./packed.js";
import { Policy } from "./policy.js";

/** How much a trial tries what was tried little, against what did well; measured, in units of a trial's worth. */
const CURIOSITY = 0.7;
/** The share of a move's chance that does not come from the policy: no move is never tried. */
const EVEN_SHARE = 0.1;

/** What trials have found out about the moves of a position as the player would see it. */
interface Node {
  readonly moves: Int32Array;
  /** How likely the policy takes each to be the best. */
  readonly chances: Float64Array;
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  visited: number;
  sum: number;
}

/**
 * Trial games that learn from each other (Monte Carlo tree search over information sets). A node of the tree is what
 * the player would see, whatever is hidden: so a trial chooses by what such trials found before, on other cards, and
 * never by the hidden cards of its own. Each trial adds a node; past it the policy plays on.
 */
export class TrialTree {
  readonly #packed: Packed;
  readonly #policy = new Policy();
  readonly #nodes = new Map<string, Node>();
  readonly #halves: Uint16Array;
  readonly #seen = new Uint16Array(2 * WORDS + 24);
  readonly #path: Node[] = [];
  readonly #taken: number[] = [];

  constructor(packed: Packed) {
    this.#packed = packed;
    this.#halves = new Uint16Array(packed.words.buffer);
  }

  /**
   * Plays the position to its end.
   * @param worth what the end is worth
   * @returns how many moves it took
   */
  play(worth: (packed: Packed) => number): number {
    let nodes = 0;
    this.#path.length = 0;
    for (let known = true; known; ) {
      const key = this.#key();
      let node = this.#nodes.get(key);
      if (node === undefined) {
        const count = this.#policy.list(this.#packed);
        if (count === 0) break;
        if (count === 1) {
          playMove(this.#packed, this.#policy.moves[0] as number);
          nodes++;
          continue;
        }
        node = this.#newNode(count);
        this.#nodes.set(key, node);
        known = false;
      }
      const chosen = mostPromising(node);
      this.#taken[this.#path.length] = chosen;
      this.#path.push(node);
      playMove(this.#packed, node.moves[chosen] as number);
      nodes++;
    }
    nodes += this.#playOn();
    this.#learn(worth(this.#packed));
    return nodes;
  }

  #playOn(): number {
    let nodes = 0;
    for (;;) {
      const move = this.#policy.choose(this.#packed);
      if (move < 0) return nodes;
      playMove(this.#packed, move);
      nodes++;
    }
  }

  #learn(worth: number): void {
    for (const [depth, node] of this.#path.entries()) {
      const taken = this.#taken[depth] as number;
      node.visited++;
      node.sum += worth;
      node.visits[taken] = (node.visits[taken] as number) + 1;
      node.sums[taken] = (node.sums[taken] as number) + worth;
    }
  }

  #newNode(count: number): Node {
    const { moves, worth } = this.#policy;
    this.#policy.weigh(this.#packed, count);
    const highest = Math.max(...worth.subarray(0, count));
    const powers = Float64Array.from(worth.subarray(0, count), (each) => Math.exp(each - highest));
    const all = powers.reduce((sum, power) => sum + power, 0);
    return {
      moves: moves.slice(0, count),
      chances: powers.map((power) => (1 - EVEN_SHARE) * (power / all) + EVEN_SHARE / count),
      visits: new Int32Array(count),
      sums: new Float64Array(count),
      visited: 0,
      sum: 0,
    };
  }

  /** All that the player sees: the words, and which cards the waste's bits are. */
  #key(): string {
    const { words, order } = this.#packed;
    this.#seen.set(this.#halves);
    let length = this.#halves.length;
    for (let waste = words[WASTE] as number; waste !== 0; waste &= waste - 1) {
      this.#seen[length++] = order[31 - Math.clz32(waste & -waste)] as number;
    }
    return String.fromCharCode(...this.#seen.subarray(0, length));
  }
}

/** The move with the best mean, raised for moves that the policy likes and that were tried little (PUCT). */
function mostPromising({ moves, chances, visits, sums, visited, sum }: Node): number {
  const curiosity = CURIOSITY * Math.sqrt(visited + 1);
  const untried = visited === 0 ? 0 : sum / visited;
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < moves.length; i++) {
    const tries = visits[i] as number;
    const mean = tries === 0 ? untried : (sums[i] as number) / tries;
    const promise = mean + (curiosity * (chances[i] as number)) / (1 + tries);
    if (promise > most) {
      most = promise;
      best = i;
    }
  }
  return best;
}
