/** What an entry of the browser's history carries: how far its page was scrolled, in CSS pixels. */
export interface Entry {
  y: number
}

/** Reads an entry's state: another script, or a page of another version, may have written it. */
export function entryOf(state: unknown): Entry {
  const { y }: { y?: unknown } = Object(state)
  return { y: typeof y === 'number' && Number.isFinite(y) && y > 0 ? y : 0 }
}

/** What is to be done when the history has moved. */
export type Step =
  /** The page stays: only the part behind `#` differs. */
  | { kind: 'stay'; y: number | null }
  /** Another page's content is needed, scrolled to where it was. */
  | { kind: 'swap'; y: number }

/**
 * The step for a moved history: `shown` is the page whose content stands in the document, `now` the one that the address names. A press on
 * `#part` moves the history too, and has no state yet: then the browser has scrolled already.
 */
export function stepOf(shown: string, now: string, state: unknown): Step {
  if (shown !== now) return { kind: 'swap', y: entryOf(state).y }
  return { kind: 'stay', y: state === null ? null : entryOf(state).y }
}
