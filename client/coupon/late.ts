import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import { twice } from '../islands/loader.ts'
import { $couponTypes } from '../stores/coupon-types.ts'
import { loadTexts } from '../texts/load.ts'

let asked = false

/** Loads the rules and views of the types beyond single and express, once; asked again after a failure. */
export async function loadTypes(lang: string): Promise<void> {
  if (asked) return
  asked = true
  try {
    const [{ couponTypes }, t] = await twice(() =>
      Promise.all([import('../islands/coupon/types/index.tsx'), loadTexts(lang, 'coupon')]),
    )
    $couponTypes.set(couponTypes(t))
  } catch {
    asked = false
  }
}

/** The slip's settings and codes. */
export const loadTools = (
  lang: string,
): Promise<readonly [typeof import('../islands/coupon/tools/index.tsx'), IslandTranslate]> =>
  twice(() => Promise.all([import('../islands/coupon/tools/index.tsx'), loadTexts(lang, 'coupon')]))
