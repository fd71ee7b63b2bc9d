import * as v from 'valibot'
import type { CasinoGame } from '../../../shared/api/casino.ts'
import { type CasinoProviders, casinoProviders } from '../../../shared/api/casino-operator.ts'
import { CATEGORIES, GAMES, HOUSE } from '../../../shared/domain/games/catalogue.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { setting } from '../config/setting.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { CATEGORY_NEEDS } from './sections.ts'
import { shownTournaments } from './tournaments/routes.ts'

/** Providers of games with their secrets, and the house's games that are off: a setting of its own, since everybody reads the site config. */
export const providers = setting<CasinoProviders>('casino_providers', { providers: [], off: [] }, (stored) =>
  v.parse(casinoProviders, stored),
)

/** Percent with two decimals of hundredths of it. */
const percent = (hundredths: number): string => formatMoney(hundredths, 'EUR')

/** Every game that can be played now: of sections that are on, the house's first. */
export async function gamesOf(env: Env): Promise<CasinoGame[]> {
  const [{ providers: others, off }, { availableRoutes, companyName }] = await Promise.all([
    providers.get(env),
    siteConfigOf(env),
  ])
  const own = GAMES.filter(({ id }) => !off.includes(id)).map(
    ({ id, slug, category, rtp }): CasinoGame => ({
      id,
      slug,
      name: `${companyName} ${slug}`,
      provider: HOUSE,
      category,
      rtp: percent(rtp),
    }),
  )
  const theirs = others.flatMap(({ slug: provider, games }) => games.map((game): CasinoGame => ({ ...game, provider })))
  return [...own, ...theirs].filter(({ category }) => availableRoutes.includes(CATEGORY_NEEDS[category]))
}

/** The lobby: games by category, without empty ones, who makes them, and tournaments. */
export async function lobbyOf(env: Env, now: number) {
  const [games, { providers: others }, { companyName }, tournaments] = await Promise.all([
    gamesOf(env),
    providers.get(env),
    siteConfigOf(env),
    shownTournaments(env, now),
  ])
  const names = new Map([[HOUSE, companyName], ...others.map(({ slug, name }) => [slug, name] as const)])
  return {
    categories: CATEGORIES.map((id) => ({ id, games: games.filter(({ category }) => category === id) })).filter(
      (category) => category.games.length > 0,
    ),
    providers: [...names]
      .map(([slug, name]) => ({ slug, name, games: games.filter(({ provider }) => provider === slug).length }))
      .filter(({ games: count }) => count > 0),
    tournaments,
  }
}

/** A game that can be played now; null for any other. */
export const gameNow = async (env: Env, id: number): Promise<CasinoGame | null> =>
  (await gamesOf(env)).find((game) => game.id === id) ?? null
