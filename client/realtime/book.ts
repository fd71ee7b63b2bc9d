import type { Price } from '../stores/odds.ts'
import type { EventState, Frame } from './frame.ts'

/** What this page knows of the feed; `complete` once a snapshot has told everything about its topics. */
export interface LiveBook {
  version: number
  complete: boolean
  prices: Map<number, Price>
}

export const newBook = (version: number): LiveBook => ({ version, complete: false, prices: new Map() })

export interface Applied {
  outcomes: readonly (readonly [number, Price])[]
  events: readonly (readonly [number, EventState])[]
}

const NOTHING: Applied = { outcomes: [], events: [] }

/**
 * Takes a frame into the book and gives what is new in it; `'resync'` asks for a snapshot.
 * A snapshot replaces everything and is never merged (B-16): what it does not name is no longer offered. A delta at or below the
 * known version is an echo and dropped; an `alive` below it means that the feed was set up anew.
 */
export function applyFrame(book: LiveBook, frame: Frame): Applied | 'resync' {
  if (frame.kind === 'resync') return 'resync'
  if (frame.kind === 'alive') {
    if (frame.version < book.version) return 'resync'
    book.version = frame.version
    return NOTHING
  }
  if (frame.kind === 'snapshot') {
    book.complete = true
    book.prices = new Map(frame.outcomes)
  } else {
    if (frame.version <= book.version) return NOTHING
    for (const [id, price] of frame.outcomes) book.prices.set(id, price)
  }
  book.version = frame.version
  return frame
}
