import type { RealityCheck } from '../../api/limits.ts'
import { withCurrency } from '../islands/coupon/amount.ts'
import { Facts } from '../parts/facts.tsx'
import { LimitAct } from './act.tsx'
import { elapsedText } from './elapsed.ts'
import { signed } from './signed.ts'
import type { LimitsView } from './words.ts'

/**
 * How the running session goes: time, stakes, returns, result. When a reality check is due it is answered here too, so that play goes on
 * without scripts.
 */
export function SessionCard({ session, view }: { session: RealityCheck | null; view: LimitsView }) {
  if (!session) return null
  const { t, when, form, signIn } = view
  const { startedAt, elapsedSeconds, stakes, returns, net, todayNet, currency, dueAt, time, lastSignIn } = session
  const rows: [string, string][] = [
    [t('limits_now_since'), when(Date.parse(startedAt) / 1000)],
    [t('limits_now_time'), elapsedText(elapsedSeconds)],
    [t('limits_now_staked'), withCurrency(stakes, currency)],
    [t('limits_now_returned'), withCurrency(returns, currency)],
    [t('limits_now_net'), signed(net, currency)],
    [t('account_today_result'), signed(todayNet, currency)],
    ...(lastSignIn ? [[t('account_last_sign_in'), signIn(lastSignIn)] satisfies [string, string]] : []),
  ]
  return (
    <section className="box card">
      <h2>{t('limits_now')}</h2>
      {session.isIntensive && (
        <p className="coupon-note warn" role="note">
          {t('limits_intensive')}
        </p>
      )}
      <Facts rows={rows} />
      {dueAt !== null && dueAt <= time && (
        <LimitAct form={form} action="continue" kind={32} className="coupon-note warn">
          <p>{t('limits_now_due')}</p>
          <button type="submit" className="btn">
            {t('limits_now_go_on')}
          </button>
        </LimitAct>
      )}
    </section>
  )
}
