import type { ToldBeat } from "../staging/beat.js";
import { type BeatRoom, briefEyeOf, eyeOf, iconEyeOf, type Shown } from "../staging/eye.js";
import { UNSTAGED } from "../staging/schedule.js";
import type { Staging } from "../staging/staging.svelte.js";
import type { ShownFirst } from "./flights.js";
import { type Box, HIDDEN } from "./model.js";
import type { Scene } from "./scene.svelte.js";

/** What the place of a beat follows from, always as it stands: its members are read each time anew. */
interface BeatInputs {
  readonly textScale: number;
  readonly staging?: Staging | undefined;
}

/** Where on the table that which is shown large is shown, with its line. */
export class BeatPlace {
  readonly #scene: Scene;
  readonly #inputs: BeatInputs;
  #scrolls = false;
  /** Where the page scrolls, the part of the table that was in sight when the last move was made. */
  inSight = $state.raw<Box>();

  /** What there is for cards and their lines: nothing else of the table is covered. */
  readonly stage = $derived.by((): Box => {
    const { layout, room } = this.#scene;
    return layout.stage ?? { x: 0, y: 0, ...room };
  });
  readonly #eyes = $derived.by(() => {
    const { card, choices, shownWidth } = this.#scene.layout;
    const { textScale } = this.#inputs;
    const room: BeatRoom = { card, stage: this.stage, shownWidth, inSight: this.inSight, choices, textScale };
    return { large: eyeOf(room), brief: briefEyeOf(room), icon: iconEyeOf(room) };
  });

  constructor(scene: Scene, inputs: BeatInputs) {
    this.#scene = scene;
    this.#inputs = inputs;
  }

  /** The table has been laid out, perhaps because the window was turned: only now whether the page scrolls can be asked without laying it out once more. */
  laidOut(table: Element): void {
    this.#scrolls = document.documentElement.scrollHeight > innerHeight;
    this.look(table);
  }

  /** A move is made: what of the table is in sight now, after the page has scrolled to what has the focus. */
  look(table: Element): void {
    this.inSight = this.#scrolls ? partInSight(table) : undefined;
  }

  /** Where the icon of a beat belongs, if that is in sight. */
  iconAt(beat: ToldBeat | undefined): Box | undefined {
    if (this.inSight || beat?.pile === undefined) return undefined;
    return this.#scene.layout.places.find(({ pile }) => pile === beat.pile)?.area;
  }

  /** Where a beat is shown, and its words. */
  of(beat: ToldBeat | undefined): Shown {
    const { large, brief, icon } = this.#eyes;
    if (beat?.isBrief) return brief;
    if (!beat?.icon || beat.cards) return large;
    const area = this.iconAt(beat);
    return area ? { ...icon, card: area } : icon;
  }

  /** What of this move is shown large before it goes to its place; what only turns over where it lies need not wait. */
  shownFirst(): ShownFirst {
    const { cards, own, end, isBrief } = this.#inputs.staging?.times ?? UNSTAGED;
    const { x, y, width } = (isBrief ? this.#eyes.brief : this.#eyes.large).card;
    const eye = { x, y, scale: width / this.#scene.layout.card.width };
    return (seen, sight) => {
      const code = sight.code === HIDDEN ? seen.code : sight.code;
      const stays = seen.x === sight.x && seen.y === sight.y;
      const until = cards.get(code);
      if (stays || own.has(code)) return { after: 0 };
      return until === undefined ? { after: end } : { eye, after: until };
    };
  }
}

/** The part of a table that is in the window, as the table counts. */
function partInSight(table: Element): Box {
  const { top, width, height } = table.getBoundingClientRect();
  const y = Math.max(0, -top);
  return { x: 0, y, width, height: Math.max(0, Math.min(height, innerHeight - top) - y) };
}
