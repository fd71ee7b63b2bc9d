import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CasinoLobby } from '../../../shared/api/casino.ts'
import { CATEGORIES, GAMES } from '../../../shared/domain/games/catalogue.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { CasinoOrigin } from '../../../worker/edge/origin/casino.ts'
import type { Loaded } from '../../../worker/edge/page.ts'
import { coinRound } from '../games/coin-round.ts'
import { contextOf, originWith } from './context.ts'

const games = GAMES.map(({ id, slug, category }) => ({
  id,
  slug,
  category,
  name: slug,
  provider: 'house',
  rtp: '97.00',
}))
const GOLD = { id: 1001, slug: 'gold', category: 'slots' as const, name: 'Gold', provider: 'studio', rtp: null }
const LOBBY: CasinoLobby = {
  categories: CATEGORIES.map((id) => ({ id, games: [...games, GOLD].filter(({ category }) => category === id) })),
  providers: [
    { slug: 'house', name: 'Edgebook', games: games.length },
    { slug: 'studio', name: 'Studio', games: 1 },
  ],
  tournaments: [],
}
const ROUND = coinRound({ id: 7 })
const CASINO: CasinoOrigin = {
  lobby: async () => LOBBY,
  launch: async () => ({
    type: 'own',
    seeds: { commit: 'c'.repeat(64), clientSeed: 'mine', nonce: 0 },
    currency: 'EUR',
    min: '0.20',
    max: '5000.00',
    left: [],
  }),
  rounds: async () => [ROUND],
  round: async (id) => (id === '7' ? ROUND : null),
  seeds: async () => null,
  favourites: async () => games.filter(({ slug }) => slug === 'mines'),
}
const PLAYER = { userId: 7, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const CHECK = {
  ...{ minutes: 0, isHideable: false, dueAt: null, startedAt: '2026-03-02T09:50:00.000Z', elapsedSeconds: 600 },
  ...{ sessionId: 's', lastSignIn: null, currency: 'EUR', stakes: '1.00', returns: '1.94', net: '0.94' },
  ...{ todayNet: '0.94', isIntensive: false },
}

interface Asked {
  casino?: Partial<CasinoOrigin>
  /** What the origin's clock says. */
  time?: string
  post?: ReturnType<typeof originWith>['post']
  player?: boolean
}
function at(path: string, { casino, time, post, player = false }: Asked = {}) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const check = time === undefined ? null : { ...CHECK, time }
  const origin = originWith([], {
    casino: { ...CASINO, ...casino },
    realityCheck: async () => check,
    ...(post && { post }),
  })
  const ctx = contextOf(path, origin, { player: player ? PLAYER : null })
  return { route, page, ctx }
}
async function shown(path: string, asked: Asked = {}): Promise<string> {
  const { route, page, ctx } = at(path, asked)
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') return loaded.kind
  return renderToStaticMarkup(page.view(loaded.data, ctx))
}
const tiles = (html: string) => [...html.matchAll(/class="gtile card" href="([^"]+)"/g)].map(([, link]) => link)

it.each(['/casino', '/casino-lobby'])(
  '[S2.95] %s shows every section with its games, and who makes them',
  async (path) => {
    const html = await shown(path)
    expect(tiles(html)).toHaveLength(GAMES.length + 1)
    for (const link of ['/en/slots', '/en/keno', '/en/fast-games', '/en/providers/studio'])
      expect(html).toContain(`"${link}"`)
  },
)

it.each([
  ['/slots', 2],
  ['/keno', 1],
  ['/fast-games', 3],
  ['/fast-bet', 3],
  ['/crash-games', 1],
  ['/tvgames', 1],
  ['/bingo', 1],
  ['/scratchcards', 1],
  ['/othergames', 1],
])('[S2.82][S2.91][S2.93] the section %s shows its games', async (path, count) => {
  expect(tiles(await shown(path))).toHaveLength(count)
})

it.each(['/live-casino', '/virtualsports', '/poker', '/asian-games', '/card-games', '/skill-games', '/fishinghunting'])(
  '[S2.82][S2.86][S2.89][S2.93] %s, whose games only providers bring, says so and offers the nearest of the house',
  async (path) => {
    const html = await shown(path)
    expect(html).toContain('nothing here yet')
    expect(tiles(html).length).toBeGreaterThan(0)
    const { page, ctx, route } = at(path)
    const loaded = await page.load(ctx, route.params)
    expect(loaded.kind === 'data' && page.head(loaded.data, ctx).noindex).toBe(true)
  },
)

it('[S1.07] the navigation has the ten sections in the spec’s order; one that is switched off is left out', async () => {
  const links = (html: string) =>
    [...(/<nav class="scroll long"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '').matchAll(/href="([^"]+)"/g)].map(
      ([, l]) => l,
    )
  const ten = [
    '/en/slots',
    '/en/live-casino',
    '/en/keno',
    '/en/tvgames',
    '/en/virtualsports',
    '/en/bingo',
    '/en/poker',
    '/en/scratchcards',
    '/en/fast-games',
    '/en/tournaments',
  ]
  const found = links(await shown('/slots'))
  expect(found.filter((link) => ten.includes(link ?? ''))).toEqual(ten)
})

it('[S2.87][S2.89] a subcategory shows one provider’s games of the section; of one that has none there is no page', async () => {
  expect(tiles(await shown('/slots/studio'))).toEqual(['/en/slots/game/1001/gold'])
  expect(await shown('/slots/anything')).toBe('notFound')
  expect(await shown('/live-casino/game/101/three-sevens')).toBe('notFound')
})

it('[S2.86] the address of a poker game leads to where it is played', async () => {
  const holdem = { ...GOLD, id: 1002, slug: 'holdem', category: 'poker' as const }
  const categories = [...LOBBY.categories.filter(({ id }) => id !== 'poker'), { id: 'poker' as const, games: [holdem] }]
  const casino = { lobby: async () => ({ ...LOBBY, categories }) }
  const { page, ctx, route } = at('/poker/holdem', { casino })
  expect(await page.load(ctx, route.params)).toEqual({
    kind: 'redirect',
    to: '/en/allgamesentrance/holdem',
    status: 301,
  })
  expect(await shown('/poker/none', { casino })).toBe('notFound')
})

it('[S2.28][S2.29] the entrance shows all games, and each has an address of its own there', async () => {
  const links = tiles(await shown('/allgamesentrance'))
  expect(links).toContain('/en/allgamesentrance/mines')
  expect(links).toContain('/en/slots/game/101/three-sevens')
  expect(await shown('/allgamesentrance/roulette')).toContain('European Roulette')
  expect(await shown('/allgamesentrance/nothing')).toBe('notFound')
  expect(await shown('/slots/game/101/another-name')).toBe('notFound')
  expect(await shown('/slots/game/103/dice')).toBe('notFound')
})

it('[S2.31] a landing page tells a game’s rules and pays, another how a round is checked', async () => {
  expect(await shown('/games-landing/three-sevens')).toMatch(/3 × Seven<\/dt><dd>250/)
  const vector = `server=${'0'.repeat(63)}1&client=demo-client&nonce=1`
  const html = await shown(`/games-landing/provably-fair?${vector}`)
  for (const text of ['⌊10001 · f⌋ ÷ 100', '52.90', '43 · 76 · 68 · 39 · 25', '0.529013053746894'])
    expect(html).toContain(text)
  expect(await shown('/games-landing/provably-fair?server=abc&client=x&nonce=1')).toContain('64 hexadecimal')
  expect(await shown('/games-landing/nothing')).toBe('notFound')
})

it('[S2.85] the brand’s page has the games that the house makes itself', async () => {
  expect(tiles(await shown('/casino/brand'))).toHaveLength(GAMES.length)
})

it('[S2.96] a provider’s page has its games; one that has none here is not found', async () => {
  expect(tiles(await shown('/providers/studio'))).toEqual(['/en/slots/game/1001/gold'])
  expect(await shown('/providers/nobody')).toBe('notFound')
})

it('[S2.95] the search finds games by their names in the visit’s language, and says when there is none', async () => {
  expect(tiles(await shown('/casino-search?q=EURO'))).toEqual(['/en/allgamesentrance/roulette'])
  expect(await shown('/casino-search?q=zzz')).toContain('No game is called that')
})

it('[S2.94] a player’s own casino has favourites and last rounds; a visitor is asked to sign in', async () => {
  expect(tiles(await shown('/my-casino', { player: true }))).toEqual(['/en/allgamesentrance/mines'])
  expect(await shown('/my-casino', { player: true })).toMatch(/Heads or Tails.*1\.94/s)
  expect(tiles(await shown('/my-casino/favorites', { player: true }))).toHaveLength(1)
  expect(await shown('/my-casino')).toContain('/en/user/login')
})

it('a game is a form with its stake, its choice and the seeds’ commitment; a round that was played stands in it', async () => {
  const html = await shown('/allgamesentrance/coin?round=7', { player: true })
  for (const text of ['name="amount"', 'value="tails"', 'c'.repeat(64), 'Won 1.94', 'From 0.20 to 5000.00 EUR'])
    expect(html).toContain(text)
  expect(await shown('/allgamesentrance/coin')).not.toContain('name="amount"')
})

it('whoever loads a game anew in the middle of a round sees that round on its stage; an older one stands in the list alone', async () => {
  const stage = async (time: string) =>
    /class="gm-out[^>]*>(.*?)<\/p>/s.exec(await shown('/allgamesentrance/coin', { player: true, time }))?.[1]
  expect(await stage('2026-03-02T10:00:59.000Z')).toContain('Won 1.94')
  expect(await stage('2026-03-02T10:01:00.000Z')).not.toContain('Won 1.94')
})

async function posted(
  form: Record<string, string>,
  answer: Awaited<ReturnType<ReturnType<typeof originWith>['post']>>,
) {
  const calls: unknown[] = []
  const { page, ctx, route } = at('/allgamesentrance/dice', {
    player: true,
    post: async (...call) => {
      calls.push(call)
      return answer
    },
  })
  const loaded: Response | Loaded<unknown> | undefined = await page.post?.(new URLSearchParams(form), ctx, route.params)
  return { calls, to: loaded && 'to' in loaded ? loaded.to : null }
}

it('a plain form plays a round by its own key, and says what refuses it', async () => {
  const form = { action: 'play', key: 'k', side: 'over', target: '75,5', amount: '2,50' }
  const played = await posted(form, { ok: true, data: { id: 9 } })
  expect(played).toEqual({
    calls: [
      [
        '/web-api/casino/rounds',
        { gameId: 103, amount: '2.50', choice: { kind: 'dice', side: 'over', target: 7550 } },
        { 'idempotency-key': 'k' },
      ],
    ],
    to: '/en/allgamesentrance/dice?round=9',
  })
  const refused = await posted(form, { ok: false, status: 422, title: 'coupon_below_min', body: null })
  expect(refused.to).toBe('/en/allgamesentrance/dice?refused=coupon_below_min')
  expect((await posted({ ...form, target: '99.99' }, { ok: true, data: {} })).to).toMatch(/refused=choice/)
  expect(await shown('/allgamesentrance/dice?refused=coupon_below_min', { player: true })).toContain(
    'class="gm-out err"',
  )
})

it('without the origin the casino says so and asks nothing more', async () => {
  const { page, ctx, route } = at('/keno', { casino: { lobby: async () => null } })
  expect(await page.load(ctx, route.params)).toMatchObject({ kind: 'data', status: 503 })
})
