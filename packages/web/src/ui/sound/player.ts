import { render, type SoundShape, VARIANT_COUNT } from "./render.js";
import { CADENCES, cadenceShape, SOUNDS, type Sound, type Soundscape } from "./sounds.js";
import { type Ambience, SOUNDSCAPES, voicesOf } from "./soundscapes.js";

/** Of more sounds at once none would be told apart, and their sum could be cut off. */
const MOST_AT_ONCE = 8;
/** How long a voice of the ambience takes to come or go, by two thirds, in seconds. */
const FADE = 0.4;

/** Where and when a sound is heard. */
export interface Hearing {
  /** From -1, left, to 1, right; 0 without it. */
  readonly side?: number;
  /** In milliseconds from now. */
  readonly after?: number;
}

/** A voice of the ambience. It has a source as soon as that is rendered. */
interface Voice {
  readonly strength: GainNode;
  source?: AudioBufferSourceNode;
}

/**
 * Plays rendered sounds and ambiences. Loops go on without any timer; while nothing is to be heard, or the page is hidden,
 * the audio context is suspended.
 */
export class Player {
  readonly #context = new AudioContext();
  readonly #volume = new GainNode(this.#context);
  /** By name and variant, the sounds of one place. */
  readonly #rendered = new Map<string, Promise<AudioBuffer>>();
  /** The place in which sounds are heard; none where there is no ambience. */
  #soundscape: Soundscape | undefined;
  readonly #playing = new Set<AudioBufferSourceNode>();
  readonly #voices = new Map<SoundShape, Voice>();
  #turn = 0;

  constructor() {
    this.#volume.connect(this.#context.destination);
    document.addEventListener("visibilitychange", () => this.#follow());
  }

  async play(sound: Sound, { side = 0, after = 0 }: Hearing, volume: number): Promise<void> {
    if (document.hidden || this.#playing.size >= MOST_AT_ONCE) return;
    this.#volume.gain.value = volume;
    const due = this.#context.currentTime + after / 1000;
    const source = new AudioBufferSourceNode(this.#context);
    this.#playing.add(source);
    this.#follow();
    source.onended = () => {
      this.#playing.delete(source);
      this.#follow();
    };
    source.buffer = await this.#bufferOf(sound);
    // It may have been stopped meanwhile.
    if (!this.#playing.has(source)) return;
    source.connect(new StereoPannerNode(this.#context, { pan: side })).connect(this.#volume);
    source.start(Math.max(due, this.#context.currentTime));
  }

  /** Has an ambience go on in place of the one before. */
  goOn(ambience: Ambience, volume: number): void {
    this.#volume.gain.value = volume;
    this.#enter(ambience.soundscape);
    const wanted = voicesOf(ambience);
    for (const [shape, voice] of this.#voices) if (!wanted.includes(shape)) this.#end(shape, voice);
    for (const shape of wanted) if (!this.#voices.has(shape)) void this.#begin(shape);
    this.#follow();
  }

  /** Ends all sound at once. */
  stop(): void {
    this.#enter(undefined);
    for (const source of this.#playing) if (source.buffer) source.disconnect();
    this.#playing.clear();
    for (const [shape, voice] of this.#voices) {
      voice.source?.disconnect();
      this.#end(shape, voice);
    }
    this.#follow();
  }

  #enter(soundscape: Soundscape | undefined): void {
    if (soundscape !== this.#soundscape) this.#rendered.clear();
    this.#soundscape = soundscape;
  }

  /** Renders a sound as it is heard in this place. */
  #render(shape: SoundShape, variant?: number): Promise<AudioBuffer> {
    return render(shape, this.#soundscape && SOUNDSCAPES[this.#soundscape].reverberation, variant);
  }

  async #begin(shape: SoundShape): Promise<void> {
    const strength = new GainNode(this.#context, { gain: 0 });
    const voice: Voice = { strength };
    this.#voices.set(shape, voice);
    const buffer = await this.#render(shape);
    if (this.#voices.get(shape) !== voice) return;
    voice.source = new AudioBufferSourceNode(this.#context, { buffer, loop: true });
    voice.source
      .connect(strength)
      .connect(new StereoPannerNode(this.#context, { pan: shape.side ?? 0 }))
      .connect(this.#volume);
    strength.gain.setTargetAtTime(1, this.#context.currentTime, FADE);
    voice.source.start();
  }

  #end(shape: SoundShape, { source, strength }: Voice): void {
    this.#voices.delete(shape);
    const now = this.#context.currentTime;
    strength.gain.setTargetAtTime(0, now, FADE);
    source?.stop(now + 8 * FADE);
  }

  #bufferOf(sound: Sound): Promise<AudioBuffer> {
    const shape: SoundShape =
      sound === "win" ? cadenceShape(CADENCES[this.#soundscape ?? "land"]) : SOUNDS[sound];
    const variant = shape.varies ? this.#turn++ % VARIANT_COUNT : 0;
    const key = `${sound} ${variant}`;
    const rendered = this.#rendered.get(key) ?? this.#render(shape, variant);
    this.#rendered.set(key, rendered);
    return rendered;
  }

  /** Lets the audio context run while there is anything to hear. */
  #follow(): void {
    const isHeard = !document.hidden && (this.#voices.size > 0 || this.#playing.size > 0);
    // Until the first press a browser may refuse: the next sound asks again.
    void (isHeard ? this.#context.resume() : this.#context.suspend()).catch(() => undefined);
  }
}
