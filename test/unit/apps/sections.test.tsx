import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ALL_AVAILABLE_ROUTES, AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { MainLayout, REGIONS } from '../../../shared/ui/layout/index.ts'
import type { LayoutProps } from '../../../shared/ui/layout/props.ts'
import { BUILT } from '../../../worker/edge/apps/built.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const events = [lineEvent(), liveEvent({ id: 13 })]

/** A page with its layout, where the operator has switched sections off. */
async function linksOf(
  path: string,
  off: readonly (keyof typeof AVAILABLE_ROUTE)[],
  origin: Origin = originWith(events),
) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const base = contextOf(path, origin)
  const ids = off.map((name) => AVAILABLE_ROUTE[name])
  const config = {
    ...base.config,
    availableRoutes: ALL_AVAILABLE_ROUTES.filter((id) => !ids.some((each) => each === id)),
  }
  const ctx = { ...base, config }
  const loaded = await page.load(ctx, route.params)
  if (loaded.kind !== 'data') throw new Error(`${path}: ${loaded.kind}`)
  const layout: LayoutProps = {
    t: ctx.t,
    lang: 'en',
    href: ctx.href,
    route: route.name,
    params: route.params,
    sports: await origin.sports(),
    champs: await origin.champs({}),
    display: ctx.visit.display,
    policyLogo: false,
    config,
    built: BUILT,
  }
  const html =
    renderToStaticMarkup(page.view(loaded.data, ctx)) +
    renderToStaticMarkup(<MainLayout {...layout} />) +
    Object.values(REGIONS)
      .map((View) => renderToStaticMarkup(<View {...layout} />))
      .join('')
  return [...html.matchAll(/(?:href|action)="(\/en[^"#]*)/g)].map(([, link]) => link ?? '')
}
const within = (links: string[], section: string) => links.filter((link) => link.split(/[/?]/).includes(section))

it('[S5.12] links live and line, where both are open, from home', async () => {
  const links = await linksOf('/', [])
  expect(within(links, 'live').length).toBeGreaterThan(3)
  expect(within(links, 'line').length).toBeGreaterThan(3)
})

it.each([
  ['live', '/'],
  ['live', '/line'],
  ['live', '/line/football'],
  ['live', '/rules/1'],
  ['line', '/'],
  ['line', '/live'],
  ['line', '/rules/1'],
] as const)(
  '[S5.12] a switched-off %s is linked from nowhere on %s, neither by the page nor by its layout',
  async (off, path) => {
    expect(within(await linksOf(path, [off]), off)).toEqual([])
  },
)

it('[S5.12] an empty live list offers no line that is switched off', async () => {
  expect(within(await linksOf('/live', ['line'], originWith([])), 'line')).toEqual([])
})

it('[S5.12] without live and line the column offers no sports, and home says nothing of a failure', async () => {
  const links = await linksOf('/', ['live', 'line'])
  expect([...within(links, 'live'), ...within(links, 'line')]).toEqual([])
  expect(links).toContain('/en/about')
})

it('[S5.12] a championship that is over for live does not lead to a line that is switched off', async () => {
  const base = contextOf('/live/football/118587-premier-league', originWith([lineEvent()]))
  const config = { ...base.config, availableRoutes: [AVAILABLE_ROUTE.live] }
  const params = { section: 'live', sport: 'football', champ: '118587-premier-league' }
  expect(await PAGES.champ?.load({ ...base, config }, params)).toMatchObject({ kind: 'data' })
  expect(await PAGES.champ?.load(base, params)).toMatchObject({ kind: 'redirect' })
})
