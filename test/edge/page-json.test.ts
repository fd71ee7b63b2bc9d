import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, newPlayer, type TestEvent, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House
let event: TestEvent

beforeAll(async () => {
  house = await testHouse()
  event = await newEvent(house.url, '1.85', { live: true, startsIn: -600 })
})
afterAll(() => house.stop())

const JSON_FORM = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }

interface Entry {
  appName: string
  title: string
  codeToEval: string
  scriptsToLoad: unknown[]
  cssToLoad: unknown[]
  style: string
  body: string
  head: string
  page: {
    status: number
    path: string
    lang: string
    dir: string
    layout: string
    regions: Record<string, string>
    state: {
      live: { topics: string[] } | null
      islands: Record<string, unknown>
      player: unknown
      recheck?: boolean
    } | null
    redirect: string | null
    version: string
  }
}

async function ask(path: string, visitor: Visitor = new Visitor(house.url), headers: Record<string, string> = {}) {
  const answer = await visitor.fetch(path, { headers: { ...JSON_FORM, ...headers } })
  return { ...answer, entry: answer.json() as Entry }
}

it('[S7.72] the same address answers the entry of the remote-view contract, private and apart from the document', async () => {
  const { status, headers, entry } = await ask('/en/live')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('vary')).toBe('mf-render-mode, Cookie')
  expect(entry).toMatchObject({ appName: 'sports', codeToEval: '', scriptsToLoad: [], cssToLoad: [], style: '' })
  expect(entry.page).toMatchObject({
    status: 200,
    path: '/en/live',
    lang: 'en',
    dir: 'ltr',
    layout: 'main',
    redirect: null,
  })
  expect(headers.get('x-app-version')).toBe(entry.page.version)
  expect(entry.page.version).toMatch(/^[0-9a-f]{12}$/)
})

it('says what the document says: main part, title, own tags, marks of the layout, state', async () => {
  for (const path of ['/en/live', '/ar/line', '/ru/rules/1']) {
    const { entry } = await ask(path)
    const { text, headers } = await new Visitor(house.url).fetch(path)
    expect(text).toContain(`>${entry.body}</main>`)
    expect(text).toContain(`${entry.head}<meta name="app-version" content="${entry.page.version}">`)
    expect(entry.head).toContain(`<title>${entry.title}</title>`)
    expect(Object.keys(entry.page.regions)).toEqual(['sections', 'side', 'strip', 'bottom'])
    for (const html of Object.values(entry.page.regions)) expect(text).toContain(html)
    const state = JSON.parse(/id="state">([^<]+)</.exec(text)?.[1] ?? '') as Entry['page']['state']
    expect(entry.page.state).toEqual({ ...state, live: entry.page.state?.live })
    expect(headers.get('x-app-version')).toBe(entry.page.version)
  }
  expect((await ask('/en/live')).entry.body).toContain(`data-outcome="${event.outcomeId}"`)
  expect((await ask('/ar/line')).entry.page.dir).toBe('rtl')
})

it('one header alone does not make it JSON', async () => {
  const forms: Record<string, string>[] = [
    { 'mf-render-mode': 'json' },
    { 'mf-api-version': 'v2' },
    { 'mf-render-mode': 'html', 'mf-api-version': 'v2' },
  ]
  for (const headers of forms)
    expect((await new Visitor(house.url).fetch('/en/live', { headers })).headers.get('content-type')).toContain(
      'text/html',
    )
})

it('runs the guards as for a page: a redirect is said, not followed', async () => {
  const office = await ask('/en/office/history?page=2')
  expect(office.status).toBe(200)
  expect(office.headers.get('location')).toBeNull()
  expect(office.entry.page.redirect).toBe('/en/user/login?page=2&next=%2Fen%2Foffice%2Fhistory%3Fpage%3D2')
  expect((await ask('/en/rules')).entry.page.redirect).toBe('/en/rules/1')
  expect((await ask('/zz/line')).entry.page.redirect).toBe('/ru/line')
})

it('an error is a page with its status', async () => {
  const { status, entry } = await ask('/en/nothing')
  expect([status, entry.page.status]).toEqual([404, 404])
  expect(entry.body).toContain('This page could not be found')
  expect(entry.head).toContain('<meta name="robots" content="noindex">')
})

it('tells a player’s page from a visitor’s, and sets cookies as a page does', async () => {
  const player = await newPlayer(house.url, '10.00')
  const { entry } = await ask('/en/office/history', player)
  expect(entry.page.state?.player).toMatchObject({ userId: player.userId, money: '10.00' })
  expect(entry.page.state?.recheck).toBe(true)
  const visitor = new Visitor(house.url)
  const login = await ask('/en/user/login', visitor)
  expect(login.entry.page.state?.islands.login).toBeTruthy()
  expect(login.entry.page.state?.recheck).toBeUndefined()
  expect(visitor.cookies.size).toBeGreaterThan(0)
})

it('a section that comes late is in it', async () => {
  const path =
    new RegExp(`href="(/en/live/football/[^"]+/${event.eventId}-[^"]+)"`).exec(
      (await ask('/en/live')).entry.body,
    )?.[1] ?? ''
  const related = await newEvent(house.url, '1.60')
  const { entry } = await ask(path)
  expect(entry.body).toMatch(new RegExp(`class="card related".*/${related.eventId}-`))
  expect(entry.body).not.toContain('<template')
})

it('[S7.72] force-spa asks for the entry without the shell’s state', async () => {
  const { entry } = await ask('/en/live', new Visitor(house.url), { 'force-spa': 'true' })
  expect([entry.page.state, entry.page.regions]).toEqual([null, {}])
  expect(entry.body).toContain(`data-outcome="${event.outcomeId}"`)
})

it('the health call names the version, for pages that are open for long', async () => {
  const { entry } = await ask('/en/live')
  expect((await new Visitor(house.url).fetch('/healthz', { method: 'GET' })).headers.get('x-app-version')).toBe(
    entry.page.version,
  )
})
