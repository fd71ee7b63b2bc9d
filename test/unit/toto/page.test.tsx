import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buyToto, type TotoDraw } from '../../../shared/api/toto.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { totoPage } from '../../../worker/edge/apps/toto/toto-page.tsx'
import type { Loaded, PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from '../apps/context.ts'

const PLAYER = { userId: 7, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const AT = '2026-03-02T18:00:00.000Z'
const DRAW: TotoDraw = {
  id: 12,
  section: 'fifteen',
  number: 3,
  status: 'open',
  closesAt: AT,
  endedAt: null,
  matches: Array.from({ length: 15 }, (_, n) => ({
    eventId: n + 1,
    champ: 'Cup',
    home: `Home ${n}`,
    away: `Away ${n}`,
    startsAt: AT,
    score: null,
    outcome: null,
    isVoid: false,
  })),
  pools: [{ currency: 'EUR', stakes: '1234.50', jackpot: '0.00' }],
  payouts: [],
}
const ENDED: TotoDraw = { ...DRAW, id: 11, number: 2, status: 'settled', endedAt: AT }

interface Asked {
  player?: boolean
  draws?: TotoDraw[] | null
  post?: ReturnType<typeof originWith>['post']
}
function at(path: string, { player = false, draws = [DRAW], post }: Asked = {}) {
  const ctx: PageContext = {
    ...contextOf(path, originWith([], post && { post }), { player: player ? PLAYER : null }),
    // The page reads by the call's row: its path says which.
    read: async ({ path: asked }) =>
      JSON.parse(
        JSON.stringify(
          asked.includes('/draws/')
            ? (draws?.find(({ id }) => asked.endsWith(`/${id}`)) ?? null)
            : draws && { items: asked.includes('tickets') ? [] : draws, total: draws.length, page: 1 },
        ),
      ),
  }
  const route = matchRoute(path.split('?')[0] ?? '')
  return { ctx, params: route?.params ?? {} }
}
const markup = (loaded: Loaded<Parameters<typeof totoPage.view>[0]>, ctx: PageContext): string =>
  loaded.kind === 'data' ? renderToStaticMarkup(totoPage.view(loaded.data, ctx)) : loaded.kind
async function shown(path: string, asked: Asked = {}) {
  const { ctx, params } = at(path, asked)
  return markup(await totoPage.load(ctx, params), ctx)
}
async function posted(fields: [string, string][], asked: Asked = {}) {
  const { ctx, params } = at('/toto', { player: true, ...asked })
  const loaded = await totoPage.post?.(new URLSearchParams([['draw', '12'], ...fields]), ctx, params)
  if (!loaded || loaded instanceof Response) throw new Error('no page')
  return { loaded, html: markup(loaded, ctx) }
}
const MARKS = DRAW.matches.map((_, n): [string, string] => [`m${n}`, '0'])

describe('the page of toto', () => {
  it('[S2.17] opens the first section without one, and each that is listed', async () => {
    expect(await shown('/toto')).toContain('Toto · Fifteen')
    expect(await shown('/toto/hockey', { draws: [] })).toContain('No draw is open in this section')
  })

  it('shows every match with its outcomes to mark, by fields of a plain form; a visitor cannot buy', async () => {
    const html = await shown('/toto')
    expect(html.match(/type="checkbox"/g)).toHaveLength(45)
    expect(html).toContain('1\u00a0234.50\u00a0EUR')
    expect(html).not.toContain('value="buy"')
    expect(await shown('/toto', { player: true })).toContain('value="buy"')
  })

  it('says what it cannot show: 503 without the origin, 404 for a draw that is not there or of another section', async () => {
    const { ctx, params } = at('/toto', { draws: null })
    expect(await totoPage.load(ctx, params)).toMatchObject({ kind: 'data', status: 503 })
    expect(await shown('/toto?draw=99')).toBe('notFound')
    expect(await shown('/toto?draw=x')).toBe('notFound')
    expect(await shown('/toto/hockey?draw=12')).toBe('notFound')
    expect(await shown('/toto?draw=11', { draws: [DRAW, ENDED] })).toContain('Draw 2')
  })

  it('counts variants and price of a posted ticket without a script', async () => {
    const { html } = await posted([
      ...MARKS,
      ['m3', '1'],
      ['m4', '1'],
      ['m4', '2'],
      ['amount', '0,50'],
      ['action', 'count'],
    ])
    expect(html).toContain('Variants: 6 · Price: 3.00\u00a0EUR')
  })

  it('marks one outcome of each match by chance', async () => {
    const { html } = await posted([['action', 'random']])
    expect(html.match(/checked=""/g)).toHaveLength(15)
  })

  it('buys by the form’s own key and leads to the page anew', async () => {
    const asked: unknown[] = []
    const { loaded } = await posted([...MARKS, ['amount', '0,5'], ['key', 'k'], ['action', 'buy']], {
      post: async (...args) => {
        asked.push(args)
        return { ok: true, data: { id: 41 } }
      },
    })
    expect(asked).toEqual([
      [buyToto.path, { drawId: 12, marks: DRAW.matches.map(() => [0]), amount: '0.5' }, { 'idempotency-key': 'k' }],
    ])
    expect(loaded).toEqual({ kind: 'redirect', status: 303, to: '/en/toto?bought=41' })
  })

  it('keeps what was marked when the ticket is refused; the key too when nobody knows', async () => {
    const refused = await posted([...MARKS, ['amount', '1'], ['key', 'k'], ['action', 'buy']], {
      post: async () => ({ ok: false, status: 422, title: 'coupon_insufficient_funds', body: null }),
    })
    expect(refused.html.match(/checked=""/g)).toHaveLength(15)
    expect(refused.html).toMatch(/Not enough money|not enough/i)
    expect(refused.html).not.toContain('value="k"')
    const unknown = await posted([...MARKS, ['amount', '1'], ['key', 'k'], ['action', 'buy']], {
      post: async () => ({ ok: false, status: 0, title: 'unavailable', body: null }),
    })
    expect(unknown.html).toContain('value="k"')
  })

  it('asks nobody while a match has no mark, or the draw is another one by now', async () => {
    const post = async () => {
      throw new Error('asked')
    }
    expect((await posted([...MARKS.slice(1), ['action', 'buy']], { post })).html).toContain('Mark at least one outcome')
    const other = await posted([...MARKS, ['action', 'buy']], { post, draws: [{ ...DRAW, id: 13 }] })
    expect(other.html).toContain('Bets on this draw are closed')
  })
})
