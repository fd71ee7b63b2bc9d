import type { CasinoGame } from '../../../../shared/api/casino.ts'
import { type Category, gameOf, HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import type { PageContext } from '../../page.ts'

/** The house's games are called what the texts say, others what their providers do. */
export function gameName({ id, provider, name }: CasinoGame, { t }: Pick<PageContext, 't'>): string {
  const own = provider === HOUSE ? gameOf(id) : null
  return own ? t(`play_game_${own.kind}`) : name
}

/** Where a game is played: slots have addresses of their own (spec §2), all others stand under the entrance to all games. */
export const gameLink = ({ id, slug, category }: CasinoGame, { href }: Pick<PageContext, 'href'>): string =>
  category === 'slots'
    ? href('slotGame', { gameId: id, gameName: slug })
    : href('allGamesEntranceGame', { gameRoute: slug })

/** Each category's own page (spec §2). */
const CATEGORY_ROUTES = {
  slots: 'slots',
  keno: 'keno',
  fast: 'fastGames',
  crash: 'crashGames',
  scratchcards: 'scratchcards',
  other: 'otherGames',
} as const satisfies Record<Category, RouteName>

/** The address of a category's page. */
export const categoryLink = (category: Category, { href }: Pick<PageContext, 'href'>): string =>
  href(CATEGORY_ROUTES[category])
