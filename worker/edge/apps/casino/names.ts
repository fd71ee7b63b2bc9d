import type { CasinoGame } from '../../../../shared/api/casino.ts'
import { type Category, gameOf, HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import type { RouteName } from '../../../../shared/routes/table.ts'
import type { PageContext } from '../../page.ts'

/** The house's games are called what the texts say, others what their providers do. */
export function gameName({ id, provider, name }: CasinoGame, { t }: Pick<PageContext, 't'>): string {
  const own = provider === HOUSE ? gameOf(id) : null
  return own ? t(`play_game_${own.kind}`) : name
}

/**
 * Where a game is played: slots and live tables have addresses of their own (spec §2), all others stand under the entrance to all games.
 */
export function gameLink({ id, slug, category }: CasinoGame, { href }: Pick<PageContext, 'href'>): string {
  if (category === 'slots') return href('slotGame', { gameId: id, gameName: slug })
  if (category === 'live') return href('liveCasinoGame', { gameId: id, gameName: slug })
  return href('allGamesEntranceGame', { gameRoute: slug })
}

/** Each category's own page (spec §2). */
const CATEGORY_ROUTES = {
  slots: 'slots',
  live: 'liveCasino',
  keno: 'keno',
  tv: 'tvGames',
  virtual: 'virtualSports',
  bingo: 'bingo',
  poker: 'poker',
  scratchcards: 'scratchcards',
  fast: 'fastGames',
  crash: 'crashGames',
  card: 'cardGames',
  asian: 'asianGames',
  skill: 'skillGames',
  fishing: 'fishingHunting',
  other: 'otherGames',
} as const satisfies Record<Category, RouteName>

/** The address of a category's page. */
export const categoryLink = (category: Category, { href }: Pick<PageContext, 'href'>): string =>
  href(CATEGORY_ROUTES[category])

/** The casino's ten sections in the spec's order (§1); `tournaments` has no games of its own. */
export const TEN = [
  'slots',
  'live',
  'keno',
  'tv',
  'virtual',
  'bingo',
  'poker',
  'scratchcards',
  'fast',
  'tournaments',
] as const satisfies readonly (Category | 'tournaments')[]

/** The route of a section; the operator switches sections off by it. */
export const sectionRoute = (section: Category | 'tournaments'): RouteName =>
  section === 'tournaments' ? 'tournaments' : CATEGORY_ROUTES[section]
