import type { TypeActs } from '../../shared/ui/islands/coupon/types/acts.ts'
import { withBlock } from '../../shared/ui/islands/coupon/types/blocks.ts'
import { moved } from '../../shared/ui/islands/coupon/types/order.ts'
import { systemValueOf, typedTerms } from '../../shared/ui/islands/coupon/types/terms.ts'
import { changeCoupon, removeLegs } from '../stores/coupon.ts'
import { settled } from './settled.ts'
import type { StoredCoupon } from './stored.ts'

/** A change of the coupon by the player: what was said of the last press is then over. */
const change = (step: (coupon: StoredCoupon) => Partial<StoredCoupon>): void => {
  settled()
  changeCoupon(step)
}

export const typeActs: TypeActs = {
  remove(outcomeId) {
    settled()
    removeLegs(new Set([outcomeId]))
  },
  system: (value) => change(({ more }) => ({ more: { ...more, systemValue: systemValueOf(value) } })),
  banker: (outcomeId, on) =>
    change(({ legs }) => ({ legs: legs.map((leg) => (leg.outcomeId === outcomeId ? { ...leg, banker: on } : leg)) })),
  block: (outcomeId, blockId) =>
    change(({ legs, typeId }) => ({ legs: withBlock(legs, typeId === 4, outcomeId, blockId) })),
  blockStake: (blockId, typed) =>
    change(({ more }) => ({
      more: { ...more, amountByBlockId: { ...typedTerms(more).amountByBlockId, [blockId]: typed } },
    })),
  line: (outcomeId, typed) =>
    change(({ more }) => {
      const { [outcomeId]: _, ...others } = typedTerms(more).amountByBetId
      return { more: { ...more, amountByBetId: typed === null ? others : { ...others, [outcomeId]: typed } } }
    }),
  move: (from, to) => change(({ legs }) => ({ legs: moved(legs, from, to) })),
}
