import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import type { CouponAfter, CouponTypes } from '../../shared/ui/islands/coupon/awake.ts'
import { twice } from '../islands/loader.ts'
import { $couponAfter } from '../stores/coupon-late.ts'
import { loadTexts } from '../texts/load.ts'

/** A part of the slip with the texts that all of them share; asked for twice before it fails. */
const late = <T>(load: () => Promise<T>, lang: string): Promise<readonly [T, IslandTranslate]> =>
  twice(() => Promise.all([load(), loadTexts(lang, 'coupon')]))

/** Rules and views of the types beyond single and express. */
export const loadTypes = (lang: string): Promise<CouponTypes> =>
  late(() => import('../islands/coupon/types/index.tsx'), lang).then(([{ couponTypes }, t]) => couponTypes(t))

/** The counter, where bets are placed, with its views; loaded with the first bet, kept for all later ones. */
export async function desk(lang: string): Promise<CouponAfter> {
  const known = $couponAfter.get()
  if (known) return known
  const [{ startAfter }, t] = await late(() => import('../islands/coupon/after/index.tsx'), lang)
  const after = $couponAfter.get() ?? startAfter(t)
  $couponAfter.set(after)
  return after
}

/** The slip's settings and codes. */
export const loadTools = (lang: string) => late(() => import('../islands/coupon/tools/index.tsx'), lang)
