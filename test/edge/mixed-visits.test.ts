import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, newPlayer, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

/** `VISITS=10000` for the long run. */
const VISITS = Number(process.env.VISITS ?? 1500)
const AT_ONCE = 16
const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const JSON_FORM = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' }

let house: House
let player: Awaited<ReturnType<typeof newPlayer>>

beforeAll(async () => {
  house = await testHouse()
  await newEvent(house.url, '1.85')
  player = await newPlayer(house.url)
})
afterAll(() => house.stop())

/** A visit: its path, its headers, and the cookie that it must get. */
type Row = [path: string, headers?: Record<string, string>, cookie?: string]
const long = 'x'.repeat(3000)

const rows = (n: number): Row[] => [
  ['/'],
  ['/en/'],
  [`/en/live?ref=r${n}`, {}, `refererid=r${n}`],
  [`/ar/line?btag=b${n}&affid=9`, {}, 'ref_partner_id=9'],
  [`/?ref=r${n}`, { cookie: 'lng=en' }, `refererid=r${n}`],
  [`/en/office?ref=r${n}`, {}, `refererid=r${n}`],
  ['/en/rules/1', BOT],
  ['/ru/line', BOT],
  ['/en/office', BOT],
  ['/en/live', JSON_FORM],
  ['/en/nothing', JSON_FORM],
  ['/en/maintenance'],
  ['/en/live', { cookie: 'maintenance=1' }],
  ['/en/line', { 'cf-ipcountry': 'SE' }],
  // security.md 2.3, B
  ['/en/?ref=x%0d%0aSet-Cookie:%20sid=evil'],
  [`/en/?btag=${long}${long}${long}${long}`],
  [`/en/?tag=%3Cscript%3E&pb=1&x=${long}&token=t`],
  ['/en/?evil=1;%20Path=/;%20__Host-sid=1'],
  ['/en/live', { cookie: 'a=1; a=2; __proto__=x; c=%E0%A4%A; lng=../../x; tzo=9e99; app_view_type=7' }],
  ['/en/?platform_type=mobile&platform_type=desktop&platform_type[]=x'],
  // C
  ['/en/user/login?next=//evil.com'],
  ['/en/user/login?next=/%09/evil.com'],
  ['/en/user/login?next=%2F..%2F%2Fevil.com'],
  ['/en/live?redirect-service=1&redirect-service=2'],
  ['/en/old?redirect-service=1', { cookie: 'redirect_hops=9.9; status_left=1' }],
  ['/en/', { 'x-forwarded-host': 'evil.test', 'x-original-url': '/office' }],
  // D
  ['/en/?search=%3Csvg/onload%3E&notice=%3Cscript%3E&pick=1-%27'],
  ['/en/live', { 'mf-render-mode': 'json', 'mf-api-version': 'v2', 'force-spa': 'true' }],
  // F
  ['/en/office/account.css'],
  ['/%6fffice/account'],
  ['/EN/office'],
  ['/en/office;x=1'],
  ['/en/print-coupon/%D9%A1%D9%A2'],
  ['/en/print-coupon/12%0a'],
  ['/%E2%84%AAk/line'],
  ['/en/%00'],
  ['/en/%'],
  ['/debugger', BOT],
  ["/en/line/football'%20OR%201=1--"],
  ['/redirects-api/api/v1/redirect-light'],
  ['/operator-api/v1/outbox'],
]

it(`${VISITS} mixed visits of people, crawlers and attackers: no 5xx but maintenance, no cookie lost, nobody led away`, async () => {
  const wrong: string[] = []
  let next = 0
  const see = async ([path, headers = {}, cookie]: Row) => {
    const answer = await new Visitor(house.url, headers).fetch(path)
    const label = `${path.slice(0, 60)} ${JSON.stringify(headers)}`
    const isMaintenance = headers.cookie === 'maintenance=1'
    if (answer.status >= 500 && !isMaintenance) wrong.push(`${label}: ${answer.status}`)
    const lines = answer.headers.getSetCookie()
    if (cookie !== undefined && !lines.some((line) => line.startsWith(`${cookie};`)))
      wrong.push(`${label}: lost ${cookie}`)
    if (headers === BOT && lines.length > 0) wrong.push(`${label}: a crawler got ${lines[0]}`)
    if (lines.some((line) => /^(sid|evil)=/.test(line))) wrong.push(`${label}: ${lines}`)
    const to = answer.headers.get('location')
    if (to !== null && new URL(to, house.url).host !== new URL(house.url).host) wrong.push(`${label}: led to ${to}`)
  }
  const people = async () => {
    for (let n = next++; n < VISITS; n = next++) {
      const all = rows(n)
      const row = all[n % all.length]
      if (row) await see(row)
      // A player in between, whose session nobody else must touch.
      if (n % 50 === 0 && (await player.fetch('/en/office')).status !== 200)
        wrong.push(`visit ${n}: the player is gone`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, people))
  expect(wrong).toEqual([])
}, 600_000)
