import { env, runDurableObjectAlarm, runInDurableObject, SELF } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { currentOffset } from '../../../worker/backend/clock/clock.ts'
import { bookOf, type Env, simulatorOf } from '../../../worker/backend/env.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const bindings = env as unknown as Env
const simulator = () => simulatorOf(bindings)
const book = () => bookOf(bindings)
const now = () => Date.now() + currentOffset()
const operator = async (path: string, body: unknown) => {
  const answer = await SELF.fetch(`https://site.test/operator-api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bindings.OPERATOR_TOKEN}` },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const advance = (seconds: number) => operator('clock', { advanceSeconds: seconds })
const turn = () => runDurableObjectAlarm(simulator())
/** What the simulator remembers. */
const played = () =>
  runInDurableObject(simulator(), (_object, state) => {
    const stored = state.storage.kv.get<{ played: number | null; alive: number }>('state')
    return stored ?? null
  })
const live = async () => (await book().events({ type: 'live', count: 200 }, now())).items
const totals = async () => {
  const sports = await book().sports(now())
  return {
    live: sports.reduce((n, sport) => n + sport.live, 0),
    line: sports.reduce((n, sport) => n + sport.line, 0),
    sports: sports.length,
  }
}

it('does not start by itself in tests', async () => {
  await simulator().wake()
  expect(await played()).toBeNull()
  expect(await totals()).toEqual({ live: 0, line: 0, sports: 0 })
})

it('fills the book when the operator starts it', async () => {
  const answer = await operator('simulator', { running: true })
  expect(answer).toMatchObject({ status: 200, body: { data: { running: true, speed: 1, seed: 42 } } })
  const seeded = await totals()
  expect(seeded.live).toBeGreaterThanOrEqual(60)
  expect(seeded.line).toBeGreaterThanOrEqual(400)
  expect(seeded.sports).toBeGreaterThanOrEqual(8)
  const days = [now(), now() - 86_400_000].map((at) => new Date(at).toISOString().slice(0, 10))
  const results = await Promise.all(days.map((date) => book().results({ date }, now())))
  expect(results.reduce((n, page) => n + page.total, 0)).toBeGreaterThan(20)
})

it('plays on: a minute later prices have changed', async () => {
  const before = await live()
  await advance(60)
  await turn()
  const after = new Map((await live()).map((event) => [event.id, event]))
  const changed = before.filter((event) => (after.get(event.id)?.version ?? 0) > event.version)
  expect(changed.length).toBeGreaterThan(before.length / 2)
})

it('plays a gap of eight minutes and goes on where it was', async () => {
  await advance(8 * 60)
  const ids = new Set((await live()).map((event) => event.id))
  const at = now()
  await turn()
  expect((await played())?.played).toBeGreaterThanOrEqual(at)
  const stayed = (await live()).filter((event) => ids.has(event.id))
  expect(stayed.length).toBeGreaterThan(40)
})

it('stops at once when told, but its prices stay open to bets', async () => {
  const answer = await operator('simulator', { running: false })
  expect(answer.body).toMatchObject({ data: { running: false } })
  const prices = async () => JSON.stringify((await live()).map(({ markets, score }) => [markets, score]))
  const before = await prices()
  for (let i = 0; i < 3; i++) {
    await advance(12)
    await turn()
    expect(await prices()).toBe(before)
  }
  const [event] = await live()
  const market = event?.markets.find((one) => one.status === 1)
  const [quote] = await book().quote(
    [{ marketId: market?.id ?? 0, outcomeId: market?.outcomes.find((outcome) => outcome.active)?.id ?? 0 }],
    null,
    now(),
  )
  expect(quote?.state).toBe('active')
})

it('goes on after a stop, with the same events', async () => {
  const ids = new Set((await live()).map((event) => event.id))
  expect((await operator('simulator', { running: true })).status).toBe(200)
  expect((await live()).filter((event) => ids.has(event.id)).length).toBeGreaterThan(40)
})

it('seeds afresh at the new time after a jump of the clock', async () => {
  await advance(3 * 86_400)
  await turn()
  const fresh = await totals()
  expect(fresh.live).toBeGreaterThanOrEqual(60)
  expect(fresh.line).toBeGreaterThanOrEqual(400)
  const starts = (await live()).map((event) => Date.parse(event.startsAt))
  expect(Math.min(...starts)).toBeGreaterThan(now() - 5 * 3_600_000)
  expect(Math.max(...starts)).toBeLessThanOrEqual(now())
})

it('plays another plan for another seed', async () => {
  const before = new Set((await live()).map((event) => event.id))
  const answer = await operator('simulator', { seed: 7 })
  expect(answer.body).toMatchObject({ data: { running: true, seed: 7 } })
  const after = await live()
  expect(after.length).toBeGreaterThanOrEqual(60)
  expect(after.filter((event) => before.has(event.id))).toEqual([])
})

it('runs faster on request, and announces starts on the clock', async () => {
  const next = async () =>
    Math.min(
      ...(await book().events({ type: 'line', count: 200 }, now())).items.map(
        (event) => Date.parse(event.startsAt) - now(),
      ),
    )
  await operator('simulator', { speed: 20 })
  await turn()
  expect(await next()).toBeLessThan(60_000)
  const before = (await totals()).live
  expect(before).toBeGreaterThanOrEqual(60)
  await advance(30)
  await turn()
  expect((await totals()).live).toBeGreaterThanOrEqual(60)
  await operator('simulator', { running: false, speed: 1 })
})
