import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CasinoLobby } from '../../../shared/api/casino.ts'
import type { OwnStanding, Tournament } from '../../../shared/api/casino-tournaments.ts'
import type { ContentText } from '../../../shared/api/content.ts'
import type { CashbackWeek } from '../../../shared/api/points.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from './context.ts'

const CUP: Tournament = {
  id: 9,
  title: { en: 'Coin cup', ru: 'Кубок' },
  from: '2026-03-02T00:00:00.000Z',
  to: '2026-03-09T00:00:00.000Z',
  games: [101],
  minStake: { EUR: '1.00' },
  prizes: [
    { places: 1, amount: { EUR: '20.00' } },
    { places: 2, amount: { EUR: '5.00' } },
  ],
  state: 'running',
  players: 12,
  leaders: [
    { place: 1, score: '250.00', player: '417' },
    { place: 2, score: '60.00', player: '020' },
  ],
}
const SEVENS = { id: 101, slug: 'three-sevens', name: 'x', provider: 'house', category: 'slots' as const, rtp: '92.31' }
const LOBBY: CasinoLobby = {
  categories: [{ id: 'slots', games: [SEVENS] }],
  providers: [{ slug: 'house', name: 'Edgebook', games: 1 }],
  tournaments: [CUP, { ...CUP, id: 20_260_223, title: null, state: 'over', leaders: [] }],
}
const PLAYER = { userId: 7, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const OUT: OwnStanding = { since: null, place: null, score: null, rounds: 0, prize: null }

interface Asked {
  own?: OwnStanding
  origin?: Partial<Origin>
  lobby?: CasinoLobby | null
  config?: Partial<PageContext['config']>
}
function at(path: string, { own, origin = {}, lobby = LOBBY, config = {} }: Asked = {}) {
  const route = matchRoute(path)
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const { casino } = originWith([])
  const calls = originWith([], { casino: { ...casino, lobby: async () => lobby }, ...origin })
  const plainCtx = contextOf(path, calls, { player: own || path.includes('office') ? PLAYER : null })
  const ctx: PageContext = {
    ...plainCtx,
    config: { ...plainCtx.config, cashback: DEFAULT_CONFIG.cashback, ...config },
    // The one read of these pages that is not among the origin's calls.
    read: (async () => own ?? null) as PageContext['read'],
  }
  return { route, page, ctx }
}
async function shown(path: string, asked: Asked = {}): Promise<string> {
  const { route, page, ctx } = at(path, asked)
  const loaded = await page.load(ctx, route.params)
  return loaded.kind === 'data' ? renderToStaticMarkup(page.view(loaded.data, ctx)) : loaded.kind
}
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')

it('[S2.97] the list has every tournament with its times and prizes, each the way to its own page', async () => {
  const html = await shown('/tournaments')
  expect(html).toContain('href="/en/tournaments/9"')
  for (const text of ['Coin cup', 'Tournament of the week', '30.00 EUR', 'Running', 'Over'])
    expect(plain(html)).toContain(text)
  expect(await shown('/tournaments', { lobby: { ...LOBBY, tournaments: [] } })).toContain('no tournaments at present')
})

it('[S2.97] a tournament shows prizes by place, leaders, its games and how to take part; an unknown one is not found', async () => {
  const html = plain(await shown('/tournaments/9'))
  for (const text of [
    'Place 1 20.00 EUR',
    'Place 2–3 5.00 EUR',
    'Player …417 250.00×',
    'Three Sevens',
    'Sign in to take',
  ])
    expect(html).toContain(text)
  expect(await shown('/tournaments/10')).toBe('notFound')
})

it('[S2.97] a player takes part by a plain form and sees how he stands', async () => {
  expect(await shown('/tournaments/9', { own: OUT })).toContain('name="action" value="enter"')
  const since = '2026-03-03T10:00:00.000Z'
  const prize = { amount: '5.00', currency: 'EUR', isPaid: true }
  const html = await shown('/tournaments/9', {
    own: { since, place: 2, score: '60.00', rounds: 31, prize },
  })
  for (const text of ['Your place 2', 'Best round 60.00×', 'Rounds that count 31', 'Your prize: 5.00 EUR paid'])
    expect(plain(html)).toContain(text)
  expect(html).toMatch(/<li aria-current="true"><span class="rank">2</)
  const sent: unknown[] = []
  const send: Origin['send'] = async (...call) => {
    sent.push(call)
    return { ok: true, data: null }
  }
  const { page, ctx, route } = at('/tournaments/9', { own: OUT, origin: { send } })
  const answer = await page.post?.(new URLSearchParams({ action: 'enter' }), ctx, route.params)
  expect(answer).toEqual({ kind: 'redirect', status: 303, to: '/en/tournaments/9' })
  expect(sent).toEqual([['PUT', '/web-api/casino/tournaments/9/entry', null]])
})

const WEEK: CashbackWeek = {
  of: 'games',
  from: '2026-03-02T00:00:00.000Z',
  to: '2026-03-09T00:00:00.000Z',
  currency: 'EUR',
  loss: '300.00',
  amount: '12.00',
  isPaid: false,
  percent: 4,
  level: 2,
  isPremium: false,
  staked: '4000.00',
  stakedInAll: '600.00',
}

it('[S2.64] VIP cashback has the levels, which one is the player’s, how far the next is, and his weeks of games', async () => {
  const cashback = async () => [{ ...WEEK, of: 'bets' as const, loss: '77.77' }, WEEK]
  const html = await shown('/office/casino/vipcashback', { origin: { cashback } })
  const text = plain(html)
  for (const part of [
    'VIP cashback',
    'Staked in games in all 600.00 EUR',
    'To the next level 1 900.00 EUR',
    '300.00 EUR',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('77.77')
  expect(text).toMatch(/Level 2 from 500.00 EUR staked yours 4 %/)
})

it('[S2.64] premium cashback has its rule and how far the running week is', async () => {
  const text = plain(await shown('/office/casino/premiumcashback', { origin: { cashback: async () => [WEEK] } }))
  for (const part of [
    '5 000.00 EUR in games within one week gets 8 %',
    'To premium cashback 1 000.00 EUR',
    '12.00 EUR',
  ])
    expect(text).toContain(part)
})

const TEXT: ContentText = {
  kind: 'promotion',
  slug: 'spring',
  lang: 'en',
  updatedAt: '2026-03-01T00:00:00.000Z',
  title: 'Spring in the casino',
  description: '',
  category: 'casino',
  body: '<p>Every day a game.</p>',
}

it('[S2.83][S2.84] the casino’s bonuses are its cashback, the running tournament and its promotions, each with a page', async () => {
  const contentList: Origin['contentList'] = async (_kind, { category }) => ({
    items: category === 'casino' ? [TEXT] : [],
    total: 1,
    page: 1,
  })
  const html = await shown('/bonus/casino', { origin: { contentList } })
  for (const link of ['/en/office/casino/vipcashback', '/en/tournaments/9', '/en/bonus/casino/promotions/spring'])
    expect(html).toContain(`"${link}"`)
  const content = (category: ContentText['category']): Partial<Origin> => ({
    content: async (_kind, slug) => (slug === '15' ? { ...TEXT, slug, category } : 'notFound'),
  })
  expect(await shown('/bonus/casino/promotions/15', { origin: content('casino') })).toContain('Every day a game.')
  expect(await shown('/bonus/casino/promotions/15', { origin: content('poker') })).toBe('notFound')
  expect(await shown('/bonus/casino/promotions/16', { origin: content('casino') })).toBe('notFound')
})

it('[S2.92] slots/vulkan is a page of its own, with slots and what their line pays', async () => {
  const html = await shown('/slots/vulkan')
  expect(plain(html)).toContain('3 × Seven 250×')
  expect(html).toContain('/en/slots/game/101/three-sevens')
})

it('[S2.99] the first deposit shows the offer of the config and what the operator writes of it, or that there is none', async () => {
  const path = '/casino/slot-first-deposit'
  expect(await shown(path)).toContain('no offer for a first deposit')
  const { depositBonuses } = DEFAULT_CONFIG
  const offer = plain(await shown(path, { config: { depositBonuses } }))
  for (const text of [
    '100 % of your first deposit, up to 100.00 EUR',
    'Smallest deposit 5.00 EUR',
    '5 times the bonus',
  ])
    expect(offer).toContain(text)
  const content: Origin['content'] = async (_kind, slug) => (slug === 'slot_first_deposit' ? TEXT : 'notFound')
  expect(await shown(path, { origin: { content } })).toContain('Every day a game.')
})

it.each([
  ['/casino/thank-you', 'The games are waiting'],
  ['/casino/thank-you/deposit', 'history of payments'],
  ['/casino/thank-you/registration', 'Welcome to the casino'],
  ['/casino/thank-you/tournament', 'Your rounds count from now on'],
])('[S2.98] %s thanks', async (path, text) => expect(await shown(path)).toContain(text))

it('[S2.98] there is no thank-you page for anything else', async () =>
  expect(await shown('/casino/thank-you/nothing')).toBe('notFound'))
