import type { IslandKey } from '../../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { islandHref } from '../../links.ts'
import { withCurrency } from '../amount.ts'
import type { StakeLimits } from '../awake.ts'
import type { OwnLimit, Placing } from '../placing.ts'
import { isOfPromo, refusalText } from './refusal.ts'

/** Titles of the catalogue that a press on 'place' can end in beside the coupon's own codes. */
const TITLES: Readonly<Record<string, IslandKey>> = {
  main_unauthorised: 'account_session_ended',
  main_banned: 'main_banned',
  main_forbidden: 'main_forbidden',
  main_not_verified: 'main_not_verified',
  main_too_many: 'main_too_many',
  responsible_gaming_limit_exceeded: 'responsible_gaming_limit_exceeded',
  idempotency_key_reused: 'idempotency_key_reused',
}
const titleKey = (title: string): IslandKey =>
  (Object.hasOwn(TITLES, title) ? TITLES[title] : undefined) ?? 'main_query_error'

/** Limits that are none of amounts, by their kinds. */
const OWN: Readonly<Record<number, IslandKey>> = {
  30: 'coupon_limit_break',
  31: 'coupon_limit_session',
  32: 'coupon_limit_reality',
  33: 'coupon_limit_break',
}
/** Limits of amounts by what they hold back; the number of the kind tells the period. */
const NAMES: Readonly<Record<number, IslandKey>> = {
  0: 'coupon_limit_of_wager',
  1: 'coupon_limit_of_loss',
}
const PERIODS: readonly IslandKey[] = ['coupon_limit_day', 'coupon_limit_week', 'coupon_limit_month']
const instant = (iso: string, lang: string): string =>
  new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(iso))

/** Which limit it is: `Loss limit, 24 hours`. */
function limitName(kind: number, t: IslandTranslate): string {
  const [name, period] = [NAMES[Math.floor(kind / 10)], PERIODS[(kind % 10) - (kind < 10 ? 1 : 0)]]
  return kind < 20 && name && period ? `${t(name)}, ${t(period)}` : t('coupon_limit_of_stake')
}

/** The limit by its name, what is left of it and when it renews: neutral words, and nothing that urges on (RG-89). */
function OwnLimitNote({ own: { kind, left, currency, renewsAt }, t }: { own: OwnLimit; t: IslandTranslate }) {
  const closed = OWN[kind]
  if (closed) return <p>{t(closed)}</p>
  return (
    <>
      <p>
        {limitName(kind, t)}. {t('coupon_limit_left', { amount: withCurrency(left, currency) })}
      </p>
      {renewsAt !== null && !Number.isNaN(Date.parse(renewsAt)) && (
        <p>{t('coupon_limit_renews', { time: instant(renewsAt, t.lang) })}</p>
      )}
    </>
  )
}

interface OutcomeProps {
  placing: Placing
  limits: StakeLimits
  currency: string
  t: IslandTranslate
  check(): void
  /** Sends a bet that the server has never heard of, under its own key. */
  sendAgain(): void
  /** Gives such a bet up. */
  drop(): void
  /** Sets the stake. */
  useMax(amount: string): void
}

/** What became of the last press, in words; nothing while it is on its way or was accepted. */
export function Outcome({ placing, limits, currency, t, useMax, ...acts }: OutcomeProps) {
  switch (placing.phase) {
    case 'changed':
      return (
        <p className="coupon-note warn" role="alert">
          {t('price_changed')}
        </p>
      )
    case 'sending':
      /** Seen when the answer takes longer than two seconds: a live bet is held before it is decided. */
      return (
        <p className="coupon-note slow" role="status">
          {t('coupon_slow')}
        </p>
      )
    case 'checking':
      return (
        <p className="coupon-note" role="status">
          {t('coupon_checking')}
        </p>
      )
    case 'unknown':
      return <Unknown unheard={placing.unheard === true} t={t} {...acts} />
    case 'refused':
      return <Refused placing={placing} limits={limits} currency={currency} t={t} useMax={useMax} />
    default:
      return null
  }
}

/** No answer: the looks go on by themselves. What the server has never heard of can be sent again or given up. */
function Unknown({
  unheard,
  t,
  check,
  sendAgain,
  drop,
}: Pick<OutcomeProps, 't' | 'check' | 'sendAgain' | 'drop'> & { unheard: boolean }) {
  return (
    <div className="coupon-note warn" role="alert">
      <p>{t(unheard ? 'coupon_unheard' : 'coupon_error_NETWORK')}</p>
      {unheard ? (
        <div className="receipt-acts">
          <button type="button" className="btn" data-coupon-drop="" onClick={drop}>
            {t('coupon_unheard_drop')}
          </button>
          <button type="button" className="btn btn-main" data-coupon-again="" onClick={sendAgain}>
            {t('coupon_unheard_place')}
          </button>
        </div>
      ) : (
        <button type="button" className="btn" onClick={check}>
          {t('coupon_check_again')}
        </button>
      )}
    </div>
  )
}

function Refused({
  placing: { problems, title, ...named },
  limits,
  currency,
  t,
  useMax,
}: Omit<OutcomeProps, 'placing' | 'check' | 'sendAgain' | 'drop'> & {
  placing: Extract<Placing, { phase: 'refused' }>
}) {
  const min = named.min ?? limits.min
  const max = named.max ?? limits.max
  const values = {
    ...(min !== null && { min: withCurrency(min, currency) }),
    ...(max !== null && { max: withCurrency(max, currency) }),
  }
  return (
    <div className="coupon-note bad" role="alert">
      <b>{t('coupon_not_placed')}</b>
      {problems
        .filter((problem) => problem.outcomeId === null && !isOfPromo(problem))
        .map((problem) => (
          <p key={problem.code}>{refusalText(problem, t, values)}</p>
        ))}
      {problems.some(({ code }) => code === 'INSUFFICIENT_FUNDS') && (
        <a className="btn btn-main" href={islandHref(t.lang, 'recharge')}>
          {t('coupon_top_up')}
        </a>
      )}
      {named.max !== null && Number(named.max) > 0 && (
        <button type="button" className="btn" onClick={() => useMax(named.max ?? '')}>
          {t('coupon_use_max')}
        </button>
      )}
      {problems.length === 0 && !(named.own && named.own.kind in OWN) && <p>{t(titleKey(title))}</p>}
      {named.own && <OwnLimitNote own={named.own} t={t} />}
    </div>
  )
}
