import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buyLotto, type LottoDraw } from '../../../shared/api/lotto.ts'
import { LOTTERIES } from '../../../shared/domain/lotto/lotteries.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { lottoPage } from '../../../worker/edge/apps/lotto/lotto-page.tsx'
import type { Loaded, PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith } from '../apps/context.ts'

const PLAYER = { userId: 7, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const drawOf = (lotteryId: number, more: Partial<LottoDraw> = {}): LottoDraw => ({
  id: lotteryId * 10,
  lotteryId,
  number: 5,
  closesAt: '2026-03-02T18:00:00.000Z',
  status: 'open',
  commit: 'c'.repeat(64),
  clientSeed: 'lotto',
  seed: null,
  numbers: null,
  ...more,
})
const LAST = drawOf(2, { id: 19, number: 4, status: 'settled', seed: 'd'.repeat(64), numbers: [7, 3, 30, 1, 12] })

interface Asked {
  player?: boolean
  isDown?: boolean
  post?: ReturnType<typeof originWith>['post']
}
function at(path: string, { player = false, isDown = false, post }: Asked = {}) {
  const states = LOTTERIES.map(({ id }) => ({ id, next: drawOf(id), last: id === 2 ? LAST : null }))
  const ctx: PageContext = {
    ...contextOf(path, originWith([], post && { post }), { player: player ? PLAYER : null }),
    read: async ({ path: asked }) => {
      const items = asked.includes('lotteries') ? states : asked.includes('draws') ? [LAST] : []
      return isDown ? null : JSON.parse(JSON.stringify({ items, total: items.length, page: 1 }))
    },
  }
  return { ctx, params: matchRoute(path.split('?')[0] ?? '')?.params ?? {} }
}
const markup = (loaded: Loaded<Parameters<typeof lottoPage.view>[0]>, ctx: PageContext): string =>
  loaded.kind === 'data' ? renderToStaticMarkup(lottoPage.view(loaded.data, ctx)) : loaded.kind
async function shown(path: string, asked: Asked = {}) {
  const { ctx, params } = at(path, asked)
  return markup(await lottoPage.load(ctx, params), ctx)
}
async function posted(fields: [string, string][], asked: Asked = {}) {
  const { ctx, params } = at('/lotto/view/2', { player: true, ...asked })
  const loaded = await lottoPage.post?.(new URLSearchParams([['draw', '20'], ...fields]), ctx, params)
  if (!loaded || loaded instanceof Response) throw new Error('no page')
  return { loaded, html: markup(loaded, ctx) }
}
const lines = (html: string) => [...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, line]) => line)
const NUMBERS = [1, 2, 3, 4, 5].map((n): [string, string] => ['numbers', String(n)])

describe('the pages of lotto', () => {
  it.each(['/lotto', '/lotto/catalog'])('[S2.18] %s lists the lotteries with their next draws', async (path) => {
    const html = await shown(path)
    for (const { id } of LOTTERIES) expect(html).toContain(`href="/en/lotto/view/${id}"`)
  })

  it('[S2.18] shows one lottery: a board of its numbers, the exact odds, the hash of the seed', async () => {
    const html = await shown('/lotto/view/2')
    expect(html.match(/type="checkbox"/g)).toHaveLength(36)
    expect(html).toContain('376\u00a0992.0')
    expect(html).toContain('59.01 %')
    expect(html).toContain('c'.repeat(64))
    expect(html).not.toContain('value="buy"')
  })

  it('[S2.18] shows results with what checks them', async () => {
    const html = await shown('/lotto/results/2')
    expect(html).toContain('d'.repeat(64))
    expect(html).toContain('provably-fair?server=')
  })

  it.each(['/lotto/view', '/lotto/view/9', '/lotto/results/9', '/lotto/catalog/1'])(
    'has no page at %s',
    async (path) => {
      expect(await shown(path)).toBe('notFound')
    },
  )

  it.each(['/lotto', '/lotto/view/1', '/lotto/results'])('answers 503 at %s without the origin', async (path) => {
    const { ctx, params } = at(path, { isDown: true })
    expect(await lottoPage.load(ctx, params)).toMatchObject({ kind: 'data', status: 503 })
  })

  it('keeps lines in a plain form: one that is marked, one by chance, one less', async () => {
    const added = await posted([...NUMBERS, ['action', 'add']])
    expect(lines(added.html)).toEqual(['1-2-3-4-5'])
    expect(added.html).not.toContain('checked=""')
    const quick = await posted([
      ['line', '1-2-3-4-5'],
      ['action', 'quick'],
    ])
    expect(lines(quick.html)).toHaveLength(2)
    const removed = await posted([
      ['line', '1-2-3-4-5'],
      ['line', '6-7-8-9-10'],
      ['remove', '0'],
    ])
    expect(lines(removed.html)).toEqual(['6-7-8-9-10'])
    const broken = await posted([
      ['line', '1-1-1-1-99'],
      ['action', 'add'],
    ])
    expect(lines(broken.html)).toEqual([])
  })

  it('buys the lines and what is marked in full, by the form’s own key', async () => {
    const asked: unknown[] = []
    const { loaded } = await posted(
      [...NUMBERS, ['line', '6-7-8-9-10'], ['amount', '1'], ['key', 'k'], ['action', 'buy']],
      {
        post: async (...args) => {
          asked.push(args)
          return { ok: true, data: { id: 8 } }
        },
      },
    )
    const bought = {
      drawId: 20,
      lines: [
        [6, 7, 8, 9, 10],
        [1, 2, 3, 4, 5],
      ],
      amount: '1',
    }
    expect(asked).toEqual([[buyLotto.path, bought, { 'idempotency-key': 'k' }]])
    expect(loaded).toEqual({ kind: 'redirect', status: 303, to: '/en/lotto/view/2?bought=8' })
  })

  it('asks nobody for a ticket without lines, or of a draw that is over', async () => {
    const post = async () => {
      throw new Error('asked')
    }
    expect((await posted([['action', 'buy']], { post })).html).toContain('Mark as many numbers')
    expect((await posted([...NUMBERS.slice(1), ['action', 'buy']], { post })).html).toContain('Mark as many numbers')
    const { ctx, params } = at('/lotto/view/2', { player: true, post })
    const late = await lottoPage.post?.(
      new URLSearchParams([
        ['draw', '19'],
        ['line', '1-2-3-4-5'],
        ['action', 'buy'],
      ]),
      ctx,
      params,
    )
    if (!late || late instanceof Response) throw new Error('no page')
    const html = markup(late, ctx)
    expect(html).toContain('Bets on this draw are closed')
    expect(lines(html)).toEqual(['1-2-3-4-5'])
  })
})
