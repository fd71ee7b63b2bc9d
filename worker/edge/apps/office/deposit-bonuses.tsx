import type { DepositBonuses, TakenBonus } from '../../../../shared/api/deposit-bonuses.ts'
import { parseMoney } from '../../../../shared/domain/money/amount.ts'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { Facts } from '../../../../shared/ui/parts/facts.tsx'
import { dateText } from '../../../../shared/ui/time.ts'
import type { PageContext } from '../../page.ts'
import { termRows, wageringRows } from '../promo/bonus-terms.ts'
import { ActForm } from './act-form.tsx'

/** Offers of bonuses for deposits: each is taken by a plain form, with the next deposit. */
export function Offers({ bonuses: { offers, current, currency }, ctx }: { bonuses: DepositBonuses; ctx: PageContext }) {
  const { t } = ctx
  if (offers.length === 0) return <p className="note card">{t('dbonus_none')}</p>
  return (
    <div className="split">
      {offers.map((offer) => {
        const isChosen = current?.state === 'chosen' && current.offer === offer.id
        return (
          <section key={offer.id} className="box card">
            <h2>
              {t(offer.isFirst ? 'dbonus_offer_first' : 'dbonus_offer', {
                percent: offer.percent,
                most: withCurrency(offer.maxBonus, currency),
              })}
            </h2>
            <Facts rows={termRows(offer, currency, ctx)} />
            {isChosen ? (
              <p className="win">{t('dbonus_is_chosen')}</p>
            ) : (
              current?.state !== 'active' && (
                <ActForm ctx={ctx} form={ctx.form()} act="choose" values={{ offer: offer.id }}>
                  <button type="submit" className="btn btn-main">
                    {t('dbonus_choose')}
                  </button>
                </ActForm>
              )
            )}
          </section>
        )
      })}
    </div>
  )
}

/** The bonus that waits or is being wagered: how far it is, until when, and the way out of it. */
export function Current({ bonus, balance, ctx }: { bonus: TakenBonus; balance: string; ctx: PageContext }) {
  const { t, href, visit } = ctx
  const { currency, amount, required, wagered, due, percent, maxBonus, minDeposit } = bonus
  if (amount === null || required === null)
    return (
      <section className="box card">
        <h2>{t('dbonus_waits')}</h2>
        <p>
          {t('dbonus_waits_text', {
            percent,
            most: withCurrency(maxBonus, currency),
            least: withCurrency(minDeposit, currency),
          })}
        </p>
        <div className="acts">
          <a className="btn btn-main" href={href('recharge')}>
            {t('account_deposit')}
          </a>
          <Leave text={t('dbonus_do_without')} ctx={ctx} />
        </div>
      </section>
    )
  const [done, all] = [parseMoney(wagered, currency) ?? 0, parseMoney(required, currency) ?? 1]
  return (
    <section className="box card">
      <h2>{t('dbonus_runs')}</h2>
      <p className="money">{withCurrency(balance, currency)}</p>
      <progress className="office-progress" max={all} value={Math.min(done, all)} aria-label={t('dbonus_wagered')} />
      <Facts
        rows={[
          [t('dbonus_given'), withCurrency(amount, currency)],
          [
            t('dbonus_wagered'),
            t('dbonus_of', { done: withCurrency(wagered, currency), all: withCurrency(required, currency) }),
          ],
          ...wageringRows(bonus, currency, ctx),
          ...(due === null ? [] : [[t('dbonus_until'), dateText(due, t.lang, visit.display, 'date')] as const]),
        ]}
      />
      <p className="mu">{t('dbonus_runs_text')}</p>
      <div className="acts">
        <a className="btn" href={href('settings', { section: 'wallets' })}>
          {t('dbonus_wallets')}
        </a>
        <Leave text={t('dbonus_give_back')} ctx={ctx} />
      </div>
    </section>
  )
}

const Leave = ({ text, ctx }: { text: string; ctx: PageContext }) => (
  <ActForm ctx={ctx} form={ctx.form()} act="leave">
    <button type="submit" className="btn">
      {text}
    </button>
  </ActForm>
)

const STATES = {
  ...{ chosen: 'state-open', active: 'state-open', converted: 'state-won' },
  ...{ expired: 'state-lost', cancelled: 'state-lost', lost: 'state-lost' },
} as const

/** Bonuses that have ended, the latest first. */
export const Past = ({ past, ctx: { t, visit } }: { past: readonly TakenBonus[]; ctx: PageContext }) =>
  past.length > 0 && (
    <section className="box card">
      <h2>{t('dbonus_past')}</h2>
      <ul className="rows">
        {past.map(({ id, state, amount, turned, currency, endedAt }) => (
          <li key={id}>
            <span>
              {t('dbonus_past_of', { amount: withCurrency(amount ?? '0', currency) })}
              {endedAt !== null && <small className="mu">{dateText(endedAt, t.lang, visit.display, 'date')}</small>}
            </span>
            <span className={`state ${STATES[state]}`}>{t(`dbonus_state_${state}`)}</span>
            {state === 'converted' && turned !== null && <b className="end win">+{withCurrency(turned, currency)}</b>}
          </li>
        ))}
      </ul>
    </section>
  )
