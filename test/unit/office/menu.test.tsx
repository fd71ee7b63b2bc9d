import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OfficeMenu } from '../../../shared/api/settings.ts'
import { OFFICE_MENU } from '../../../shared/domain/office/menu.ts'
import { isTextKey } from '../../../shared/i18n/text-key.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { OfficeNav } from '../../../worker/edge/apps/office/office-nav.tsx'
import type { PageContext } from '../../../worker/edge/page.ts'
import { contextOf, originWith, withConfig } from '../apps/context.ts'

const menuOf = (
  categories: readonly (readonly [
    title: string,
    items: readonly (readonly [title: string, link: string, icon: string])[],
  ])[],
): OfficeMenu => ({
  menuCategories: categories.map(([title, items]) => ({
    title_translation_key: title,
    items: items.map(([key, link, icon]) => ({ title_translation_key: key, link, icon, subMenuItems: [] })),
  })),
  menuUserData: {
    ...{ email: { email: null }, name: { name: null }, bonus_balance: '0', country_code: null, recharge_allow: true },
  },
})
const shown = (ctx: PageContext) => renderToStaticMarkup(<OfficeNav ctx={ctx} current="history" />)

afterEach(() => void vi.restoreAllMocks())

describe('the office menu', () => {
  it('[S7.63] is asked for with every page of the office, and its categories stand in their order', async () => {
    const asked: string[] = []
    const menu = menuOf([
      ['Second', [['office_support', '/office/support', 'support']]],
      ['First', [['office_history', '/office/history', 'history']]],
    ])
    const ctx: PageContext = {
      ...contextOf('/office/history', originWith([])),
      read: async ({ path }) => {
        asked.push(path)
        return menu as never
      },
    }
    const loaded = await PAGES.history?.load(ctx, {})
    const html = loaded?.kind === 'data' ? renderToStaticMarkup(PAGES.history?.view(loaded.data, ctx)) : ''
    expect(asked).toEqual(['/web-api/office/menu'])
    expect(html).toMatch(
      /Second<\/a>.*aria-current="true">First<\/a>.*href="\/en\/office\/history" aria-current="page"/s,
    )
  })

  it('leads into the house’s own sections when the call does not answer, and each of them has a page and a text', () => {
    expect(shown(contextOf('/office/history', originWith([])))).toContain('href="/en/office/verification"')
    for (const { title, items } of OFFICE_MENU)
      for (const item of [{ title, link: '/office' }, ...items]) {
        expect.soft(isTextKey(item.title), item.title).toBe(true)
        expect.soft(PAGES[matchRoute(item.link)?.name ?? 'cricketDev'], item.link).toBeDefined()
      }
  })

  it('leaves out what leads nowhere and what is switched off', () => {
    const officeMenu = menuOf([
      [
        'All',
        [
          ['office_history', '/office/history', 'history'],
          ['Old', '/office/no-such-section', 'history'],
          ['points_title', '/points', 'rewards'],
        ],
      ],
    ])
    const ctx = { ...contextOf('/office/history', originWith([])), officeMenu }
    expect(shown(ctx)).not.toContain('no-such-section')
    expect(shown(ctx)).toContain('/en/points')
    expect(shown(withConfig(ctx, { availableRoutes: [] }))).not.toContain('/en/points')
  })

  it('[S8.55] notes an icon route that is not known in the log alone: the menu stands', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const entries = [
      ['office_history', '/office/history', 'history'],
      ['office_support', '/office/support', 'submarine'],
    ] as const
    const html = shown({ ...contextOf('/office/history', originWith([])), officeMenu: menuOf([['All', entries]]) })
    expect(html).toContain('href="/en/office/support"')
    expect(html).toMatch(/href="\/en\/office\/history"[^>]*><svg/)
    expect(html).not.toMatch(/href="\/en\/office\/support"[^>]*><svg/)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toMatch(/unknown icon route.*submarine/)
  })
})
