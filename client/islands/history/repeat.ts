import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { request } from '../../api/request.ts'
import { couponOf } from '../../coupon/codes.ts'
import { tellError } from '../../page/tell-error.ts'
import { changeCoupon } from '../../stores/coupon.ts'
import { notify } from '../../stores/notifications.ts'

/** Puts what is still offered of a placed coupon into the slip, in place of what is there, at the present prices; says what is missing. */
export async function repeatCoupon(id: number, t: IslandTranslate): Promise<void> {
  const answer = await request(`/web-api/coupon/${id}/again?lang=${t.lang}`)
  if (!answer.ok) return tellError(answer, t)
  const loaded = couponOf(answer.data, '')
  if (!loaded) return notify('error', t('main_query_error'))
  if (loaded.legs.length === 0) return notify('info', t('history_repeat_none'))
  const { missing, more, ...coupon } = loaded
  changeCoupon(() => ({ ...coupon, more: { ...more, loadedFromCode: undefined, lang: t.lang } }))
  notify(
    missing > 0 ? 'info' : 'done',
    missing > 0 ? t('history_repeat_part', { count: missing }) : t('history_repeat_done'),
  )
}
