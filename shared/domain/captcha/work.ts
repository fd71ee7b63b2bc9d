/** Work that a browser does in a moment and a guesser of passwords cannot do for each guess: leading zero bits of a hash. */
export const WORK_BITS = 14
/** Hashes that are begun at a time. */
const AT_ONCE = 256

const digest = async (challenge: string, n: number): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${challenge}:${n}`)))

/** Does the hash begin with so many zero bits? */
export function hasZeros(hash: Uint8Array, bits: number): boolean {
  for (let left = bits, i = 0; left > 0; left -= 8, i++) {
    const byte = hash[i]
    if (byte === undefined || byte >> Math.max(0, 8 - left) !== 0) return false
  }
  return true
}

/** Is `n` the answer to a challenge? */
export const isSolution = async (challenge: string, n: number, bits: number): Promise<boolean> =>
  hasZeros(await digest(challenge, n), bits)

/** Looks for the smallest answer, a few thousand hashes; throws when it is told to stop. */
export async function solve(challenge: string, bits: number, signal: AbortSignal): Promise<number> {
  for (let from = 0; ; from += AT_ONCE) {
    signal.throwIfAborted()
    const hashes = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => digest(challenge, from + i)))
    const found = hashes.findIndex((hash) => hasZeros(hash, bits))
    if (found !== -1) return from + found
  }
}
