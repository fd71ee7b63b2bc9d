import type { CasinoGame } from '../../../../shared/api/casino.ts'
import { type Category, gameOf, HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import { GamePicture } from '../../../../shared/ui/casino/tile.tsx'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { PageContext } from '../../page.ts'
import { gameLink, gameName } from './names.ts'

/** Games as tiles: picture, name, what they return. */
export function Tiles({ games, ctx }: { games: readonly CasinoGame[]; ctx: PageContext }) {
  return (
    <ul className="games">
      {games.map((game) => (
        <li key={game.id}>
          <a className="gtile card" href={gameLink(game, ctx)}>
            <GamePicture
              kind={game.provider === HOUSE ? (gameOf(game.id)?.kind ?? null) : null}
              category={game.category}
            />
            <span>
              <b dir="auto">{gameName(game, ctx)}</b>
              {game.rtp !== null && <small className="mu">{ctx.t('casino_rtp', { percent: game.rtp })}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What of the house's own comes nearest to a section that only providers fill. */
const NEAR: Partial<Record<Category, readonly Category[]>> = {
  live: ['other', 'bingo'],
  tv: ['keno', 'bingo'],
  virtual: ['crash', 'fast'],
  poker: ['other', 'slots'],
  bingo: ['keno', 'tv'],
  card: ['other'],
}

/** A section whose games come from providers that are not here yet: what will be there, and what can be played meanwhile. */
export function EmptySection({
  category,
  games,
  ctx,
}: {
  category: Category
  games: readonly CasinoGame[]
  ctx: PageContext
}) {
  const { t, href } = ctx
  const near = NEAR[category] ?? ['fast', 'slots']
  const meanwhile = games.filter((game) => near.includes(game.category))
  return (
    <>
      <Note
        title={t('casino_section_none', { section: t(`casino_category_${category}`) })}
        text={t('casino_section_text')}
      >
        <a className="btn" href={href('allGamesEntrance')}>
          {t('casino_all')}
        </a>
      </Note>
      {meanwhile.length > 0 && (
        <section className="list">
          <h2>{t('casino_section_near')}</h2>
          <Tiles games={meanwhile} ctx={ctx} />
        </section>
      )}
    </>
  )
}
