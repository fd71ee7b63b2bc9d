import { blocksOf } from '../settlement/blocks.ts'
import { fullCoverBets } from '../settlement/subsets.ts'
import { choose } from '../settlement/symmetric.ts'

/** A leg as the player puts it in a coupon. */
export interface FormLeg {
  banker?: boolean | undefined
  blockId?: number | null | undefined
}

export interface Form {
  minLegs: number
  maxLegs: number
  /** Two legs of one event may not stand in the same coupon. */
  independent: boolean
  /** Takes legs that are for singles only (`banned-express`). */
  single: boolean
  /** What a combination is made of, and so what k counts: legs that are not bankers, or blocks beside the lobby; null when there is no k. */
  members: ((legs: readonly FormLeg[]) => number) | null
  bankers: boolean
  /** Legs stand in blocks; `lobby` tells whether one of them may be block 0. */
  blocks: { least: number; lobby: boolean } | null
  /** Bets that the stake is split into. A house's minimum holds for each where `perVariant` is set. */
  variants: (legs: readonly FormLeg[], k: number, minFold?: number) => number
  perVariant: boolean
}

const members = (legs: readonly FormLeg[]) => legs.filter((leg) => !leg.banker).length
const blocks = (legs: readonly FormLeg[]) => blocksOf(legs).blocks.length

const PLAIN: Form = {
  minLegs: 2,
  maxLegs: 50,
  independent: true,
  single: false,
  members: null,
  bankers: false,
  blocks: null,
  variants: () => 1,
  perVariant: false,
}
const COVER: Form = { ...PLAIN, variants: (legs, _, minFold) => fullCoverBets(legs.length, minFold), perVariant: true }

/** Most members of a system: C(20, 10) is 184 756 combinations, the published limit. */
export const MAX_MEMBERS = 20

/** What a coupon of each type looks like, by type id (betting.md 2.2, 2.3). */
export const FORMS: Readonly<Record<number, Form>> = {
  0: { ...PLAIN, minLegs: 1, maxLegs: 1, single: true },
  1: PLAIN,
  2: {
    ...PLAIN,
    minLegs: 3,
    members,
    bankers: true,
    variants: (legs, k) => choose(members(legs), k),
    perVariant: true,
  },
  3: PLAIN,
  4: {
    ...PLAIN,
    minLegs: 3,
    members: blocks,
    blocks: { least: 3, lobby: true },
    variants: (legs, k) => choose(blocks(legs), k),
    perVariant: true,
  },
  5: { ...PLAIN, minLegs: 3, blocks: { least: 2, lobby: false } },
  // A half result doubles the expresses that an anti-express stands for; its price ends at K = 7.91, with more legs there is hardly a price.
  6: { ...PLAIN, maxLegs: 10 },
  7: { ...COVER, minLegs: 4, maxLegs: 6 },
  8: { ...COVER, minLegs: 3, maxLegs: 3 },
  9: { ...PLAIN, minLegs: 1, single: true, independent: false, variants: (legs) => legs.length },
}
