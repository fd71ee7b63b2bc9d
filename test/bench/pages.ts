import { gzipSync } from 'node:zlib'
import type { House } from '../../worker/ops/house.ts'
import { startFloor } from './floor.ts'
import { type LoadResult, load } from './load.ts'

const row = (name: string, r: LoadResult, floor: number, html: string) =>
  console.log(
    `${name.padEnd(28)} ${r.perSecond.toFixed(0).padStart(6)}/s  ${(r.perSecond / floor).toFixed(2)} of the floor  p50 ${r.p50.toFixed(1)} ms  p99 ${r.p99.toFixed(1)} ms  ${r.errors} errors  HTML ${(html.length / 1024).toFixed(0)} kB, gzip ${(gzipSync(html).length / 1024).toFixed(1)} kB`,
  )

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

/** Pages per second at the edge worker's own socket against a prebuilt string of the same live page; one server at a time. */
export async function benchPages(house: House, stopHouse: () => Promise<void>): Promise<{ live: string }> {
  const get = async (path: string) => (await fetch(house.direct + path)).text()
  const live = await get('/en/live')
  const home = await get('/en/')
  console.log(
    `live page: ${count(live, / data-event=/g)} events, ${count(live, / data-outcome=/g)} prices, ${count(live, /hreflang=/g)} language links`,
  )
  await load(`${house.direct}/en/live`, { seconds: 3 })
  const livePage = await load(`${house.direct}/en/live`)
  const homePage = await load(`${house.direct}/en/`)
  await stopHouse()
  const floor = await startFloor(live)
  await load(floor.url, { seconds: 3 })
  const plain = await load(floor.url)
  await floor.stop()
  row('floor (same page, a string)', plain, plain.perSecond, live)
  row('live page', livePage, plain.perSecond, live)
  row('home page', homePage, plain.perSecond, home)
  return { live }
}
