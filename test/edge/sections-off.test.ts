import { afterAll, beforeAll, expect, it } from 'vitest'
import { ALL_AVAILABLE_ROUTES, AVAILABLE_ROUTE } from '../../shared/routes/available.ts'
import type { House } from '../../worker/ops/house.ts'
import { operator, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
beforeAll(async () => {
  house = await testHouse({ simulated: true })
})
afterAll(() => house.stop())

/** An operator's change is seen within 10 s. */
const SEEN = 10_000
const get = (path: string, headers: Record<string, string> = {}) => new Visitor(house.url, headers).fetch(path)
const switchTo = async (ids: readonly number[], status: number) => {
  await operator(house.url, 'PUT', '/config', { availableRoutes: ids })
  await until(
    () => get('/en/live'),
    (page) => page.status === status,
    SEEN,
  )
}
const linksTo = (html: string, region: string) =>
  [
    ...(new RegExp(`data-region="${region}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? '').matchAll(/href="(\/en\/[^"]*)"/g),
  ].map(([, link]) => link)

it('[S5.12] live that is switched off answers 404 in every form, is linked from no navigation and no sitemap, and comes back', async () => {
  await switchTo(ALL_AVAILABLE_ROUTES, 200)
  expect((await get('/en/live/football')).status).toBe(200)
  expect(linksTo((await get('/en/line')).text, 'sections')).toContain('/en/live')
  expect((await get('/sitemaps/en-sports.xml')).text).toContain('/en/live')

  await switchTo(
    ALL_AVAILABLE_ROUTES.filter((id) => id !== AVAILABLE_ROUTE.live),
    404,
  )
  const json = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }
  for (const path of ['/en/live', '/en/live/top', '/en/live/football', '/ru/live', '/en/ufc/live']) {
    const page = await get(path)
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<h1')
    expect([path, (await get(path, json)).status]).toEqual([path, 404])
  }
  const line = await get('/en/line')
  expect(line.status).toBe(200)
  for (const region of ['sections', 'bottom', 'side']) {
    const links = linksTo(line.text, region)
    expect(links).toContain('/en/line')
    expect(links.filter((link) => link?.startsWith('/en/live'))).toEqual([])
  }
  const sitemap = await until(
    () => get('/sitemaps/en-sports.xml'),
    ({ text }) => !text.includes('/en/live'),
    SEEN,
  )
  expect(sitemap.text).toContain('/en/line')

  await switchTo(ALL_AVAILABLE_ROUTES, 200)
})

it('[S5.19][S6.41] without setting 38 the slip offers no bet by one click', async () => {
  const offers = async (isOffered: boolean) =>
    until(
      () => get('/en/live'),
      ({ text }) => text.includes(`"oneClick":${isOffered}`),
      SEEN,
    )
  await operator(house.url, 'PUT', '/config', {
    availableRoutes: ALL_AVAILABLE_ROUTES.filter((id) => id !== AVAILABLE_ROUTE.quickCoupon),
  })
  expect((await offers(false)).status).toBe(200)
  await operator(house.url, 'PUT', '/config', { availableRoutes: ALL_AVAILABLE_ROUTES })
  expect((await offers(true)).status).toBe(200)
})
