import { atom } from 'nanostores'
import type { Quote } from '../coupon/body.ts'

/** What the server said last of the coupon with these outcomes, and the promo code that it does not take; null before the first answer. */
export const $quote = atom<(Quote & { outcomes: string; badPromo?: string | undefined }) | null>(null)
