import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { alphabetOf, championsOf, partnersOf } from '../../../shared/i18n/content/read-guides.ts'
import type { Block } from '../../../shared/i18n/content/types.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { infoValues } from '../../../worker/edge/apps/info/values.ts'
import { contextOf, originWith } from './context.ts'

const LOBBY = {
  categories: [],
  providers: [
    { slug: 'house', name: 'Edgebook', games: 10 },
    { slug: 'studio', name: 'A Studio', games: 3 },
  ],
  tournaments: [],
}
const origin = originWith([], {
  casino: { ...originWith([]).casino, lobby: async () => LOBBY },
})
async function open(path: string, lang = 'en') {
  const route = matchRoute(path)
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, origin, { lang })
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') return { kind: loaded.kind, html: '', head: null }
  return { kind: 'data', html: renderToStaticMarkup(page.view(loaded.data, ctx)), head: page.head(loaded.data, ctx) }
}
const headingOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

describe('guides', () => {
  it.each([
    ['[S2.24]', '/betting-alphabet', 'Betting alphabet', 'Азбука ставок', 'أبجدية المراهنات'],
    ['[S2.24]', '/betting-alphabet/bets', 'Bets and odds', 'Ставки и коэффициенты', 'الرهانات والاحتمالات'],
    ['[S2.24]', '/betting-alphabet/bets/odds', 'Odds', 'Коэффициенты', 'الاحتمالات'],
    ['[S2.24]', '/betting-alphabet/bets/odds/margin', 'Margin', 'Маржа', 'هامش الربح'],
    ['[S2.25]', '/partners', 'Our partners', 'Наши партнёры', 'شركاؤنا'],
    ['[S2.25]', '/partners/payments', 'Payment services', 'Платёжные сервисы', 'خدمات الدفع'],
    ['[S2.27]', '/football-champions-rules', 'Football champions', 'Чемпионы футбола', 'أبطال كرة القدم'],
    ['[S2.27]', '/football-champions-rules/2', 'Bets on a match', 'Ставки на матч', 'الرهانات على مباراة'],
  ])('%s %s has its content in every language', async (_id, path, en, ru, ar) => {
    for (const [lang, heading] of Object.entries({ en, ru, ar })) {
      const { html, head } = await open(path, lang)
      expect(headingOf(html)).toContain(heading)
      expect(html).not.toMatch(/\{[a-zA-Z]+\}/)
      expect(head?.title).toContain(heading)
      expect(head?.description.length).toBeGreaterThan(10)
    }
  })

  it.each([
    '/betting-alphabet/nothing',
    '/betting-alphabet/bets/nothing',
    '/betting-alphabet/bets/odds/nothing',
    '/betting-alphabet/bets/coupon/margin',
    '/partners/nothing',
    '/football-champions-rules/99',
  ])('%s is not there', async (path) => expect((await open(path)).kind).toBe('notFound'))

  it('[S2.24] every word of the alphabet can be reached from its block and its category', async () => {
    for (const block of alphabetOf('en', infoValues(contextOf('/', origin).config)).blocks) {
      const own = await open(`/betting-alphabet/${block.slug}`)
      for (const { slug, terms } of block.categories) {
        const category = await open(`/betting-alphabet/${block.slug}/${slug}`)
        for (const term of terms) {
          const path = `/betting-alphabet/${block.slug}/${slug}/${term.slug}`
          expect(own.html).toContain(`href="/en${path}"`)
          expect(category.html).toContain(`href="/en${path}"`)
          expect(headingOf((await open(path)).html)).toBe(term.title)
        }
      }
    }
  })

  it('[S2.25] names the makers of the games that can be played now', async () => {
    const { html } = await open('/partners/games')
    expect(html).toContain('href="/en/providers/studio"')
    expect(html).toContain('3 games')
    expect((await open('/partners/affiliates')).html).not.toContain('A Studio')
  })
})

/** Every text of a guide, in order: what is a word of an address stays. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return Object.entries(Object(value)).flatMap(([name, each]) => (name === 'slug' ? [] : textsOf(each)))
}
/** What stands where, without the words. */
function skeletonOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(skeletonOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === 'slug' || name === 'id' ? each : skeletonOf(each)]),
  )
}
const numbers = (text: string) => (text.replace(/[\u2066\u2069]/g, '').match(/[+−]?\d+(?:\.\d+)?/g) ?? []).sort()

describe.each([
  ['the betting alphabet', alphabetOf],
  ['rules for cups of champions', championsOf],
  ['the partners', partnersOf],
])('%s', (_name, guideOf) => {
  const { config } = contextOf('/', origin)
  const [en, ru, ar] = ['en', 'ru', 'ar'].map((lang) => guideOf(lang, infoValues(config)))

  it('[S1.01] has one structure and the same numbers in every language', () => {
    for (const other of [ru, ar]) {
      expect(skeletonOf(other)).toEqual(skeletonOf(en))
      const texts = textsOf(other)
      textsOf(en).forEach((text, n) => {
        expect.soft([text, numbers(texts[n] ?? '')]).toEqual([text, numbers(text)])
      })
    }
  })

  it('is not left in English', () => {
    const known = new RegExp(`${config.companyName}|${config.contacts.email ?? ' '}`, 'g')
    for (const other of [ru, ar])
      expect(textsOf(other).filter((text) => /[A-Za-z]{4,}/.test(text.replace(known, '')))).toEqual([])
  })
})

describe('the sums of the betting alphabet', () => {
  const { blocks } = alphabetOf('en', infoValues(contextOf('/', origin).config))
  const said = (slug: string): string => {
    const found = blocks
      .flatMap(({ categories }) => categories.flatMap(({ terms }) => terms))
      .find((t) => t.slug === slug)
    return (found?.blocks ?? []).map((block: Block) => ('p' in block ? block.p : '')).join(' ')
  }
  it.each([
    ['single', (10 * 1.85).toFixed(2)],
    ['express', (1.85 * 2.1 * 3.4).toFixed(3)],
    ['implied-probability', `${100 / 2.5}\u00a0%`],
    ['margin', `${(2 * (100 / 1.9) - 100).toFixed(2)}\u00a0%`],
    ['rtp', `${Math.floor((36 / 37) * 10_000) / 100}\u00a0%`],
    ['wagering', String(20 * 5)],
    ['promo-code', String(10 * 2.5 - 10)],
    ['dead-heat', String((10 / 2) * 6)],
  ])('of %s come to %s', (slug, sum) => expect(said(slug)).toContain(sum))
})
