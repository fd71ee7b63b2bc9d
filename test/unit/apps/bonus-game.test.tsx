import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BONUS_GAMES, CHOICES } from '../../../shared/domain/games/bonus-game.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { DEFAULT_CONFIG } from '../../../worker/backend/config/default.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith, withConfig } from './context.ts'

const player = { userId: 5, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const round = (game: string) => ({
  ...{ id: 9, game, choice: 0, place: 71, prize: { points: 60, promo: null }, playedAt: '2026-06-08T00:00:00.000Z' },
  fair: { commit: 'c', clientSeed: 's', nonce: 3, serverSeed: null },
})

async function open(path: string, own: unknown, who: typeof player | null = player) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const ctx: PageContext = {
    ...withConfig(contextOf(path, originWith([]), { player: who }), DEFAULT_CONFIG),
    read: async () => own as never,
  }
  const page = route && PAGES[route.name]
  const loaded = await page?.load(ctx, route?.params ?? {})
  return loaded?.kind === 'data' ? { html: renderToStaticMarkup(page?.view(loaded.data, ctx)), ...loaded } : null
}

it.each(BONUS_GAMES)(
  '[S2.30] %s has its page: a plain form with what there is to choose, and the chances of each prize',
  async (game) => {
    const seen = await open(`/${game}`, { game, price: 40, left: 1, points: 0, last: [] })
    expect(seen?.html).toContain('You have 1 round.')
    expect(seen?.html.match(/type="radio"/g)?.length ?? 1).toBe(CHOICES[game])
    expect(seen?.html).toMatch(/<form[^>]* method="post".*name="key"/s)
    expect(seen?.html).toContain('40 of 100')
  },
)

it('shows what a round has brought, and that points are missing', async () => {
  const played = await open('/chest?round=9', { game: 'chest', price: 40, left: 0, points: 60, last: [round('chest')] })
  expect(played?.html).toMatch(/role="status">Yours: 60 points/)
  expect(played?.html).toMatch(/bgame-won">60 points/)
  const poor = await open('/chest', { game: 'chest', price: 40, left: 0, points: 39, last: [] })
  expect(poor?.html).toContain('A round costs 40 promo points, and you have 39.')
  expect(poor?.html).not.toContain('<form')
})

it('a visitor is asked to sign in, and an origin that does not answer is told of', async () => {
  expect((await open('/safe', null, null))?.html).toContain('Sign in to play')
  expect((await open('/safe', null))?.status).toBe(503)
})
