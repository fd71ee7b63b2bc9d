/**
 * Provably fair draws (games.md 5.8): the bytes of a bet are HMAC-SHA256(key server seed, `clientSeed:nonce:round`) for round 0, 1, …;
 * four bytes make one draw, a whole number below 2^32. A draw divided by 2^32 is the float of the page: both say the same, exactly.
 */
export const DRAW_BYTES = 4
const HASH_BYTES = 32
const SPAN = 2 ** 32

/** What is signed for one round of bytes. */
export const messageOf = (clientSeed: string, nonce: number, round: number): string => `${clientSeed}:${nonce}:${round}`

/** How many hashes so many draws need. */
export const hashesFor = (draws: number): number => Math.ceil((draws * DRAW_BYTES) / HASH_BYTES)

/** The draws of these bytes, in order. */
export function drawsOf(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.floor(bytes.length / DRAW_BYTES) }, (_, i) => view.getUint32(i * DRAW_BYTES))
}

/** ⌊float × n⌋: one of 0 … n − 1. Exact for n up to 2^21. */
export const pick = (draw: number | undefined, n: number): number => Math.floor((need(draw) * n) / SPAN)

/** `count` different ones of 0 … size − 1: each draw picks from those that are left, which keep their order. */
export function pickSome(draws: readonly number[], size: number, count: number): number[] {
  const left = Array.from({ length: size }, (_, i) => i)
  return draws.slice(0, count).flatMap((draw) => left.splice(pick(draw, left.length), 1))
}

/** 1 − float, in parts of 2^32. */
export const restOf = (draw: number | undefined): number => SPAN - need(draw)
export const PARTS = SPAN

function need(draw: number | undefined): number {
  if (draw === undefined) throw new Error('a game has asked for more draws than it announced')
  return draw
}

/** A client seed: what the player may type. */
export const CLIENT_SEED = /^[\w-]{1,64}$/
