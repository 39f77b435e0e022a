import { createHash, createHmac, randomBytes } from "node:crypto";
import {
  type AnyGame,
  byRejection,
  formatDeal,
  type Random,
  type Session,
  shuffledDeal,
  startSession,
  unwrap,
  WIDE_SEED,
} from "@tetrarch/engine";

const SEED_BYTES = 16;
const WORD_BYTES = 4;

/** A secret seed: 128 bits as 32 small hexadecimal digits. */
export function freshSeed(): string {
  const seed = randomBytes(SEED_BYTES).toString("hex");
  return WIDE_SEED.test(seed) ? seed : freshSeed();
}

/** What is published of a seed before it is used: the SHA-256 of its 32 digits as text, in hexadecimal. */
export function commitmentOf(seed: string): string {
  return createHash("sha256").update(seed).digest("hex");
}

/**
 * The card list of a seed's Nth deal of a game. Nobody who sees deals, or a part of one, learns anything of the rest: each has a stream of
 * its own, HMAC-SHA256 of `GAME NUMBER BLOCK` with the seed's bytes as the key, for BLOCK = 0, 1, …, read as words of 32 bits, the first
 * byte highest. It never changes: revealed seeds hang on it.
 */
export function secretDeal(game: AnyGame, seed: string, number: number): string {
  return formatDeal(shuffledDeal(game.pack, streamOf(seed, `${game.id} ${number}`)));
}

/** The start of a seed's Nth game. */
export function secretSession(
  { game, variant, seed }: { readonly game: AnyGame; readonly variant: string; readonly seed: string },
  number: number,
): Session {
  return unwrap(startSession(game, secretDeal(game, seed, number), variant));
}

function streamOf(seed: string, label: string): Random {
  const key = Buffer.from(seed, "hex");
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  return byRejection({
    next() {
      if (at === block.length) {
        block = createHmac("sha256", key).update(`${label} ${blocks++}`).digest();
        at = 0;
      }
      at += WORD_BYTES;
      return block.readUInt32BE(at - WORD_BYTES);
    },
  });
}
