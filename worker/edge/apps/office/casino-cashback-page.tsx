import type { CashbackWeek, CasinoCashback } from '../../../../shared/api/points.ts'
import { formatMoney, parseMoney } from '../../../../shared/domain/money/amount.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page, PageContext } from '../../page.ts'
import { shownCurrency } from '../promo/currency.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { CashbackWeeks } from './cashback.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

type Which = 'vip' | 'premium'
interface CashbackData {
  rule: CasinoCashback | null
  currency: string
  /** Weeks with games, the latest first; null when the origin does not tell. */
  weeks: CashbackWeek[] | null
}

/**
 * The casino's cashback (spec §2 `office/casino/vipcashback`, `…/premiumcashback`): its rule in the player's currency, how far he is, and what he
 * has received. One rule has both: levels by all stakes in games, and the premium part by those of one week.
 */
export const casinoCashbackPage = (which: Which): Page<CashbackData> => ({
  load: async (ctx) => {
    const rule = ctx.config.cashback?.casino ?? null
    if (!rule || (which === 'premium' && !rule.premium))
      return { kind: 'data', data: { rule: null, currency: '', weeks: [] } }
    const [currency, weeks] = await Promise.all([shownCurrency(ctx), ctx.origin.cashback()])
    const games = weeks?.filter(({ of }) => of === 'games') ?? null
    return { kind: 'data', data: { rule, currency, weeks: games }, ...(weeks === null && { status: 503 }) }
  },
  view: (data, ctx) => (
    <OfficeScreen
      ctx={ctx}
      section={which === 'vip' ? 'vipCashback' : 'premiumCashback'}
      title={`casino_${which}_title`}
    >
      <Content {...data} which={which} ctx={ctx} />
    </OfficeScreen>
  ),
  head: (_data, ctx) => officeHead(ctx, `casino_${which}_title`, `casino_${which}_title`),
})

function Content({ rule, currency, weeks, which, ctx }: CashbackData & { which: Which; ctx: PageContext }) {
  const { t, href } = ctx
  if (weeks === null) return <Unavailable ctx={ctx} />
  if (!rule)
    return (
      <Note title={t('casino_cashback_off')} text={t('casino_cashback_off_text')}>
        <a className="btn" href={href('bonusCasino')}>
          {t('casino_bonus_to')}
        </a>
      </Note>
    )
  const sum = (byCurrency: Record<string, string>) => withCurrency(byCurrency[currency] ?? '0', currency)
  return (
    <>
      <div className="split">
        {which === 'vip' ? (
          <Levels {...{ rule, currency, weeks, ctx }} />
        ) : (
          <Premium {...{ rule, currency, weeks, ctx }} />
        )}
        <section className="box card">
          <h2>{t('cashback_terms')}</h2>
          <ul className="advice">
            <li>{t('casino_cashback_term_own')}</li>
            <li>{t('casino_cashback_term_week')}</li>
            <li>{t('casino_cashback_term_net', { least: sum(rule.minLoss), most: sum(rule.max) })}</li>
            <li>{t('casino_cashback_term_paid')}</li>
            <li>{t('cashback_term_break')}</li>
            <li>
              {t('casino_cashback_care')}{' '}
              <a className="link" href={href('responsible')}>
                {t('casino_limits')}
              </a>
            </li>
          </ul>
        </section>
      </div>
      <section className="box card">
        <h2>{t('cashback_weeks')}</h2>
        {weeks.length === 0 ? (
          <p className="mu">{t('casino_cashback_none')}</p>
        ) : (
          <CashbackWeeks ctx={ctx} weeks={weeks} />
        )}
      </section>
    </>
  )
}

interface RuleProps {
  rule: CasinoCashback
  currency: string
  weeks: readonly CashbackWeek[]
  ctx: PageContext
}
const minor = (amount: string | undefined, currency: string): number => parseMoney(amount ?? '0', currency) ?? 0
const shown = (amount: number, currency: string): string =>
  withCurrency(formatMoney(Math.max(0, amount), currency), currency)

/** The latest week in a currency, and the running one when that is it. */
function weekIn(weeks: readonly CashbackWeek[], currency: string) {
  const latest = weeks.find((week) => week.currency === currency) ?? null
  return { latest, running: latest?.isPaid === false ? latest : null }
}

function Levels({ rule, currency, weeks, ctx: { t } }: RuleProps) {
  const { latest } = weekIn(weeks, currency)
  const staked = minor(latest?.stakedInAll, currency)
  const own = rule.levels.findLastIndex((level) => staked >= minor(level.staked[currency], currency))
  const next = rule.levels[own + 1]
  return (
    <section className="box card">
      <h2>{t('casino_levels')}</h2>
      <p className="mu">{t('casino_vip_text')}</p>
      <Facts
        rows={[
          [t('casino_level_staked'), shown(staked, currency)],
          [
            t('casino_level_next'),
            next ? shown(minor(next.staked[currency], currency) - staked, currency) : t('casino_level_top'),
          ],
        ]}
      />
      <ol className="rows">
        {rule.levels.map(({ staked: from, percent }, n) => (
          <li key={n} aria-current={n === own ? 'true' : undefined}>
            <span>
              {t('casino_level', { n: n + 1 })}
              <small className="mu">
                {t('casino_level_from', { amount: withCurrency(from[currency] ?? '0', currency) })}
              </small>
            </span>
            {n === own && <span className="state state-won">{t('casino_level_yours')}</span>}
            <b className="end">{percent} %</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Premium({ rule: { premium }, currency, weeks, ctx: { t } }: RuleProps) {
  if (!premium) return null
  const { running } = weekIn(weeks, currency)
  const from = minor(premium.staked[currency], currency)
  const staked = minor(running?.staked, currency)
  return (
    <section className="box card">
      <h2>{t('casino_week')}</h2>
      <p className="mu">
        {t('casino_premium_text', {
          amount: withCurrency(premium.staked[currency] ?? '0', currency),
          percent: premium.percent,
        })}
      </p>
      <Facts
        rows={[
          [t('casino_week_staked'), shown(staked, currency)],
          [t('casino_premium_missing'), staked >= from ? t('casino_premium_reached') : shown(from - staked, currency)],
          [t('casino_week_loss'), withCurrency(running?.loss ?? formatMoney(0, currency), currency)],
          [t('casino_week_back'), withCurrency(running?.amount ?? formatMoney(0, currency), currency)],
        ]}
      />
    </section>
  )
}
