import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { lineEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

async function open(path: string, { lang = 'en', origin = originWith([]) as Origin } = {}) {
  const route = matchRoute(path)
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = contextOf(path, origin, { lang })
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') throw new Error(`${path}: ${loaded.kind}`)
  return { html: renderToStaticMarkup(page.view(loaded.data, ctx)), head: page.head(loaded.data, ctx) }
}

describe('pages of one text', () => {
  it.each([
    ['[S2.46]', '/contacts', 'Contacts', 'Контакты', 'اتصل بنا'],
    ['[S2.46]', '/about', 'About Edgebook', 'Edgebook', 'Edgebook'],
    ['[S2.52]', '/licenses', 'Licences', 'Лицензии', 'التراخيص'],
    ['[S2.52]', '/taxation', 'Taxes', 'Налоги', 'الضرائب'],
    ['[S2.52]', '/disputeresolution', 'Resolving disputes', 'Разрешение споров', 'حل النزاعات'],
    ['[S2.50]', '/cash_terminals', 'Cash terminals', 'Терминалы', 'أجهزة الدفع النقدي'],
    ['[S2.53]', '/simpleidentification', 'Simple identification', 'Упрощённая идентификация', 'إثبات الهوية المبسط'],
    ['[S2.53]', '/amlkyc', 'Identity checks', 'Проверка личности', 'التحقق من الهوية'],
    ['[S2.53]', '/amlpolicy', 'Policy against money laundering', 'Политика против', 'سياسة مكافحة'],
    ['[S2.53]', '/kycpolicy', 'Policy of identity checks', 'Политика проверки', 'سياسة التحقق'],
    ['[S2.54]', '/responsiblegaming', 'Responsible play', 'Ответственная игра', 'اللعب المسؤول'],
    ['[S2.32]', '/betting-awards', 'Betting awards', 'Награды', 'جوائز المراهنات'],
    ['[S2.33]', '/mobile-app', 'The app for your phone', 'Приложение для телефона', 'التطبيق لهاتفك'],
    ['[S2.33]', '/desktop-app', 'The app for your computer', 'Приложение для компьютера', 'التطبيق لحاسوبك'],
    ['[S2.26]', '/cricket-app', 'Cricket in your pocket', 'Крикет', 'الكريكيت'],
    ['[S2.26]', '/cricket-world-cup', 'Cricket World Cup', 'Чемпионат мира по крикету', 'كأس العالم للكريكيت'],
    ['[S2.26]', '/ipl-betting-app', 'Indian Premier League', 'Индийскую премьер-лигу', 'الدوري الهندي'],
  ])('[S1.09] %s %s has its content in every language', async (_id, path, en, ru, ar) => {
    for (const [lang, heading] of Object.entries({ en, ru, ar })) {
      const { html, head } = await open(path, { lang })
      expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain(heading)
      expect(html.match(/<(?:p|li|td)>/g)?.length).toBeGreaterThan(3)
      expect(html).not.toMatch(/\{[a-zA-Z]+\}/)
      expect(head.description.length).toBeGreaterThan(10)
    }
  })

  it('let an address of the house be pressed', async () => {
    const { html } = await open('/consent', { lang: 'ar' })
    expect(html).toContain('<a href="mailto:help@edgebook.test" dir="ltr">help@edgebook.test</a>.')
  })

  it('give way to what the operator wrote, and stand when the origin does not answer', async () => {
    const written = {
      kind: 'text' as const,
      slug: 'licenses',
      lang: 'en',
      updatedAt: '2026-11-20T08:00:00.000Z',
      title: 'Our licence',
      description: 'Number 12345',
      category: null,
      body: '<p>MGA/B2C/12345</p>',
    }
    const asked: string[] = []
    const origin = originWith([], {
      content: async (kind, slug) => {
        asked.push(`${kind}/${slug}`)
        return written
      },
    })
    const { html, head } = await open('/licenses', { origin })
    expect(asked).toEqual(['text/licenses'])
    expect(html).toContain('MGA/B2C/12345')
    expect(html).not.toContain('demonstration')
    expect(head).toMatchObject({ title: expect.stringContaining('Our licence'), description: 'Number 12345' })
    const silent = originWith(null, { content: async () => null })
    expect((await open('/licenses', { origin: silent })).html).toContain('demonstration')
  })

  it('of cricket name the next matches, of the tournament before those of the sport', async () => {
    const event = { ...lineEvent(), sportId: 66 }
    const cup = { ...event, id: 77, home: 'India', away: 'Australia' }
    const asked: (string | undefined)[] = []
    const answer = (items: (typeof event)[]) => ({ items, total: items.length, page: 1, version: 9 })
    const house = (found: (typeof event)[]) =>
      originWith([], {
        events: async ({ q }) => {
          asked.push(q)
          return answer(q === undefined ? [event] : found)
        },
      })
    expect((await open('/cricket-world-cup', { origin: house([cup]) })).html).toContain('data-event="77"')
    expect(asked).toEqual(['world cup'])
    expect((await open('/cricket-world-cup', { origin: house([]) })).html).toContain(`data-event="${event.id}"`)
    expect((await open('/cricket-world-cup', { origin: originWith(null) })).html).not.toContain('data-event')
  })
})
