import type { ReactNode } from 'react'
import { type BonusRound, getBonusGame, type OwnBonusGame, playBonusGame } from '../../../../shared/api/bonus-games.ts'
import { BONUS_GAMES, type BonusGame, CHOICES, placesOf } from '../../../../shared/domain/games/bonus-game.ts'
import style from '../../../../shared/ui/bonus-games/bonus-games.css?inline'
import { Thing } from '../../../../shared/ui/bonus-games/things.tsx'
import { withCurrency } from '../../../../shared/ui/islands/coupon/amount.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { shownCurrency } from '../promo/currency.ts'
import { Unavailable } from '../shell/unavailable.tsx'

type Rules = NonNullable<PageContext['config']['bonusGames']>[BonusGame]

interface BonusGameData {
  game: BonusGame
  rules: NonNullable<Rules>
  currency: string
  /** Null for a visitor; `unavailable` when the origin does not tell. */
  own: OwnBonusGame | null | 'unavailable'
  /** The round that was just played. */
  round: BonusRound | null
}

/** The games in the keys of texts. */
const KEYS = {
  fortuna: 'fortuna',
  chest: 'chest',
  memory: 'memory',
  safe: 'safe',
  lottery: 'lottery',
  'dragon-bonus': 'dragon_bonus',
} as const

const gameOf = (name: string | undefined): BonusGame | undefined => BONUS_GAMES.find((each) => each === name)

/**
 * A bonus game (spec §2): a round that was given, or bought for promo points, is decided by the seeds of the casino's games and then shown.
 * Each round is a plain form; a visitor sees the game and its prizes. 404 where the house does not have it.
 */
export const bonusGamePage: Page<BonusGameData> = {
  style,
  load: async (ctx, params) => {
    const game = gameOf(params.game)
    const rules = game && ctx.config.bonusGames?.[game]
    if (!game || !rules) return { kind: 'notFound' }
    const [own, currency] = await Promise.all([
      ctx.visit.player ? ctx.read(getBonusGame, { game }) : null,
      shownCurrency(ctx),
    ])
    const asked = ctx.visit.url.searchParams.get('round')
    const round = own?.last.find(({ id }) => String(id) === asked) ?? null
    const isLost = ctx.visit.player !== null && own === null
    const data: BonusGameData = { game, rules, currency, own: isLost ? 'unavailable' : own, round }
    return { kind: 'data', data, ...(isLost && { status: 503 }) }
  },
  view: (data, ctx) => {
    const { t, href } = ctx
    const { game, own } = data
    return (
      <>
        <div className="top">
          <h1>{t(`bgame_${KEYS[game]}`)}</h1>
        </div>
        <nav className="scroll" aria-label={t('bgame_all')}>
          {BONUS_GAMES.filter((each) => ctx.config.bonusGames?.[each]).map((each) => (
            <a
              key={each}
              className="chip"
              href={href('bonusGame', { game: each })}
              aria-current={each === game ? 'page' : undefined}
            >
              {t(`bgame_${KEYS[each]}`)}
            </a>
          ))}
        </nav>
        {own === 'unavailable' ? <Unavailable ctx={ctx} /> : <Board {...data} own={own} ctx={ctx} />}
        <Prizes {...data} ctx={ctx} />
        {own !== null && own !== 'unavailable' && <Last own={own} ctx={ctx} />}
      </>
    )
  },
  head: ({ game, own }, { t, config }) => ({
    title: t('seo_title', { title: t(`bgame_${KEYS[game]}`), company: config.companyName }),
    description: t('bgame_text'),
    noindex: own !== null,
  }),
  post: async (form, ctx, params) => {
    const game = gameOf(params.game)
    if (!game) return { kind: 'notFound' }
    const answer = await ctx.origin.post(
      playBonusGame.path,
      { game, choice: Number(form.get('choice') ?? 0) },
      { 'idempotency-key': form.get('key') ?? '' },
    )
    const { id }: { id?: unknown } = Object(answer.ok ? answer.data : null)
    const said = answer.ok
      ? `round=${Number(id)}`
      : `notice=${answer.status === 0 ? 'main_outcome_unknown' : answer.title}`
    return { kind: 'redirect', status: 303, to: `${ctx.href('bonusGame', { game })}?${said}` }
  },
}

function prizeText({ points, promo }: BonusRound['prize'], { t }: PageContext): string {
  if (points !== null) return t('points_count', { count: points })
  return promo === null ? t('bgame_nothing') : t('points_ware', { amount: withCurrency(promo.amount, promo.currency) })
}

type OfBoard = Omit<BonusGameData, 'own'> & { own: OwnBonusGame | null; ctx: PageContext }

/** The things to choose among and the button; after a round what came out, and the way to the next one. */
function Board({ game, rules, own, round, ctx }: OfBoard) {
  const { t, href } = ctx
  const price = own && own.left > 0 ? t('bgame_left', { count: own.left }) : t('bgame_price', { count: rules.price })
  const canPlay = own !== null && (own.left > 0 || own.points >= rules.price)
  const content: ReactNode = round ? (
    <>
      <Things game={game} ctx={ctx} round={round} />
      <p role="status">
        {round.prize.points === null && round.prize.promo === null
          ? t('bgame_came_nothing')
          : t('bgame_came', { prize: prizeText(round.prize, ctx) })}
      </p>
      {round.prize.promo && (
        <p>
          <code>{round.prize.promo.code}</code>
        </p>
      )}
      <a className="btn btn-main" href={href('bonusGame', { game })}>
        {t('bgame_again')}
      </a>
    </>
  ) : canPlay ? (
    <form method="post" action={ctx.form().action}>
      <input type="hidden" name="csrf" value={ctx.form().csrf} />
      <input type="hidden" name="key" value={ctx.form().key} />
      <p>{t(`bgame_choose_${KEYS[game]}`)}</p>
      <Things game={game} ctx={ctx} isForm />
      <button type="submit" className="btn btn-main">
        {t('bgame_play')}
      </button>
      <p>{price}</p>
    </form>
  ) : (
    <>
      <Things game={game} ctx={ctx} />
      <p>{own ? t('bgame_short', { count: rules.price, have: own.points }) : t('bgame_visitor')}</p>
      <a className="btn btn-main" href={href(own ? 'points' : 'login')}>
        {t(own ? 'cashback_to_points' : 'points_sign_in')}
      </a>
    </>
  )
  return <section className={`bgame bgame-${game}`}>{content}</section>
}

function Things({
  game,
  ctx,
  round = null,
  isForm = false,
}: {
  game: BonusGame
  ctx: PageContext
  round?: BonusRound | null
  isForm?: boolean
}) {
  const won = round && prizeText(round.prize, ctx)
  const isNothing = round?.prize.points === null && round.prize.promo === null
  if (CHOICES[game] === 1)
    return (
      <div className={round ? 'bgame-wheel bgame-spun' : 'bgame-wheel'}>
        <span className="bgame-hub">{won ?? '★'}</span>
      </div>
    )
  return (
    <div className="bgame-things">
      {Array.from({ length: CHOICES[game] }, (_, n) => {
        const key = `${game} ${n}`
        if (isForm)
          return (
            <label key={key} className="bgame-thing">
              <input
                type="radio"
                name="choice"
                value={n}
                defaultChecked={n === 0}
                aria-label={ctx.t('bgame_thing', { n: n + 1 })}
              />
              <Thing game={game} n={n} />
            </label>
          )
        const isChosen = round?.choice === n
        return (
          <span
            key={key}
            className={isChosen ? `bgame-thing bgame-won${isNothing ? ' bgame-none' : ''}` : 'bgame-thing'}
          >
            {isChosen ? won : <Thing game={game} n={n} />}
          </span>
        )
      })}
    </div>
  )
}

/** The prize table with its chances, and how a round is decided. */
function Prizes({ rules: { prizes }, currency, ctx }: BonusGameData & { ctx: PageContext }) {
  const { t, href } = ctx
  const places = placesOf(prizes)
  return (
    <section className="box card">
      <h2>{t('bgame_prizes')}</h2>
      <dl className="facts">
        {prizes.map(({ weight, points = null, promo }, i) => {
          const amount = promo?.amount[currency]
          const prize = { points, promo: amount === undefined ? null : { code: '', amount, currency } }
          return (
            <div className="fact" key={`${i} ${weight}`}>
              <dt>{prizeText(prize, ctx)}</dt>
              <dd>
                <bdi>{t('bgame_chance', { weight, places })}</bdi>
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="mu">
        {t('bgame_fair', { places })}{' '}
        <a className="link" href={href('gamesLanding', { landingRoute: 'provably-fair' })}>
          {t('casino_fair_title')}
        </a>
      </p>
    </section>
  )
}

const Last = ({ own: { last }, ctx }: { own: OwnBonusGame; ctx: PageContext }) =>
  last.length > 0 && (
    <section className="box card">
      <h2>{ctx.t('bgame_last')}</h2>
      <ul className="rows">
        {last.map(({ id, prize, playedAt, place, fair }) => (
          <li key={id}>
            <span>
              {prizeText(prize, ctx)}
              <small className="mu">
                {dateText(playedAt, ctx.t.lang, ctx.visit.display, 'date')},{' '}
                {timeText(playedAt, ctx.t.lang, ctx.visit.display)} ·{' '}
                {ctx.t('bgame_place', { place: place + 1, nonce: fair.nonce })}
              </small>
            </span>
            {prize.promo && <code className="end">{prize.promo.code}</code>}
          </li>
        ))}
      </ul>
    </section>
  )
