import type { ProfileName } from '../licence/profiles.ts'
import type { GameKind } from './choice.ts'

type Cycle = readonly [slots: number, others: number]
const USUAL: Cycle = [2500, 5000]
/** Shortest time from one round to the next, milliseconds, by licence (safer-play.md 1.2). */
const CYCLES: Readonly<Record<ProfileName, Cycle>> = {
  strict: USUAL,
  gb: USUAL,
  mt: [2500, 3000],
  se: [3000, 3000],
  dk: [3000, 3000],
  es: [3000, 3000],
  on: [2500, 2500],
  'us-pa': [2500, 2500],
  none: [0, 0],
}

/** How long a round of this kind of game takes at least, milliseconds. */
export const cycleOf = (licence: ProfileName, kind: GameKind): number => CYCLES[licence][kind === 'slot' ? 0 : 1]
