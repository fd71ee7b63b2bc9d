import type { BonusRound, OwnBonusGame } from '../../../../shared/api/bonus-games.ts'
import { type BonusGame, CHOICES } from '../../../../shared/domain/games/bonus-game.ts'
import { Thing } from '../../../../shared/ui/bonus-games/things.tsx'
import type { PageContext } from '../../page.ts'
import { type BonusGameData, KEYS, prizeText } from './data.ts'

type OfBoard = Omit<BonusGameData, 'own'> & { own: OwnBonusGame | null; ctx: PageContext }

/** The things to choose among and the button; after a round what came out, and the way to the next one. */
export function Board({ round, ...board }: OfBoard) {
  const { game, rules, own, ctx } = board
  const canPlay = own !== null && (own.left > 0 || own.points >= rules.price)
  return (
    <section className={`bgame bgame-${game}`}>
      {round ? (
        <Played game={game} round={round} ctx={ctx} />
      ) : canPlay ? (
        <PlayForm {...board} own={own} />
      ) : (
        <Short {...board} />
      )}
    </section>
  )
}

function Played({ game, round, ctx }: { game: BonusGame; round: BonusRound; ctx: PageContext }) {
  const { t, href } = ctx
  const { points, promo } = round.prize
  return (
    <>
      <Things game={game} ctx={ctx} round={round} />
      <p role="status">
        {points === null && promo === null
          ? t('bgame_came_nothing')
          : t('bgame_came', { prize: prizeText(round.prize, ctx) })}
      </p>
      {promo && (
        <p>
          <code>{promo.code}</code>
        </p>
      )}
      <a className="btn btn-main" href={href('bonusGame', { game })}>
        {t('bgame_again')}
      </a>
    </>
  )
}

function PlayForm({ game, rules, own, ctx }: Pick<OfBoard, 'game' | 'rules' | 'ctx'> & { own: OwnBonusGame }) {
  const { t } = ctx
  const { action, csrf, key } = ctx.form()
  return (
    <form method="post" action={action}>
      <input type="hidden" name="csrf" value={csrf} />
      <input type="hidden" name="key" value={key} />
      <p>{t(`bgame_choose_${KEYS[game]}`)}</p>
      <Things game={game} ctx={ctx} isForm />
      <button type="submit" className="btn btn-main">
        {t('bgame_play')}
      </button>
      <p>{own.left > 0 ? t('bgame_left', { count: own.left }) : t('bgame_price', { count: rules.price })}</p>
    </form>
  )
}

/** There is nothing to play for: too few points, or a visitor. */
function Short({ game, rules, own, ctx }: Pick<OfBoard, 'game' | 'rules' | 'own' | 'ctx'>) {
  const { t, href } = ctx
  return (
    <>
      <Things game={game} ctx={ctx} />
      <p>{own ? t('bgame_short', { count: rules.price, have: own.points }) : t('bgame_visitor')}</p>
      <a className="btn btn-main" href={href(own ? 'points' : 'login')}>
        {t(own ? 'cashback_to_points' : 'points_sign_in')}
      </a>
    </>
  )
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
