import { atom } from 'nanostores'
import type { Quote } from '../coupon/body.ts'

/** What the server said last of the coupon with these outcomes; null before the first answer. */
export const $quote = atom<(Quote & { outcomes: string }) | null>(null)
