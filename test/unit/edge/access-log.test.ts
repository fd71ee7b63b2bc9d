import { expect, it } from 'vitest'
import { accessLine } from '../../../worker/edge/access-log.ts'
import { envWith } from './support.ts'

const env = envWith(() => new Response())
const line = (address: string, headers: Record<string, string> = {}) => {
  const request = new Request(new URL(address, 'https://site.test'), { headers })
  const answer = new Response(null, {
    status: 404,
    headers: { 'x-request-id': 'id-1', 'server-timing': 'config;dur=3' },
  })
  return accessLine(request, new URL(request.url).pathname, env, answer, Date.now() - 20)
}

it('a line of the log says what was asked for and how it ended', () => {
  const { ts, ms, ...said } = line('/en/live', { 'cf-ipcountry': 'DE' })
  expect(said).toEqual({
    level: 'info',
    req_id: 'id-1',
    method: 'GET',
    route: 'sports',
    status: 404,
    timings: 'config;dur=3',
    country: 'DE',
  })
  expect([Date.parse(ts) > 0, ms >= 20]).toEqual([true, true])
})

it.each([
  ['/web-api/coupon/124', '/web-api/coupon/:id'],
  ['/web-api/coupon/code/7XK2M9ABCDEF', '/web-api/coupon/code/:id'],
  ['/web-api/coupon/code/KMNPQRSTVWXY', '/web-api/coupon/code/:id'],
  ['/limit-service-api/limit/external/web/api/v1/BlockUser', '/limit-service-api/limit/external/web/api/v1/BlockUser'],
  ['/feed-api/v1/events/12', '/feed-api/v1/events/:id'],
  ['/limit-service-api/api/external/web/v3/limits', '/limit-service-api/api/external/web/v3/limits'],
  ['/en/print-coupon/124', 'printCoupon'],
  ['/en/<script>', 'none'],
  ['/en/%', 'none'],
])('PRV-13 of %s it names %s, and nothing of one person', (address, route) => {
  expect(line(`${address}?token=secret&email=a@b.test`, { cookie: '__Host-sid=secret' })).toMatchObject({ route })
  expect(JSON.stringify(line(`${address}?token=secret`))).not.toMatch(/secret|124|7XK2M9ABCDEF/)
})
