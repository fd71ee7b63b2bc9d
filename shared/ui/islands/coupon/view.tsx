import type { ReactNode } from 'react'
import { formatMoney, parseMoney } from '../../../domain/money/amount.ts'
import type { IslandKey } from '../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../icon.tsx'
import { Kept } from '../../raw.tsx'
import { islandHref } from '../links.ts'
import type { IslandProps } from '../props.ts'
import { shownAmount, withCurrency } from './amount.ts'
import { Leg } from './leg.tsx'
import { type CouponModel, couponModel, type Obstacle } from './model.ts'
import type { Placing } from './placing.ts'
import { PlainCoupon } from './plain-form.tsx'
import { refusalText } from './refusal.ts'
import { Receipt } from './result.tsx'
import { Stake } from './stake.tsx'

export interface CouponActs {
  remove(outcomeId: number): void
  clear(): void
  amount(text: string): void
  change(policy: 0 | 1 | 2): void
  /** Places the bet; takes changed prices first when there are such. */
  place(): void
  /** Asks again what became of a bet without an answer. */
  check(): void
  done(): void
  again(): void
}

/** What the browser knows beside the props; absent on the server and in the first render. */
export interface CouponAwake {
  model: CouponModel
  amount: string
  change: 0 | 1 | 2
  placing: Placing
  limits: {
    min: string | null
    max: string | null /** The house's largest payout cuts this win; decimal string. */
    cappedWin: string | null
  }
  /** What is read to those who do not see: changes of prices, at most every 10 s. */
  announcement: string
  acts: CouponActs
}

interface CouponViewProps {
  props: IslandProps['coupon']
  t: IslandTranslate
  awake?: CouponAwake
}

/** The slip. Without `awake` it is what the server renders: empty, or the one bet of a plain form. */
export function CouponIslandView({ props, t, awake }: CouponViewProps) {
  const count = awake ? awake.model.legs.length : props.picked ? 1 : 0
  return (
    <section className="coupon card" data-coupon="" aria-label={t('coupon_title')}>
      <header className="coupon-head">
        <h2>{t('coupon_title')}</h2>
        <span className="coupon-count" data-coupon-count="" suppressHydrationWarning>
          {count}
        </span>
        {awake && count > 0 && (
          <button type="button" className="link" onClick={awake.acts.clear}>
            {t('coupon_clear')}
          </button>
        )}
      </header>
      {awake ? <AwakeCoupon props={props} t={t} awake={awake} /> : <EarlyCoupon props={props} t={t} />}
      <p className="sr" role="status">
        {awake?.announcement ?? ''}
      </p>
    </section>
  )
}

/** Before the browser's part: the list that the boot script fills, and what the server knows. */
function EarlyCoupon({ props, t }: { props: IslandProps['coupon']; t: IslandTranslate }) {
  const { lang, picked, form, player, coefViewId } = props
  const model =
    picked &&
    couponModel({
      legs: [picked],
      odds: new Map(),
      amount: '',
      currency: player?.currency ?? 'EUR',
      change: 2,
      coefViewId,
      signedIn: player !== null,
      stale: false,
    })
  return (
    <>
      <Kept as="ul" html="" className="legs-early" data-coupon-early="" suppressHydrationWarning />
      {picked && model ? (
        <div className="coupon-body">
          <ul className="legs">
            {model.legs.map((leg) => (
              <Leg key={leg.leg.outcomeId} model={leg} t={t} refusal={undefined} />
            ))}
          </ul>
          <dl className="coupon-sums">
            <Line label={t('coupon_total_coef')} value={model.total ?? '–'} data-coupon-coef="" />
          </dl>
          {form && <PlainCoupon lang={lang} t={t} leg={picked} form={form} player={player} />}
        </div>
      ) : (
        <Empty lang={lang} t={t} />
      )}
    </>
  )
}

function AwakeCoupon({ props, t, awake }: { props: IslandProps['coupon']; t: IslandTranslate; awake: CouponAwake }) {
  const { lang, player } = props
  const { model, amount, placing, limits, acts } = awake
  const currency = player?.currency ?? 'EUR'
  if (placing.phase === 'placed')
    return (
      <Receipt
        coupon={placing.coupon}
        coefViewId={props.coefViewId}
        lang={lang}
        t={t}
        done={acts.done}
        again={acts.again}
      />
    )
  if (model.legs.length === 0 && placing.phase === 'idle') return <Empty lang={lang} t={t} />
  const waits = placing.phase === 'sending' || placing.phase === 'checking' || placing.phase === 'unknown'
  const refusals = placing.phase === 'refused' ? placing.problems : []
  const win = limits.cappedWin ?? model.win
  return (
    <div className="coupon-body">
      <ul className="legs" aria-label={t('coupon_bets_title')}>
        {model.legs.map((leg) => (
          <Leg
            key={leg.leg.outcomeId}
            model={leg}
            t={t}
            refusal={refusals.find((refusal) => refusal.outcomeId === leg.leg.outcomeId)}
            remove={waits ? undefined : acts.remove}
          />
        ))}
      </ul>
      <dl className="coupon-sums">
        <Line
          label={t(model.typeId === 1 ? 'coupon_type_1' : 'coupon_type_0')}
          value={t('coupon_count', { count: model.legs.length })}
        />
        <Line label={t('coupon_total_coef')} value={model.total ?? '–'} data-coupon-coef="" />
      </dl>
      <Stake
        t={t}
        amount={amount}
        currency={currency}
        limits={limits}
        error={amountError(model, amount, limits, currency, t)}
        locked={waits}
        change={acts.amount}
      />
      <dl className="coupon-sums">
        <Line
          label={t('coupon_possible_win')}
          value={win === null ? '–' : withCurrency(win, currency)}
          data-coupon-win=""
        />
      </dl>
      {limits.cappedWin !== null && (
        <p className="hint">{t('coupon_max_payout', { amount: withCurrency(limits.cappedWin, currency) })}</p>
      )}
      <div className="field">
        <label htmlFor="coupon-change">{t('coupon_change_title')}</label>
        <select
          id="coupon-change"
          className="input"
          value={awake.change}
          onChange={(event) => acts.change(policyOf(event.currentTarget.value))}
        >
          {([0, 1, 2] as const).map((policy) => (
            <option key={policy} value={policy}>
              {t(`coupon_change_${policy}`)}
            </option>
          ))}
        </select>
      </div>
      <Outcome placing={placing} limits={limits} lang={lang} currency={currency} t={t} check={acts.check} />
      <PlaceButton props={props} t={t} awake={awake} waits={waits} />
    </div>
  )
}

const policyOf = (text: string): 0 | 1 | 2 => (text === '0' ? 0 : text === '1' ? 1 : 2)

/** What is wrong with the typed stake, as soon as it is typed. */
function amountError(
  { stake }: CouponModel,
  amount: string,
  limits: CouponAwake['limits'],
  currency: string,
  t: IslandTranslate,
): string | null {
  if (amount === '') return null
  if (stake === null) return t('coupon_amount_invalid', { example: shownAmount(formatMoney(1250, currency)) })
  const { min, max } = limits
  if (min !== null && stake < (parseMoney(min, currency) ?? 0))
    return t('coupon_error_BELOW_MIN', { min: withCurrency(min, currency) })
  if (max !== null && stake > (parseMoney(max, currency) ?? stake))
    return t('coupon_error_ABOVE_MAX', { max: withCurrency(max, currency) })
  return null
}

function Line({
  label,
  value,
  ...hook
}: {
  label: string
  value: string
  'data-coupon-coef'?: string
  'data-coupon-win'?: string
}) {
  return (
    <div className="sum">
      <dt>{label}</dt>
      <dd {...hook}>{value}</dd>
    </div>
  )
}

function Empty({ lang, t }: { lang: string; t: IslandTranslate }) {
  return (
    <div className="coupon-empty">
      <Icon name="ticket" />
      <b>{t('coupon_empty_title')}</b>
      <p className="mu">{t('coupon_empty_text')}</p>
      <div className="coupon-ways">
        <a className="btn" href={islandHref(lang, 'live')}>
          {t('coupon_empty_to_live')}
        </a>
        <a className="btn" href={islandHref(lang, 'line')}>
          {t('coupon_empty_to_line')}
        </a>
      </div>
    </div>
  )
}

/** What became of the last press, in words. */
function Outcome({
  placing,
  limits,
  lang,
  currency,
  t,
  check,
}: {
  placing: Placing
  limits: CouponAwake['limits']
  lang: string
  currency: string
  t: IslandTranslate
  check: () => void
}): ReactNode {
  if (placing.phase === 'changed')
    return (
      <p className="coupon-note warn" role="alert">
        {t('price_changed')}
      </p>
    )
  if (placing.phase === 'checking')
    return (
      <p className="coupon-note" role="status">
        {t('coupon_checking')}
      </p>
    )
  if (placing.phase === 'unknown') {
    return (
      <div className="coupon-note warn" role="alert">
        <p>{t('coupon_error_NETWORK')}</p>
        <button type="button" className="btn" onClick={check}>
          {t('coupon_check_again')}
        </button>
      </div>
    )
  }
  if (placing.phase !== 'refused') return null
  const general = placing.problems.filter((problem) => problem.outcomeId === null)
  const min = placing.min ?? limits.min
  const max = placing.max ?? limits.max
  const values = {
    ...(min !== null && { min: withCurrency(min, currency) }),
    ...(max !== null && { max: withCurrency(max, currency) }),
  }
  return (
    <div className="coupon-note bad" role="alert">
      <b>{t('coupon_not_placed')}</b>
      {general.map((problem) => (
        <p key={problem.code}>{refusalText(problem, t, values)}</p>
      ))}
      {placing.problems.length === 0 && <p>{t(titleKey(placing.title))}</p>}
      {placing.problems.some((problem) => problem.code === 'INSUFFICIENT_FUNDS') && (
        <a className="link" href={islandHref(lang, 'recharge')}>
          {t('coupon_top_up')}
        </a>
      )}
    </div>
  )
}

/** Titles of the catalogue that a press on 'place' can end in beside the coupon's own codes. */
const TITLES: Readonly<Record<string, IslandKey>> = {
  main_unauthorised: 'account_session_ended',
  main_banned: 'main_banned',
  main_forbidden: 'main_forbidden',
  main_not_verified: 'main_not_verified',
  main_too_many: 'main_too_many',
  main_unavailable: 'main_unavailable',
  responsible_gaming_limit_exceeded: 'responsible_gaming_limit_exceeded',
  idempotency_key_reused: 'idempotency_key_reused',
}
const titleKey = (title: string): IslandKey =>
  (Object.hasOwn(TITLES, title) ? TITLES[title] : undefined) ?? 'main_query_error'

const OBSTACLES: Readonly<Record<Exclude<Obstacle, 'signIn' | 'empty'>, IslandKey>> = {
  gone: 'coupon_error_NOT_FOUND',
  blocked: 'coupon_error_SUSPENDED',
  correlated: 'coupon_error_CORRELATED',
  stale: 'connection_updating_text',
  amount: 'coupon_amount_enter',
}

/** The main button: signs in, explains why it is off, or places; two presses are one. */
function PlaceButton({
  props,
  t,
  awake,
  waits,
}: {
  props: IslandProps['coupon']
  t: IslandTranslate
  awake: CouponAwake
  waits: boolean
}) {
  const { model, placing, acts, amount, limits } = awake
  const { lang, player } = props
  const currency = player?.currency ?? 'EUR'
  if (model.obstacle === 'signIn') {
    return (
      <>
        <a className="btn btn-main wide" href={islandHref(lang, 'login')} data-open="login">
          {t('coupon_sign_in')}
        </a>
        <a className="link" href={islandHref(lang, 'registration')} data-open="registration">
          {t('coupon_register')}
        </a>
      </>
    )
  }
  const why = model.obstacle === null || model.obstacle === 'empty' ? null : t(OBSTACLES[model.obstacle])
  const off = waits || model.obstacle !== null || amountError(model, amount, limits, currency, t) !== null
  return (
    <>
      {why !== null && !waits && (
        <p className="hint" id="coupon-why">
          {why}
        </p>
      )}
      <button
        type="button"
        className="btn btn-main wide place"
        data-coupon-place=""
        disabled={off}
        aria-busy={waits || undefined}
        aria-describedby={why === null || waits ? undefined : 'coupon-why'}
        onClick={acts.place}
      >
        {placeLabel(model, placing, currency, t)}
      </button>
    </>
  )
}

function placeLabel(model: CouponModel, { phase }: Placing, currency: string, t: IslandTranslate): string {
  if (phase === 'sending') return t('coupon_placing')
  if (phase === 'checking' || phase === 'unknown') return t('coupon_checking_short')
  if (model.mustAccept) return t('coupon_accept_and_place')
  return model.stake === null || model.stake <= 0
    ? t('coupon_place')
    : t('coupon_place_amount', { amount: withCurrency(formatMoney(model.stake, currency), currency) })
}
