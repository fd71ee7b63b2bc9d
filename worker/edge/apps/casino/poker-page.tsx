import type { Page } from '../../page.ts'
import { categoryPage, type GamesData } from './list-pages.tsx'

const list = categoryPage('poker')

/** Poker (spec §2 `poker/{game?}`): its games; the address of one leads to where it is played. */
export const pokerPage: Page<GamesData> = {
  ...list,
  load: async (ctx, { game = '' }) => {
    const loaded = await list.load(ctx, {})
    if (game === '' || loaded.kind !== 'data') return loaded
    if (!loaded.data.lobby) return loaded
    return loaded.data.rest.some(({ slug }) => slug === game)
      ? { kind: 'redirect', to: ctx.href('allGamesEntranceGame', { gameRoute: game }), status: 301 }
      : { kind: 'notFound' }
  },
}
