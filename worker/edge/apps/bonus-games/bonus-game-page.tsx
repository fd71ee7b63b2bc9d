import { getBonusGame, playBonusGame } from '../../../../shared/api/bonus-games.ts'
import { BONUS_GAMES, type BonusGame } from '../../../../shared/domain/games/bonus-game.ts'
import style from '../../../../shared/ui/bonus-games/bonus-games.css?inline'
import type { Page } from '../../page.ts'
import { shownCurrency } from '../promo/currency.ts'
import { Unavailable } from '../shell/unavailable.tsx'
import { Board } from './board.tsx'
import { type BonusGameData, KEYS } from './data.ts'
import { Last, Prizes } from './prizes.tsx'

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
        <nav className="scroll long" aria-label={t('bgame_all')}>
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
