import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { lineEvent, liveEvent } from '../ui/samples.ts'
import { contextOf, originWith } from './context.ts'

const events = [
  lineEvent(),
  liveEvent({ id: 13, champId: 118588, champ: 'Cup', champNames: undefined, home: 'Milan', away: 'Inter' }),
]

async function load(path: string, origin = originWith(events)) {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  return page.load(contextOf(path, origin), route.params)
}

describe('addresses of the sports pages', () => {
  it.each([
    ['/line/football/118587-premier-league/12-arsenal-chelsea'],
    ['/live/football/118588-cup/13-milan-inter'],
    ['/line/football/118587-premier-league'],
    ['/line/football'],
    ['/live'],
  ])('%s shows its page', async (path) => expect(await load(path)).toMatchObject({ kind: 'data' }))

  it.each([
    ['/line/football/118587-premier-league/12', 301, '/en/line/football/118587-premier-league/12-arsenal-chelsea'],
    [
      '/line/football/118587-wrong/12-arsenal-chelsea?pick=1-2',
      301,
      '/en/line/football/118587-premier-league/12-arsenal-chelsea?pick=1-2',
    ],
    [
      '/line/tennis/118587-premier-league/12-arsenal-chelsea',
      301,
      '/en/line/football/118587-premier-league/12-arsenal-chelsea',
    ],
    ['/line/football/118587', 301, '/en/line/football/118587-premier-league'],
    ['/line/tennis/118587-premier-league?period=6', 301, '/en/line/football/118587-premier-league?period=6'],
    ['/line/football/118588-cup/13-milan-inter', 302, '/en/live/football/118588-cup/13-milan-inter'],
    [
      '/live/football/118587-premier-league/12-arsenal-chelsea',
      302,
      '/en/line/football/118587-premier-league/12-arsenal-chelsea',
    ],
    ['/live/football/118587-premier-league', 302, '/en/line/football/118587-premier-league'],
  ])('%s is led on with %i to %s', async (path, status, to) =>
    expect(await load(path)).toEqual({ kind: 'redirect', status, to }),
  )

  it.each([
    ['/line/quidditch'],
    ['/line/football/999-x'],
    ['/line/football/118587-premier-league/999-x'],
    ['/line/quidditch/118587-premier-league'],
    ['/line/quidditch/118587-premier-league/12-arsenal-chelsea'],
    ['/ufc/line/football'],
    ['/cyber/live/football/118587-premier-league'],
    ['/rules/99'],
    ['/rules/1/99'],
  ])('%s is not found', async (path) => expect(await load(path)).toEqual({ kind: 'notFound' }))

  it.each([
    '/',
    '/live',
    '/line/football',
    '/line/football/118587-premier-league',
    '/line/football/118587-premier-league/12-arsenal-chelsea',
  ])('%s answers 503 when the origin does not answer', async (path) =>
    expect(await load(path, originWith(null))).toMatchObject({ kind: 'data', status: 503 }),
  )

  it('leads a signed-in player from sign-in and registration to the office, and only ever on this site', async () => {
    const player = { userId: 1, name: null, ban: 0, banVersion: 0, termsChanged: false }
    const to = async (path: string, name: 'login' | 'registration') => {
      const loaded = await PAGES[name]?.load(contextOf(path, originWith(events), { player }), {})
      return loaded?.kind === 'redirect' ? loaded.to : loaded
    }
    expect(await to('/user/login', 'login')).toBe('/en/office')
    expect(await to('/user/login?next=%2Fen%2Fline%3Fa%3D1', 'login')).toBe('/en/line?a=1')
    expect(await to('/user/login?next=%2F%2Fevil.test', 'login')).toBe('/en/office')
    expect(await to('/registration', 'registration')).toBe('/en/office')
  })
})
