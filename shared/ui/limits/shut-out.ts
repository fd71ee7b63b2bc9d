import type { IslandTranslate } from '../../i18n/translate.ts'
import { type Clock, dateText } from '../time.ts'

/** What a sign-in says that was refused for a self-exclusion (403, `data.limitType` 30, `data.renewsAt`); null for any other refusal. */
export function shutOutText(body: unknown, t: IslandTranslate, clock: Pick<Clock, 'tzo'>): string | null {
  const { data }: { data?: unknown } = Object(body)
  const { limitType, renewsAt }: { limitType?: unknown; renewsAt?: unknown } = Object(data)
  return limitType === 30 && typeof renewsAt === 'string'
    ? t('login_excluded', { time: dateText(renewsAt, t.lang, clock, 'date') })
    : null
}
