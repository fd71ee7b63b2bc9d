import * as api from '../../../shared/api/casino.ts'
import { putCasinoProviders } from '../../../shared/api/casino-operator.ts'
import { houseRounds as houseRoundsCall } from '../../../shared/api/casino-tournaments.ts'
import { gameOf, HOUSE } from '../../../shared/domain/games/catalogue.ts'
import { formatMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError, invalid } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import type { Session } from '../identity/session.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { stored } from '../sportsbook/staking.ts'
import { addFavourite, favouritesOf, removeFavourite } from './favourites.ts'
import { gameNow, gamesOf, lobbyOf, providers } from './games.ts'
import { houseRounds } from './house-rounds.ts'
import { play } from './play.ts'
import { tableOf } from './table.ts'
import { gameToken } from './token.ts'
import { serveTournaments } from './tournaments/routes.ts'
import { serveGameWallet } from './wallet-api.ts'

const PAGE = 50

/** The casino over HTTP: games, rounds, seeds, favourites, and what providers of games ask. */
export function serveCasino(app: App): void {
  serve(app, api.casinoLobby, ({ env, now }) => lobbyOf(env, now))

  serve(app, api.casinoGames, async ({ env, query }) => {
    const { category, provider, q, page = 1 } = query
    const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    const found = (await gamesOf(env)).filter(
      (game) =>
        (category === undefined || game.category === category) &&
        (provider === undefined || game.provider === provider) &&
        words.every((word) => game.name.toLowerCase().includes(word)),
    )
    return { items: found.slice((page - 1) * PAGE, page * PAGE), total: found.length, page }
  })

  serve(app, api.launchGame, async ({ env, session, params, now }) => {
    const game = await gameNow(env, params.id)
    if (!game) throw new HttpError('notFound')
    return game.provider === HOUSE ? launchOwn(env, session, game.id, now) : launchOther(env, session, game, now)
  })

  serve(app, api.playRound, play)

  serve(app, api.rounds, ({ env, session, query }) =>
    callWallet(env, session.userId, (wallet) => wallet.rounds({ gameId: query.gameId ?? null, page: query.page ?? 1 })),
  )

  serve(app, api.roundByKey, async ({ env, session, params }) => {
    const first = await callWallet(env, session.userId, (wallet) => wallet.byKey(params.key.toLowerCase()))
    if (!first) throw new HttpError('notFound')
    return stored(first.status < 400 ? 200 : first.status, first.body, true)
  })

  serve(app, api.round, async ({ env, session, params }) => {
    const found = await callWallet(env, session.userId, (wallet) => wallet.round(params.id))
    if (!found) throw new HttpError('notFound')
    return found
  })

  serve(app, api.seeds, ({ env, session, now }) => callWallet(env, session.userId, (wallet) => wallet.seeds(now)))

  serve(app, api.changeSeeds, ({ env, session, body, now }) =>
    callWallet(env, session.userId, (wallet) => wallet.changeSeeds(body.clientSeed ?? null, now)),
  )

  serveFavourites(app)

  serveWrite(app, putCasinoProviders, async ({ env, body }) => {
    const games = body.providers.flatMap((provider) => provider.games)
    const slugs = body.providers.map(({ slug }) => slug)
    const isTwice = new Set(games.map(({ id }) => id)).size < games.length || new Set(slugs).size < slugs.length
    if (isTwice || slugs.includes(HOUSE)) throw invalid('providers', 'a name or a game twice, or the name of the house')
    await providers.change(env, () => body)
    return { providers: body.providers.length, games: games.length }
  })

  serve(app, houseRoundsCall, ({ env, query }) => houseRounds(env, query))

  serveTournaments(app)
  serveGameWallet(app)
}

/** What a player needs before the first round of a game of the house's: its commitment above all. */
async function launchOwn(env: Env, { userId, currency: main }: Session, gameId: number, now: number) {
  const [config, { accounts, active }, seeds, left] = await Promise.all([
    siteConfigOf(env),
    callWallet(env, userId, (wallet) => wallet.accounts()),
    callWallet(env, userId, (wallet) => wallet.seeds(now)),
    gameOf(gameId)?.kind === 'scratch' ? callWallet(env, userId, (wallet) => wallet.box(gameId)) : [],
  ])
  const currency = accounts.find(({ id }) => id === active)?.iso ?? main
  const { min, max } = tableOf(config, currency)
  return {
    type: 'own' as const,
    seeds: seeds.current,
    currency,
    min: formatMoney(min, currency),
    max: formatMoney(max, currency),
    left,
  }
}

async function launchOther(env: Env, { userId, currency }: Session, game: api.CasinoGame, now: number) {
  const found = (await providers.get(env)).providers.find(({ slug }) => slug === game.provider)
  if (!found) throw new HttpError('notFound')
  const url = new URL(found.url)
  url.search = new URLSearchParams({
    game: String(game.id),
    player: String(userId),
    currency,
    token: await gameToken(env, found.slug, userId, now),
  }).toString()
  return { type: 'provider' as const, url: url.href }
}

function serveFavourites(app: App): void {
  serve(app, api.casinoFavourites, async ({ env, session }) => {
    const [ids, games] = await Promise.all([favouritesOf(env, session.userId), gamesOf(env)])
    const items = ids.flatMap((id) => games.find((game) => game.id === id) ?? [])
    return { items, total: items.length, page: 1 }
  })
  serve(app, api.addFavourite, async ({ env, session, params, now }) => {
    if (!(await gameNow(env, params.id))) throw new HttpError('notFound')
    await addFavourite(env, session.userId, params.id, now)
    return { isFavourite: true }
  })
  serve(app, api.removeFavourite, async ({ env, session, params }) => {
    await removeFavourite(env, session.userId, params.id)
    return { isFavourite: false }
  })
}
