import type { House } from '../../worker/ops/house.ts'
import { startFloor } from './floor.ts'
import { type LoadResult, load } from './load.ts'

/** Passes every guard, the language guard at the very end adds the language. */
const PATH = '/live'

const row = (name: string, r: LoadResult, floor: number) =>
  console.log(
    `${name.padEnd(28)} ${r.perSecond.toFixed(0).padStart(6)}/s  ${(r.perSecond / floor).toFixed(2)} of the floor  p50 ${r.p50.toFixed(1)} ms  p99 ${r.p99.toFixed(1)} ms  ${r.errors} errors`,
  )

/**
 * Redirects per second of a visit that all guards are asked about, against a plain Hono handler that redirects; one server at a time, and
 * neither has a router of static files before it.
 */
export async function benchGuards(house: House): Promise<void> {
  const to = (await fetch(house.direct + PATH, { redirect: 'manual' })).headers.get('location') ?? ''
  if (!to.endsWith(PATH)) throw new Error(`${PATH} leads to ${to}`)
  await load(house.direct + PATH, { seconds: 3, status: 302 })
  const guards = await load(house.direct + PATH, { status: 302 })
  const health = await load(`${house.direct}/healthz`)
  await house.stop()
  const floor = await startFloor('', {}, to)
  await load(floor.url + PATH, { seconds: 3, status: 302 })
  const plain = await load(floor.url + PATH, { status: 302 })
  await floor.stop()
  row('floor (a plain redirect)', plain, plain.perSecond)
  row('edge’s answer to /healthz', health, plain.perSecond)
  row('redirect after all guards', guards, plain.perSecond)
  console.log(
    `guards: ${(guards.perSecond / plain.perSecond).toFixed(2)} of the floor, ${(guards.perSecond / health.perSecond).toFixed(2)} of the edge’s answer to /healthz`,
  )
}
