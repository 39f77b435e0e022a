import type { Challenge } from "./challenge.js";

/** The numbers of FNV-1a for 128 bits. */
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x0000000001000000000000000000013bn;
const BITS = 128;
const DIGITS = 32;

/**
 * TK-31 (h): the challenge as one of its players meets it. Where all play the same deals it is the challenge itself; where each
 * shuffles for himself it has a seed of the player's own, which follows from that of the challenge and the name, whose
 * capitals do not matter. So a link needs no further seeds, and whoever has the challenge can check each player's games.
 * The derivation is a promise: FNV-1a in 128 bits over the 16-bit units of the seed as it is written, a line end and the name in
 * small letters.
 */
export function challengeFor(challenge: Challenge, player: string): Challenge {
  const { ownShuffle, seed, ...rest } = challenge;
  return ownShuffle ? { ...rest, seed: seedFor(seed, player) } : challenge;
}

function seedFor(seed: string, player: string): string {
  const text = `${seed}\n${player.toLowerCase()}`;
  let hash = OFFSET;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(text.charCodeAt(index))) * PRIME);
  }
  return hash.toString(16).padStart(DIGITS, "0");
}
