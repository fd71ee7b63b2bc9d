import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playOnce } from '../../../client/islands/game/play-once.ts'
import { coinRound } from './coin-round.ts'

const ROUND = { ...coinRound(), money: '100.94' }
const BODY = { gameId: 104, amount: '1.00', choice: { kind: 'coin', side: 'heads' } as const, commit: 'c'.repeat(64) }

/** Answers of the calls in order; null: the network fails. */
function answering(...answers: ([status: number, body: unknown] | null)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`)
    const answer = answers.shift()
    if (!answer) throw new TypeError('no network')
    return Response.json(answer[1], { status: answer[0] })
  })
  return asked
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function played() {
  const going = playOnce(BODY)
  await vi.advanceTimersByTimeAsync(20_000)
  return going
}

it('a round that is answered is shown as it was booked', async () => {
  answering([201, { data: ROUND }])
  expect(await played()).toEqual({ ok: true, round: ROUND })
})

it('a lost answer is looked up by the key that was sent, also when the round is booked only meanwhile', async () => {
  const asked = answering(null, [404, { code: 404 }], [200, { data: ROUND }])
  expect(await played()).toEqual({ ok: true, round: ROUND })
  expect(asked[0]).toBe('POST /web-api/casino/rounds')
  expect(asked.slice(1)).toEqual([asked[1], asked[1]])
  expect(asked[1]).toMatch(/^GET \/web-api\/casino\/rounds\/by-key\/[0-9a-f-]{36}$/)
})

it('what stays unknown is told as unknown, and nothing is sent a second time by itself', async () => {
  const asked = answering(null, null, null, null, null)
  expect(await played()).toEqual({ ok: false, answer: null })
  expect(asked.filter((call) => call.startsWith('POST /web-api/casino'))).toHaveLength(1)
})

it('a refusal is told at once', async () => {
  answering([422, { code: 'BELOW_MIN', title: 'coupon_below_min', status: 2, message: 'too little' }])
  expect(await played()).toMatchObject({ ok: false, answer: { status: 422, title: 'coupon_below_min' } })
})
