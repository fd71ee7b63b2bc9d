/**
 * Randomness as a pure function: the same numbers in give the same number out, so an event's whole life follows from
 * (seed, event). The mixer is that of splitmix32 / MurmurHash3's finaliser.
 */
export function hash(...parts: readonly number[]): number {
  let h = 0x9e3779b9
  for (const part of parts) {
    // Both halves of a number above 2^32 count.
    h = mix(h ^ (part >>> 0))
    h = mix(h + Math.floor(part / 0x1_0000_0000) + 0x6d2b79f5)
  }
  return h >>> 0
}

function mix(x: number): number {
  let h = x | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** A number in [0, 1) from the parts. */
export const unit = (...parts: readonly number[]): number => hash(...parts) / 0x1_0000_0000

export interface Random {
  /** In [0, 1). */
  next(): number
  /** In [from, to). */
  between(from: number, to: number): number
  chance(probability: number): boolean
}

/** A stream of numbers that starts from the parts. */
export function randomOf(...parts: readonly number[]): Random {
  let state = hash(...parts)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return (mix(state) >>> 0) / 0x1_0000_0000
  }
  return { next, between: (from, to) => from + next() * (to - from), chance: (p) => next() < p }
}

/**
 * A small walk around 0 as a pure function of time: value noise of three octaves, within ±1, continuous.
 * @param key identifies the walk @param ms the instant @param bucketMs length of the slowest octave
 */
export function walk(key: number, ms: number, bucketMs: number): number {
  let sum = 0
  for (let octave = 0; octave < 3; octave++) {
    const x = (ms / bucketMs) * 2 ** octave
    const bucket = Math.floor(x)
    const left = unit(key, octave, bucket)
    const right = unit(key, octave, bucket + 1)
    sum += (left + (right - left) * (x - bucket) - 0.5) / 2 ** octave
  }
  return sum / 0.875
}
