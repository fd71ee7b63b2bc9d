import type { CasinoGame, CasinoLobby } from '../../../../shared/api/casino.ts'
import type { Category, HOUSE } from '../../../../shared/domain/games/catalogue.ts'
import style from '../../../../shared/ui/casino/casino.css?inline'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { Page } from '../../page.ts'
import { gameName } from './names.ts'
import { CasinoScreen, casinoHead, fromLobby, type Listed } from './screen.tsx'
import { EmptySection, Tiles } from './tiles.tsx'

export type GamesData = Listed<CasinoGame[]>

const gamesIn = (lobby: CasinoLobby): CasinoGame[] => lobby.categories.flatMap(({ games }) => games)
export const slotsIn = (lobby: CasinoLobby): CasinoGame[] =>
  gamesIn(lobby).filter(({ category }) => category === 'slots')

/**
 * The games of one category (spec §2), or those of them that one provider makes, by its name as the subcategory; 404 when it makes none. A
 * second address of a category names its first one as `canonical`.
 */
export const categoryPage = (category: Category, canonical?: string): Page<GamesData> => ({
  style,
  load: (ctx, { subcategory = '' }) =>
    fromLobby(
      ctx,
      (lobby) => {
        const games = lobby.categories.find(({ id }) => id === category)?.games ?? []
        if (subcategory === '') return games
        const theirs = games.filter(({ provider }) => provider === subcategory)
        return theirs.length > 0 ? theirs : null
      },
      [],
    ),
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t(`casino_category_${category}`)} current={category}>
      {lobby && rest.length === 0 ? (
        <EmptySection category={category} games={gamesIn(lobby)} ctx={ctx} />
      ) : (
        <Tiles games={rest} ctx={ctx} />
      )}
    </CasinoScreen>
  ),
  head: ({ rest }, ctx) =>
    casinoHead(ctx.t(`casino_category_${category}`), ctx, {
      ...(canonical && { canonical }),
      noindex: rest.length === 0,
    }),
})

/** The entrance to all games (spec §2 `allgamesentrance`). */
export const allGamesPage: Page<Listed<CasinoGame[]>> = {
  style,
  load: (ctx) => fromLobby(ctx, gamesIn, []),
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t('casino_all')} current="all">
      <Tiles games={rest} ctx={ctx} />
    </CasinoScreen>
  ),
  head: (_data, ctx) => casinoHead(ctx.t('casino_all'), ctx),
}

/** The games of one provider, or of the fixed one that makes the house's own; 404 for one that has none here. */
export const providerPage = (fixed?: typeof HOUSE): Page<Listed<{ name: string; games: CasinoGame[] }>> => ({
  style,
  load: (ctx, { provider = fixed }) =>
    fromLobby(
      ctx,
      (lobby) => {
        const found = lobby.providers.find(({ slug }) => slug === provider)
        return found ? { name: found.name, games: gamesIn(lobby).filter((game) => game.provider === provider) } : null
      },
      { name: '', games: [] },
    ),
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t('casino_provider_title', { name: rest.name })}>
      <p className="mu">{ctx.t('casino_count', { count: rest.games.length })}</p>
      <Tiles games={rest.games} ctx={ctx} />
    </CasinoScreen>
  ),
  head: ({ rest }, ctx) => casinoHead(ctx.t('casino_provider_title', { name: rest.name }), ctx),
})

/** Search among the games, by their names in the visit's language; the form is a plain one. */
export const searchPage: Page<Listed<{ q: string; games: CasinoGame[] }>> = {
  style,
  load: (ctx) => {
    const q = (ctx.visit.url.searchParams.get('q') ?? '').slice(0, 64).trim()
    const words = q.toLocaleLowerCase(ctx.t.lang).split(/\s+/).filter(Boolean)
    return fromLobby(
      ctx,
      (lobby) => ({
        q,
        games: gamesIn(lobby).filter((game) => {
          const name = `${gameName(game, ctx)} ${game.name}`.toLocaleLowerCase(ctx.t.lang)
          return words.every((word) => name.includes(word))
        }),
      }),
      { q, games: [] },
    )
  },
  view: ({ lobby, rest }, ctx) => (
    <CasinoScreen ctx={ctx} lobby={lobby} title={ctx.t('casino_search')}>
      <search>
        <form className="gm-pay" method="get" action={ctx.href('casinoSearch')}>
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={rest.q}
            maxLength={64}
            aria-label={ctx.t('casino_search')}
          />
          <button type="submit" className="btn btn-main">
            {ctx.t('casino_search_go')}
          </button>
        </form>
      </search>
      <p className="mu" role="status">
        {ctx.t('casino_count', { count: rest.games.length })}
      </p>
      {rest.games.length === 0 ? (
        <Note title={ctx.t('casino_search_none')} text="">
          <a className="btn" href={ctx.href('allGamesEntrance')}>
            {ctx.t('casino_all')}
          </a>
        </Note>
      ) : (
        <Tiles games={rest.games} ctx={ctx} />
      )}
    </CasinoScreen>
  ),
  head: (_data, ctx) => casinoHead(ctx.t('casino_search'), ctx, { noindex: true }),
}
