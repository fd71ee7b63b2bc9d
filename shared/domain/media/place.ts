import type { MediaTarget } from './entity.ts'

/** Where the panel stands: at its target, or as a small window over the page. */
export type MediaPlace = MediaTarget | 'float'

export interface PlaceFacts {
  target: MediaTarget
  /** The person has taken it out into a small window. */
  isFloating: boolean
  /** Is this the page of the event that is shown, and is its place on the screen? Null where there is no such place. */
  board: 'seen' | 'away' | null
  /** The right column; null where it is hidden or a drawer. */
  side: 'seen' | 'away' | null
  /** The setting 'move video on scroll'. */
  moveOnScroll: boolean
}

/** Where the panel stands now: a place that is scrolled off the screen is left for a small window if the person wants it; a page without the place has the next best. */
export function placeOf({ target, isFloating, board, side, moveOnScroll }: PlaceFacts): MediaPlace {
  if (target === 'fullscreen' || target === 'overview') return target
  if (isFloating) return 'float'
  const wished = target === 'board' && board !== null ? ({ at: 'board', is: board } as const) : null
  const found = wished ?? (side === null ? null : ({ at: 'side', is: side } as const))
  if (found === null || (found.is === 'away' && moveOnScroll)) return 'float'
  return found.at
}
