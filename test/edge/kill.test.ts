import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '../../shared/api/accounts.ts'
import { betHistory } from '../../shared/api/coupon.ts'
import { ledger } from '../../shared/api/operator.ts'
import { build } from '../../worker/ops/build.ts'
import { newEvent, newPlayer, operator, settle, single, until, Visitor } from '../support/client.ts'

let state = ''
let running: ChildProcess | null = null

/** Starts the product on the folder; it and its workerd are one process group, so that both can be killed at once. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, ['test/support/house-alone.ts', state], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  for await (const chunk of child.stdout ?? []) {
    const said = /"url":"([^"]+)"/.exec(String(chunk))
    if (said?.[1]) return said[1]
  }
  throw new Error('the house did not start')
}
async function kill(): Promise<void> {
  const child = running
  running = null
  if (!child?.pid) return
  const gone = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGKILL')
  await gone
}

beforeAll(() => {
  build()
  state = mkdtempSync(join(tmpdir(), 'edgebook-kill-'))
})
afterAll(async () => {
  await kill()
  rmSync(state, { recursive: true, force: true })
})

const DELAY = 3
/** B-25: a bet is decided at the latest 10 s after its delay. */
const LATEST_MS = (DELAY + 10) * 1000

const data = <S extends v.GenericSchema>(schema: S, json: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), json).data
const ledgerOf = async (base: string, id: number) =>
  data(ledger.answer, await operator(base, 'GET', `/players/${id}/ledger`)).items

it('a stake that is held when the backend is killed is decided exactly once after the restart, and no money is lost or made', async () => {
  let base = await start()
  await operator(base, 'PUT', '/config', { betting: { liveDelaySeconds: DELAY } })
  const player = await newPlayer(base, '100.00')
  const [live, plain] = [await newEvent(base, '2.00', { live: true }), await newEvent(base, '1.50')]
  const press = (bet: unknown, key: string, at = base) =>
    sameAt(at).fetch('/web-api/coupon/place', { method: 'POST', json: bet, headers: { 'idempotency-key': key } })
  /** The player's cookies, wherever the house stands now. */
  const sameAt = (at: string) => {
    const same = new Visitor(at)
    for (const [name, value] of player.cookies) same.cookies.set(name, value)
    return same
  }
  const read = async (path: string) => (await sameAt(base).fetch(path)).json()
  const money = async () => data(accounts.answer, await read('/web-api/accounts')).accounts[0]?.money
  const history = async () => data(betHistory.answer, await read('/web-api/history/bets')).items

  expect((await press(single(plain, '20.00'), randomUUID())).status).toBe(201)
  const key = randomUUID()
  const lost = press(single(live, '30.00'), key).catch(() => null)
  await until(history, ([first]) => first?.status === 'pending', 5000)
  const [pending] = await history()
  expect([pending?.status, await money()]).toEqual(['pending', '50.00'])
  const killed = Date.now()
  await kill()
  expect(await lost).toBeNull()

  base = await start()
  // The taken bet and the held stake are as they were acknowledged.
  expect((await history()).map(({ status }) => status)).toEqual(expect.arrayContaining(['open']))
  const byKey = () => sameAt(base).fetch(`/web-api/coupon/by-key/${key}`)
  const answer = await until(byKey, ({ status }) => status !== 503, LATEST_MS)
  expect(Date.now() - killed).toBeLessThan(LATEST_MS + 15_000)
  expect([answer.status, v.parse(v.object({ title: v.string() }), answer.json()).title]).toEqual([
    422,
    'coupon_not_taken',
  ])
  expect(await money()).toBe('80.00')
  // The press once more under its key gets the same answer; under a new one it is a new bet.
  const again = await press(single(live, '30.00'), key)
  expect([again.status, again.text]).toEqual([answer.status, answer.text])
  expect((await history()).map(({ id, status }) => [id, status])).toEqual(
    expect.arrayContaining([
      [pending?.id, 'refused'],
      [expect.any(Number), 'open'],
    ]),
  )
  await settle(base, plain, 1)
  expect(await until(money, (now) => now === '110.00')).toBe('110.00')
  const postings = await ledgerOf(base, player.userId)
  expect(postings.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(0)
  expect(postings.filter(({ account }) => account === 'player:hold').map(({ amount }) => amount)).toEqual([
    '30.00',
    '-30.00',
  ])
})
