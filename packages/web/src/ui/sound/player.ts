import { render, type SoundShape, VARIANT_COUNT } from "./render.js";
import { CADENCES, cadenceShape, SOUNDS, type Sound, type Soundscape } from "./sounds.js";
import { type Ambience, SOUNDSCAPES, voicesOf } from "./soundscapes.js";

/** Of more sounds at once none would be told apart, and their sum could be cut off. */
const MOST_AT_ONCE = 8;
/** How long a voice of the ambience takes to come or go, by two thirds, in seconds. */
const FADE = 0.4;

/** Where and when a sound is heard. */
export interface SoundPlacement {
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
  /** The sounds of one place, by name and variant, and its voices. */
  readonly #rendered = new Map<string | SoundShape, Promise<AudioBuffer>>();
  /** The place in which sounds are heard: that of the last ambience; undefined before the first. */
  #soundscape: Soundscape | undefined;
  readonly #playing = new Set<AudioBufferSourceNode>();
  readonly #voices = new Map<SoundShape, Voice>();
  /** Settles when the voices begun so far have a source, or have failed. */
  #voicesBuilt = Promise.resolve();
  #turn = 0;

  constructor() {
    this.#volume.connect(this.#context.destination);
    document.addEventListener("visibilitychange", () => this.#follow());
  }

  async play(sound: Sound, { side = 0, after = 0 }: SoundPlacement, volume: number): Promise<void> {
    // Until the first press a browser holds sounds back, and would let them all out at once then.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (document.hidden || this.#playing.size >= MOST_AT_ONCE) return;
    this.#volume.gain.value = volume;
    const due = this.#context.currentTime + after / 1000;
    const source = new AudioBufferSourceNode(this.#context);
    this.#playing.add(source);
    this.#follow();
    source.onended = () => this.#finish(source);
    source.buffer = await this.#bufferOf(sound).catch(() => null);
    if (!source.buffer) this.#finish(source);
    // It may have been stopped meanwhile.
    if (!this.#playing.has(source)) return;
    source.connect(new StereoPannerNode(this.#context, { pan: side })).connect(this.#volume);
    source.start(Math.max(due, this.#context.currentTime));
  }

  #finish(source: AudioBufferSourceNode): void {
    this.#playing.delete(source);
    this.#follow();
  }

  /** Has an ambience go on in place of the one before. */
  setAmbience(ambience: Ambience, volume: number): void {
    this.#volume.gain.value = volume;
    if (ambience.soundscape !== this.#soundscape) this.#rendered.clear();
    this.#soundscape = ambience.soundscape;
    const wanted = voicesOf(ambience);
    for (const [shape, voice] of this.#voices) if (!wanted.includes(shape)) this.#end(shape, voice);
    for (const shape of wanted) if (!this.#voices.has(shape)) this.#begin(shape);
    this.#follow();
  }

  /** Ends all sound at once. */
  stop(): void {
    for (const source of this.#playing) if (source.buffer) source.disconnect();
    this.#playing.clear();
    for (const [shape, voice] of this.#voices) {
      voice.source?.disconnect();
      this.#end(shape, voice);
    }
    this.#follow();
  }

  /** Renders a sound as it is heard in this place, once; after a failure again. */
  #render(key: string | SoundShape, shape: SoundShape, variant?: number): Promise<AudioBuffer> {
    const reverberation = this.#soundscape && SOUNDSCAPES[this.#soundscape].reverberation;
    const rendered = this.#rendered.get(key) ?? render(shape, reverberation, variant);
    this.#rendered.set(key, rendered);
    rendered.catch(() => this.#rendered.delete(key));
    return rendered;
  }

  /** Voices are built one after the other: one alone takes as long as the page may be kept from a press. */
  #begin(shape: SoundShape): void {
    const voice: Voice = { strength: new GainNode(this.#context, { gain: 0 }) };
    const isWanted = () => this.#voices.get(shape) === voice;
    this.#voices.set(shape, voice);
    this.#voicesBuilt = this.#voicesBuilt
      .then(async () => {
        const buffer = isWanted() ? await this.#render(shape, shape) : undefined;
        if (buffer && isWanted()) this.#sound(shape, voice, buffer);
      })
      .catch(() => {
        if (isWanted()) this.#voices.delete(shape);
        this.#follow();
      });
  }

  #sound(shape: SoundShape, voice: Voice, buffer: AudioBuffer): void {
    const { strength } = voice;
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
    return this.#render(`${sound} ${variant}`, shape, variant);
  }

  /** Lets the audio context run while there is anything to hear. */
  #follow(): void {
    const isHeard = !document.hidden && (this.#voices.size > 0 || this.#playing.size > 0);
    // Until the first press a browser may refuse: the next sound asks again.
    void (isHeard ? this.#context.resume() : this.#context.suspend()).catch(() => undefined);
  }
}
