import type { SavedCode } from '../../shared/ui/islands/coupon/tools/codes.tsx'
import type { CouponLeg } from '../../shared/ui/islands/props.ts'
import { dateText } from '../../shared/ui/time.ts'
import { request } from '../api/request.ts'
import { $coupon, changeCoupon } from '../stores/coupon.ts'
import { $couponView } from '../stores/coupon-view.ts'
import { $player } from '../stores/player.ts'
import { $settings } from '../stores/settings.ts'
import { couponBody } from './body.ts'
import { isLeg } from './legs.ts'
import { isUnanswered, settled } from './settled.ts'
import type { StoredCoupon } from './stored.ts'

/** The parameter of an address that puts a saved coupon into the slip (shared/api/coupon-code.ts). */
export const CODE_PARAMETER = 'coupon'

const leg = ({
  eventId,
  marketId,
  outcomeId,
  event,
  market,
  outcome,
  coef,
  isLive,
  sportId,
  score,
  banker,
  blockId,
}: CouponLeg): CouponLeg => ({
  ...{ eventId, marketId, outcomeId, event, market, outcome, coef, isLive, sportId },
  ...(score !== undefined && { score }),
  ...(banker !== undefined && { banker }),
  ...(blockId !== undefined && { blockId }),
})

/** A saved coupon of the wire as the slip keeps it, null when the answer is none; a stake is the business of whoever places it. */
export function couponOf(
  data: unknown,
  code: string,
): (Partial<StoredCoupon> & { legs: CouponLeg[]; missing: number }) | null {
  const { bets, typeId, systemValue, missing }: Record<string, unknown> = { ...Object(data) }
  if (!Array.isArray(bets)) return null
  return {
    legs: bets.filter(isLeg).map(leg),
    typeId: typeof typeId === 'number' ? typeId : 0,
    more: { ...(typeof systemValue === 'number' && { systemValue }), loadedFromCode: code },
    missing: typeof missing === 'number' ? missing : 0,
  }
}

/** Saves the slip's bets; null when it could not be. `lang` is the language of the link and of the date. */
export async function saveCode(lang: string): Promise<SavedCode | null> {
  const { amount: _, ...body } = couponBody($couponView.get(), $player.get()?.currency ?? 'EUR', {
    change: 2,
    coefViewId: 0,
  })
  const answer = await request('/web-api/coupon/save', { method: 'POST', body })
  const { code, expiresAt }: Record<string, unknown> = { ...Object(answer.ok ? answer.data : null) }
  if (typeof code !== 'string' || typeof expiresAt !== 'string') return null
  return {
    code,
    link: `${location.origin}/${lang}/line?${CODE_PARAMETER}=${code}`,
    until: dateText(expiresAt, lang, $settings.get(), 'short'),
  }
}

/** Puts another coupon in place of the slip's; gives what brings the former one back. */
export function replaceSlip(coupon: Partial<StoredCoupon>): () => void {
  const before = $coupon.get()
  settled()
  changeCoupon(() => coupon)
  return () => {
    if (!isUnanswered()) changeCoupon(() => before)
  }
}

/**
 * Puts a saved coupon into the slip in place of what is there. Gives the number of its bets and of those that are no longer offered, and
 * what brings the former slip back; 'unknown' for a code that nobody has made, 'failed' when there is no answer, 'waits' while a bet of the
 * slip has none.
 */
export async function loadCode(
  typed: string,
  lang: string,
): Promise<{ count: number; missing: number; undo: () => void } | 'unknown' | 'failed' | 'waits'> {
  const answer = await request(`/web-api/coupon/code/${encodeURIComponent(typed.trim())}?lang=${lang}`)
  if (!answer.ok) return answer.answered && answer.status < 500 ? 'unknown' : 'failed'
  const loaded = couponOf(answer.data, typed)
  if (!loaded) return 'failed'
  if (isUnanswered()) return 'waits'
  const { missing, ...coupon } = loaded
  const undo = replaceSlip({ ...coupon, more: { ...coupon.more, lang } })
  return { count: coupon.legs.length, missing, undo }
}
