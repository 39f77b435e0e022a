import { render, type SoundShape, VARIANT_COUNT } from "../src/ui/sound/render.js";
import { CADENCES, type Cadence, cadenceShape, SOUNDS } from "../src/ui/sound/sounds.js";
import { SOUNDSCAPES, voicesOf } from "../src/ui/sound/soundscapes.js";

/** Runs in a page: renders all sounds and measures them. */

/** What is measured of one variant of a sound. */
export interface SoundMeasures {
  /** The mean frequency of its power, in hertz. */
  readonly centroid: number;
  /** In dB below full scale. */
  readonly peak: number;
  /** In milliseconds, until it stays 40 dB below its peak. */
  readonly length: number;
  /** How much of its power is over 300 Hz, from 0 to 1. */
  readonly audible: number;
}

interface AmbienceMeasures {
  /** In dB below full scale, with 0 to all of what is counted. */
  readonly loudness: readonly number[];
  /** The highest peak that all voices could have together, in dB below full scale. */
  readonly peak: number;
  /** The largest step from the end of a loop to its beginning, beside its largest step otherwise. */
  readonly seam: number;
}

export async function measureAll() {
  return {
    sounds: await measureSounds(),
    ambiences: await measureAmbiences(),
    cadences: await measureCadences(),
    variants: await measureVariants(),
  };
}

async function measureSounds(): Promise<Record<string, readonly SoundMeasures[]>> {
  const shapes: readonly (readonly [string, SoundShape])[] = [
    ...Object.entries(SOUNDS),
    ...Object.entries(CADENCES).map(
      ([name, cadence]) => [`win in the ${name}`, cadenceShape(cadence)] as const,
    ),
  ];
  const found: Record<string, readonly SoundMeasures[]> = {};
  for (const [name, shape] of shapes) {
    const variants = [...Array(shape.varies ? VARIANT_COUNT : 1).keys()];
    found[name] = await Promise.all(variants.map((variant) => measure(shape, variant)));
  }
  return found;
}

async function measure(shape: SoundShape, variant: number): Promise<SoundMeasures> {
  const { sampleRate, samples } = await samplesOf(shape, undefined, variant);
  const peak = peakOf(samples);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > peak / 100);
  const power = powerBy(samples, sampleRate);
  return {
    ...power,
    peak: decibels(peak),
    length: (1000 * (last + 1)) / sampleRate,
  };
}

async function measureAmbiences(): Promise<Record<string, AmbienceMeasures>> {
  const found: Record<string, AmbienceMeasures> = {};
  for (const [name, { always, counted, reverberation }] of Object.entries(SOUNDSCAPES)) {
    const voices = await Promise.all([...always, ...counted].map((shape) => samplesOf(shape, reverberation)));
    const powers = voices.map(
      ({ samples }) => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length,
    );
    const sums = [...Array(counted.length + 1).keys()].map((count) => {
      const { length } = voicesOf({ soundscape: name as keyof typeof SOUNDSCAPES, count });
      return powers.slice(0, length).reduce((sum, power) => sum + power, 0);
    });
    found[name] = {
      loudness: sums.map((sum) => decibels(Math.sqrt(sum))),
      peak: decibels(voices.reduce((sum, { samples }) => sum + peakOf(samples), 0)),
      seam: Math.max(...voices.map(({ samples }) => seamOf(samples))),
    };
  }
  return found;
}

/** By cadence, the strongest pitches while its first and its last note sound, in hertz. */
async function measureCadences(): Promise<Record<string, readonly number[]>> {
  const found: Record<string, readonly number[]> = {};
  for (const [name, cadence] of Object.entries(CADENCES)) found[name] = await endsOf(cadence);
  return found;
}

async function endsOf(cadence: Cadence): Promise<readonly number[]> {
  const { samples, sampleRate } = await samplesOf(cadenceShape(cadence));
  const { onsets } = cadence;
  const pitchBetween = (from: number, to: number) =>
    pitchOf(samples.slice(from * sampleRate, to * sampleRate), sampleRate);
  const end = samples.length / sampleRate;
  return [pitchBetween(0, onsets[1] ?? end), pitchBetween((onsets.at(-1) ?? 0) + 0.1, end)];
}

/** By variant, the pitch of a tone of 1000 Hz, and how like its noise is to that of the first: 0 for not at all. */
async function measureVariants(): Promise<readonly { readonly pitch: number; readonly likeness: number }[]> {
  const tone: SoundShape = {
    level: -20,
    varies: true,
    layers: [{ wave: "sine", pitch: 1000, length: 1, gain: 1 }],
  };
  const variants = [...Array(VARIANT_COUNT).keys()];
  const slides = await Promise.all(variants.map((variant) => samplesOf(SOUNDS.slide, undefined, variant)));
  return Promise.all(
    slides.map(async ({ samples }, variant) => {
      const { samples: sung, sampleRate } = await samplesOf(tone, undefined, variant);
      return {
        pitch: pitchOf(sung, sampleRate),
        likeness: correlation(slides[0]?.samples ?? samples, samples),
      };
    }),
  );
}

function pitchOf(samples: Float32Array, sampleRate: number): number {
  const spectrum = spectrumOf(samples);
  const strongest = spectrum.reduce((best, power, bin) => (power > (spectrum[best] ?? 0) ? bin : best), 0);
  return (strongest * sampleRate) / (2 * spectrum.length);
}

function correlation(a: Float32Array, b: Float32Array): number {
  const product = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

async function samplesOf(...given: Parameters<typeof render>) {
  const buffer = await render(...given);
  return { samples: buffer.getChannelData(0), sampleRate: buffer.sampleRate };
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

function seamOf(samples: Float32Array): number {
  let most = 0;
  for (let index = 1; index < samples.length; index++)
    most = Math.max(most, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  return Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0)) / most;
}

function powerBy(samples: Float32Array, sampleRate: number): Pick<SoundMeasures, "centroid" | "audible"> {
  const spectrum = spectrumOf(samples);
  const hertz = sampleRate / (2 * spectrum.length);
  let [power, weighted, over] = [0, 0, 0];
  for (const [bin, value] of spectrum.entries()) {
    power += value;
    weighted += value * bin * hertz;
    if (bin * hertz > 300) over += value;
  }
  return { centroid: weighted / power, audible: over / power };
}

/** The power of each frequency from 0 to half the sample rate. */
function spectrumOf(samples: Float32Array): Float64Array {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  real.set(samples);
  transform(real, imaginary);
  return real.slice(0, size / 2).map((value, index) => value ** 2 + (imaginary[index] ?? 0) ** 2);
}

/** Fourier's transform in place; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirror = 0; index < size; index++) {
    let bit = size >> 1;
    for (; mirror & bit; bit >>= 1) mirror ^= bit;
    mirror ^= bit;
    if (index < mirror)
      for (const part of [real, imaginary])
        [part[index], part[mirror]] = [part[mirror] as number, part[index] as number];
  }
  for (let half = 1; half < size; half *= 2)
    for (let step = 0; step < half; step++) {
      const angle = (-Math.PI * step) / half;
      const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
      for (let even = step; even < size; even += 2 * half) {
        const odd = even + half;
        const [r, i] = [real[odd] as number, imaginary[odd] as number];
        const [turnedReal, turnedImaginary] = [r * cosine - i * sine, r * sine + i * cosine];
        real[odd] = (real[even] as number) - turnedReal;
        imaginary[odd] = (imaginary[even] as number) - turnedImaginary;
        real[even] = (real[even] as number) + turnedReal;
        imaginary[even] = (imaginary[even] as number) + turnedImaginary;
      }
    }
}

function decibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}
