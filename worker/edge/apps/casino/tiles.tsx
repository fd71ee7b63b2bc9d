import type { CasinoGame } from '../../../../shared/api/casino.ts'
import { gameOf, HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import { GamePicture } from '../../../../shared/ui/casino/tile.tsx'
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
