import type { IslandTranslate } from '../../i18n/translate.ts'
import { type Clock, dateText } from '../time.ts'

/** What a sign-in says that a limit has refused (403, `data.limitType`): self-exclusion with its end, the day's session limit; null for any other refusal. */
export function shutOutText(body: unknown, t: IslandTranslate, clock: Pick<Clock, 'tzo'>): string | null {
  const { data }: { data?: unknown } = Object(body)
  const { limitType, renewsAt }: { limitType?: unknown; renewsAt?: unknown } = Object(data)
  if (limitType === 31) return t('login_day_over')
  return limitType === 30 && typeof renewsAt === 'string'
    ? t('login_excluded', { time: dateText(renewsAt, t.lang, clock, 'date') })
    : null
}
