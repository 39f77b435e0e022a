/**
 * One tone or noise of a sound. A sine has its own pitch; noise is filtered at the pitch, by a band around it, or from it
 * downwards. It rises in a line, falls by 40 dB until its length is over, and dies away.
 */
export interface Layer {
  readonly wave: "sine" | "band" | "low";
  /** In hertz: from the first to the second, where there are two. */
  readonly pitch: number | readonly [from: number, to: number];
  /** When it begins, in seconds; 0 without it. */
  readonly at?: number;
  /** In seconds. */
  readonly length: number;
  /** How long it rises, in seconds; 2 ms without it. */
  readonly attack?: number;
  /** Whether it falls in a line as well, to nothing. */
  readonly isSwell?: boolean;
  /** Beside the other layers. */
  readonly gain: number;
}

/** A sound as data. */
export interface SoundShape {
  readonly layers: readonly Layer[];
  /** In dB below full scale: the peak of what is heard once, the mean power (RMS) of what goes on. */
  readonly level: number;
  /** Whether pitch and noise differ a little from one time to the next. */
  readonly varies?: boolean;
  /** After how many seconds it begins again; without it, it is heard once. */
  readonly loop?: number;
  /** From -1, left, to 1, right; the middle without it. */
  readonly side?: number;
}

/** How a room answers. */
export interface Reverberation {
  /** Until it is 60 dB lower. */
  readonly seconds: number;
  /** How dull it is: 0 for bare stone, nearly 1 for cloth. */
  readonly damping: number;
  /** Beside the sound itself. */
  readonly gain: number;
}

/** Samples a second of what is heard once, and of what goes on, which has nothing over 8 kHz and is long. */
const [RATE, LOOP_RATE] = [32_000, 16_000];
const ATTACK = 0.002;
/** What falls by 40 dB has fallen by 60 after so many times as long. */
const DYING = 1.5;
/** How the pitch of each variant differs. */
const VARIANTS = [-0.06, 0.02, -0.02, 0.06] as const;
/** How wide a band of noise is: its pitch, divided by its width. */
const BAND_Q = 2.2;
/** The seed of a room's answer; noises of layers have those from 1 on. */
const ROOM_SEED = 7919;

export const VARIANT_COUNT = VARIANTS.length;

/**
 * Renders a sound to its samples. Nothing of it depends on a clock or on chance.
 * @param variant 0 to 3, for a sound that varies
 */
export async function render(
  { layers, level, varies, loop }: SoundShape,
  reverberation?: Reverberation,
  variant = 0,
): Promise<AudioBuffer> {
  const end = Math.max(...layers.map((layer) => (layer.at ?? 0) + durationOf(layer)));
  // Of what goes on, the second round has the end of the first in it, and so no seam.
  const seconds = loop ? 2 * loop : end + (reverberation?.seconds ?? 0);
  const sampleRate = loop ? LOOP_RATE : RATE;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * sampleRate), sampleRate);
  const room = roomOf(context, reverberation);
  const tuning = varies ? 1 + (VARIANTS[variant] ?? 0) : 1;
  for (const [index, layer] of layers.entries())
    for (const round of loop ? [0, loop] : [0])
      begin(room, layer, { at: (layer.at ?? 0) + round, tuning, seed: 1 + index * VARIANT_COUNT + variant });
  const rendered = await context.startRendering();
  const samples = rendered.getChannelData(0).subarray(loop ? Math.round(loop * sampleRate) : 0);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  const strength = loop
    ? powerOf(samples)
    : samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  buffer.copyToChannel(
    samples.map((sample) => (sample * 10 ** (level / 20)) / strength),
    0,
  );
  return buffer;
}

/** The node that layers are joined to: it leads to the ears, and through the room. */
function roomOf(context: OfflineAudioContext, reverberation: Reverberation | undefined): AudioNode {
  const room = new GainNode(context);
  room.connect(context.destination);
  if (!reverberation) return room;
  const { seconds, damping, gain } = reverberation;
  const impulseResponse = noise(context, seconds, ROOM_SEED);
  const samples = impulseResponse.getChannelData(0);
  let last = 0;
  for (const [index, sample] of samples.entries()) {
    last = damping * last + (1 - damping) * sample;
    samples[index] = last * 10 ** ((-3 * index) / samples.length);
  }
  room
    .connect(new ConvolverNode(context, { buffer: impulseResponse }))
    .connect(new GainNode(context, { gain }))
    .connect(context.destination);
  return room;
}

function begin(
  room: AudioNode,
  layer: Layer,
  { at, tuning, seed }: { readonly at: number; readonly tuning: number; readonly seed: number },
): void {
  const { context } = room;
  const { wave, pitch, length, attack = ATTACK, isSwell, gain } = layer;
  const lasting = durationOf(layer);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.connect(room);
  envelope.gain.setValueAtTime(0, at);
  envelope.gain.linearRampToValueAtTime(gain, at + attack);
  if (isSwell) envelope.gain.linearRampToValueAtTime(0, at + length);
  else envelope.gain.exponentialRampToValueAtTime(gain / 1000, at + lasting);
  const [from, to] = typeof pitch === "number" ? [pitch, pitch] : pitch;
  const sweep = (frequency: AudioParam) => {
    frequency.setValueAtTime(from * tuning, at);
    frequency.exponentialRampToValueAtTime(to * tuning, at + length);
  };
  if (wave === "sine") {
    const oscillator = new OscillatorNode(context);
    sweep(oscillator.frequency);
    oscillator.connect(envelope);
    oscillator.start(at);
    oscillator.stop(at + lasting);
    return;
  }
  const source = new AudioBufferSourceNode(context, { buffer: noise(context, lasting, seed) });
  const filter = new BiquadFilterNode(
    context,
    wave === "band" ? { type: "bandpass", Q: BAND_Q } : { type: "lowpass" },
  );
  sweep(filter.frequency);
  source.connect(filter).connect(envelope);
  source.start(at);
}

/** How long a layer is there, in seconds. */
function durationOf({ length, attack = ATTACK, isSwell }: Layer): number {
  return isSwell ? length : attack + DYING * (length - attack);
}

/** White noise, the same for the same seed. */
function noise({ sampleRate }: BaseAudioContext, seconds: number, seed: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * sampleRate), sampleRate });
  const samples = buffer.getChannelData(0);
  let state = Math.imul(seed, 2_654_435_761);
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = state / 2 ** 31;
  }
  return buffer;
}

/** The mean power of samples, as an amplitude. */
function powerOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
