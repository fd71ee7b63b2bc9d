import { atom } from 'nanostores'
import { record, textOrNull } from '../api/loose.ts'
import { request } from '../api/request.ts'
import { changeCoupon } from '../stores/coupon.ts'
import { settled } from './settled.ts'

/** A promo code that the player may choose: a stake that the house gives. Decimal strings; `until` an ISO instant. */
export interface PromoChoice {
  code: string
  amount: string
  currency: string
  minCoef: string | null
  until: string | null
}

/** The player's promo codes; null until they were asked for. */
export const $promoCodes = atom<readonly PromoChoice[] | null>(null)

/** Asks for the codes; whatever fails leaves those that are known. */
export async function loadPromoCodes(): Promise<void> {
  const answer = await request('/web-api/promo-codes')
  if (!answer.ok) return
  const { items } = record(answer.data)
  $promoCodes.set(
    (Array.isArray(items) ? items : []).flatMap((item): PromoChoice[] => {
      const { code, amount, currency, minCoef, until } = record(item)
      return typeof code === 'string' && typeof amount === 'string' && typeof currency === 'string'
        ? [{ code, amount, currency, minCoef: textOrNull(minCoef), until: textOrNull(until) }]
        : []
    }),
  )
}

/** Puts a code on the slip, with the stake that it gives where that is known; an empty one takes it off. */
export function applyPromo(typed: string): void {
  settled()
  const promoCode = typed.trim().toUpperCase().slice(0, 40)
  const known = $promoCodes.get()?.find(({ code }) => code === promoCode)
  changeCoupon(() => ({ promoCode, ...(known && { amount: known.amount }) }))
}
