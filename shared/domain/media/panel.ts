import type { MediaTarget } from './entity.ts'

/** State of the panel beside the list of entities (spec §4). */
export interface MediaPanel {
  target: MediaTarget
  /** The user's video token; null for a visitor, and until it has come. */
  token: string | null
  /** The entity that is shown; null when none is. */
  current: string | null
}

export const CLOSED_PANEL: MediaPanel = { target: 'side', token: null, current: null }
