import type { Batch } from '../core/batch.ts'

/** How long batches are kept for clients that come back, milliseconds. */
const KEPT_MS = 60_000

/** The last minute of batches, without a gap. */
export interface Ring {
  batches: { at: number; batch: Batch }[]
  /** The version that the ring is at; null before the first word from the book. */
  version: number | null
}
export const emptyRing = (version: number | null): Ring => ({ batches: [], version })

/** Adds a batch; false, and the ring begins anew, when something between it and the last one is missing. */
export function add(ring: Ring, batch: Batch, at: number): boolean {
  const whole = ring.version === batch.prev
  if (!whole) ring.batches = []
  ring.batches.push({ at, batch })
  ring.version = batch.version
  const old = ring.batches.findIndex((kept) => kept.at >= at - KEPT_MS)
  if (old > 0) ring.batches.splice(0, old)
  return whole
}

/** The batches after a version; null when the ring does not reach back to it, or has never heard of it. */
export function after(ring: Ring, version: number): Batch[] | null {
  if (ring.version === null || version > ring.version) return null
  if (version === ring.version) return []
  const first = ring.batches[0]
  if (!first || version < first.batch.prev) return null
  return ring.batches.map((kept) => kept.batch).filter((batch) => batch.version > version)
}
