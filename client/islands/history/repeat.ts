import type { IslandTranslate } from '../../../shared/i18n/translate.ts'
import { request } from '../../api/request.ts'
import { couponOf, replaceSlip } from '../../coupon/codes.ts'
import { isUnanswered } from '../../coupon/settled.ts'
import { tellError } from '../../page/tell-error.ts'
import { $coupon } from '../../stores/coupon.ts'
import { notify } from '../../stores/notifications.ts'
import { loadTexts } from '../../texts/load.ts'

/**
 * Puts what is still offered of a placed coupon into the slip, in place of what is there, at the present prices; says what is missing,
 * and brings the former bets back at a word.
 */
export async function repeatCoupon(id: number, t: IslandTranslate): Promise<void> {
  const [answer, own] = await Promise.all([
    request(`/web-api/coupon/${id}/again?lang=${t.lang}`),
    loadTexts(t.lang, 'coupon').catch(() => null),
  ])
  if (!answer.ok) return tellError(answer, t)
  const loaded = couponOf(answer.data, '')
  if (!loaded) return notify('error', t('main_query_error'))
  if (loaded.legs.length === 0) return notify('info', t('history_repeat_none'))
  if (isUnanswered()) return notify('info', own?.('coupon_checking') ?? t('main_outcome_unknown'))
  const { missing, more, ...coupon } = loaded
  const isFilled = $coupon.get().legs.length > 0
  const undo = replaceSlip({ ...coupon, more: { ...more, loadedFromCode: undefined, lang: t.lang } })
  notify(
    missing > 0 ? 'info' : 'done',
    missing > 0 ? t('history_repeat_part', { count: missing }) : t('history_repeat_done'),
    0,
    isFilled && own ? { text: own('main_undo'), act: undo } : undefined,
  )
}
