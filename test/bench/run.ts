import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from '../../worker/ops/build.ts'
import { operator, until } from '../support/client.ts'
import { testHouse } from '../support/house.ts'
import { benchBets } from './bets.ts'
import { benchBrowser, type Paint } from './browser.ts'
import { benchCalculate } from './calculate.ts'
import { benchClicks } from './clicks.ts'
import { startFloor } from './floor.ts'
import { benchGuards } from './guards.ts'
import { benchPages } from './pages.ts'
import { benchPrices } from './prices.ts'
import { benchSettlement } from './settlement.ts'
import { benchSockets } from './sockets.ts'

/**
 * `npm run bench [pages|browser|guards|bets|sockets|calculate|settlement …]`: the built Workers at the edge worker's own socket, all in one run,
 * one server at a time. Absolute figures belong to the machine; the ratios to the plain handler of the same run are what counts.
 */
const parts = process.argv.slice(2)
const wanted = (part: string) => parts.length === 0 || parts.includes(part)

async function house(files = true) {
  const started = await testHouse({ simulated: true, files })
  await until(
    async () => ((await (await fetch(`${started.url}/en/live`)).text()).match(/ data-event=/g) ?? []).length,
    (n) => n >= 60,
    60_000,
  )
  await operator(started.url, 'POST', '/simulator', { running: false })
  await new Promise((wake) => setTimeout(wake, 1500))
  return started
}

build()
const scripts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.js'))
const bytes = scripts.map((file) => gzipSync(readFileSync(`dist/client/assets/${file}`)).length)
console.log(`JavaScript: ${(bytes.reduce((a, b) => a + b, 0) / 1024).toFixed(1)} kB gzip in ${scripts.length} files`)

if (wanted('pages') || wanted('browser')) {
  const served = await house()
  const answer = await fetch(`${served.direct}/en/live`)
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['set-cookie', 'content-length', 'transfer-encoding'].includes(name)),
  )
  const live = await answer.text()
  const paint = wanted('browser') ? await benchBrowser(`${served.direct}/en/live`) : null
  if (wanted('pages')) await benchPages(served, served.stop)
  else await served.stop()
  if (paint) {
    const floor = await startFloor(live, headers)
    const plain = await benchBrowser(floor.url, false)
    await floor.stop()
    const say = (name: string, p: Paint) =>
      console.log(
        `${name.padEnd(28)} first paint ${p.firstPaint.toFixed(0)} ms, largest ${p.largestPaint.toFixed(0)} ms, shift ${p.shift.toFixed(3)}, blocked ${p.blocked.toFixed(0)} ms${p.click === null ? '' : `, first click works after ${p.click.toFixed(0)} ms`}`,
      )
    say('floor in Chromium', plain)
    say('live page in Chromium', paint)
    console.log(`first paint: ${(paint.firstPaint / plain.firstPaint).toFixed(2)} of the floor's`)
  }
}
if (wanted('guards')) await benchGuards(await house(false))
for (const [name, part] of [
  ['bets', benchBets],
  ['sockets', benchSockets],
  ['prices', benchPrices],
  ['clicks', benchClicks],
  ['calculate', benchCalculate],
  ['settlement', benchSettlement],
] as const) {
  if (!wanted(name)) continue
  const served = await house()
  await part(served.direct)
  await served.stop()
}
process.exit(0)
