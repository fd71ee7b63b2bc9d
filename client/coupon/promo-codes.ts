import { atom } from 'nanostores'
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

const textOf = (x: unknown): string | null => (typeof x === 'string' ? x : null)

/** Asks for the codes; whatever fails leaves those that are known. */
export async function loadPromoCodes(): Promise<void> {
  const answer = await request('/web-api/promo-codes')
  if (!answer.ok) return
  const { items }: { items?: unknown } = Object(answer.data)
  $promoCodes.set(
    (Array.isArray(items) ? items : []).flatMap((item): PromoChoice[] => {
      const { code, amount, currency, minCoef, until }: Record<string, unknown> = { ...Object(item) }
      return typeof code === 'string' && typeof amount === 'string' && typeof currency === 'string'
        ? [{ code, amount, currency, minCoef: textOf(minCoef), until: textOf(until) }]
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
