import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { EventView } from '../../../shared/api/feed.ts'
import { gameParams } from '../../../shared/ui/events/address.ts'
import { gamePage } from '../../../worker/edge/apps/sports/game-page.tsx'
import { lineEvent, liveEvent, result, total } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const firstHalf = { ...total('0.5', '2.4', '1.5', 510), typeId: 68 }
const watched = (change: Partial<EventView> = {}) =>
  liveEvent({
    markets: [result, total('2.5', '1.9', '1.95'), firstHalf],
    media: { videoId: 'cam-1', zoneId: 'z1' },
    ...change,
  })
const other = lineEvent({ id: 13, home: 'Leeds', away: 'Everton' })

async function open(event: EventView, query = '', change: { withMedia?: boolean; lang?: string } = {}) {
  const { section, sport, champ, game } = gameParams(event)
  const { withMedia = true, lang = 'en' } = change
  const ctx = {
    ...contextOf(`/${section}/${sport}/${champ}/${game}${query}`, originWith([event, other]), { lang }),
    withMedia,
  }
  const loaded = await gamePage.load(ctx, { section, sport, champ, game })
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  return {
    html: renderToStaticMarkup(<>{gamePage.view(loaded.data, ctx)}</>),
    key: gamePage.keep?.(loaded.data),
    late: await gamePage.defer?.(loaded.data, ctx)?.content,
  }
}

const groupsIn = (html: string) =>
  [...html.matchAll(/<section id="g-\w+" data-group="(\w+)"( hidden="")?/g)].map(([, id, hidden]) => [id, !hidden])
const openBlocks = (html: string) =>
  [...html.matchAll(/<details class="mk card"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('hidden'))
    .map(([tag]) => /data-type="(\d+)"/.exec(tag)?.[1])

describe('the page of an event', () => {
  it('[S2.133] has all its markets in groups, with the scores of its parts', async () => {
    const { html } = await open(watched())
    expect(groupsIn(html)).toEqual([
      ['main', true],
      ['totals', true],
      ['halves', true],
    ])
    expect(openBlocks(html)).toEqual(['1', '18', '68'])
    expect(html.match(/data-outcome="/g)).toHaveLength(7)
    expect(html).toMatch(/<table class="periods">.*Half 1.*Half 2/s)
  })

  it('shows one group by a plain link, the rest being hidden', async () => {
    const { html } = await open(watched(), '?group=totals')
    expect(groupsIn(html)).toEqual([
      ['main', false],
      ['totals', true],
      ['halves', false],
    ])
    expect(html).toMatch(/<a class="chip" href="\/en\/live\/[^"]+\?group=totals" aria-current="true"/)
    expect(html).toMatch(/<input type="hidden" name="group" value="totals"/)
  })

  it('shows one period by a plain link, together with a group', async () => {
    const { html } = await open(watched(), '?period=1')
    expect(openBlocks(html)).toEqual(['68'])
    expect(html).toContain('?group=totals&amp;period=1"')
    expect(html).toMatch(/data-no-market="" hidden=""/)
    const none = await open(watched(), '?group=totals&period=1')
    expect(groupsIn(none.html).filter(([, isOpen]) => isOpen)).toEqual([])
    expect(none.html).not.toMatch(/data-no-market="" hidden=""/)
  })

  it('shows everything when the address names what is not there', async () => {
    for (const query of ['?group=corners&period=x', '?group=goals', '?period=7', '?group=__proto__'])
      expect.soft([query, openBlocks((await open(watched(), query)).html)]).toEqual([query, ['1', '18', '68']])
  })

  it('keeps one text for each choice, version and way to watch', async () => {
    const keys = await Promise.all([
      open(watched()),
      open(watched(), '?group=totals'),
      open(watched(), '?period=1'),
      open(watched(), '?group=totals&period=1'),
      open(watched({ version: 8 })),
      open(watched(), '', { withMedia: false }),
    ])
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
    expect((await open(watched(), '?utm=1')).key).toBe(keys[0]?.key)
  })

  it('offers to watch what the feed says there is, and only where the guard lets it in', async () => {
    const sources = (html: string) =>
      [...html.matchAll(/data-media="(\w+)" data-source="([^"]+)"/g)].map(([, ...m]) => m)
    expect(sources((await open(watched())).html)).toEqual([
      ['video', 'cam-1'],
      ['zone', 'z1'],
    ])
    expect(sources((await open(watched({ media: { zoneId: 'z1' } }))).html)).toEqual([['zone', 'z1']])
    expect(sources((await open(watched({ media: undefined }))).html)).toEqual([])
    expect(sources((await open(watched(), '', { withMedia: false })).html)).toEqual([])
    expect(sources((await open(watched({ status: 4 }))).html)).toEqual([])
  })

  it('links the statistics of the event, and other events of the championship', async () => {
    const { html, late } = await open(watched())
    expect(html).toMatch(/href="\/en\/statisticpopup\?gameId=12" target="_blank"/)
    expect(renderToStaticMarkup(<>{late}</>)).toContain('Leeds – Everton')
  })

  it('can say that betting is suspended without asking the server', async () => {
    expect((await open(watched())).html).toMatch(/<p class="board-x">.*Betting is suspended<\/p>/)
    expect((await open(watched({ status: 4 }))).html).not.toContain('board-x')
  })

  it.each(['ru', 'ar'])('speaks %s throughout', async (lang) => {
    const { html } = await open(watched(), '', { lang })
    expect(html.replace(/data-[a-z-]+="[^"]*"/g, '')).not.toMatch(/\b(game|media|event)_[a-z]/)
  })
})
