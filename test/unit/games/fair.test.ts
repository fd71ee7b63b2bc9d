import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawsOf, hashesFor, messageOf, PARTS, pickSome } from '../../../shared/domain/games/fair.ts'
import { roundOf } from '../../../shared/domain/games/play.ts'

const SERVER = `${'0'.repeat(63)}1`

/** Draws of a bet as the page says it, for so many. */
function draws(server: string, client: string, nonce: number, count: number): number[] {
  const hashes = Array.from({ length: hashesFor(count) }, (_, round) =>
    createHmac('sha256', server)
      .update(messageOf(client, nonce, round))
      .digest(),
  )
  return drawsOf(Buffer.concat(hashes))
}

it('[B-19] the published vector comes out: commitment, bytes, floats, dice, roulette, keno', () => {
  expect(createHash('sha256').update(SERVER).digest('hex')).toBe(
    'c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417',
  )
  expect(
    createHmac('sha256', SERVER)
      .update(messageOf('demo-client', 1, 0))
      .digest('hex'),
  ).toBe('876d6645f204a0c9d91923f68008854d53abf177e373f1d0a26bedcabc3e7af0')
  const drawn = draws(SERVER, 'demo-client', 1, 20)
  expect(drawn.slice(0, 4).map((draw) => draw / PARTS)).toEqual([
    0.529013053746894, 0.9453831186983734, 0.848039863165468, 0.5001300156582147,
  ])
  expect(roundOf({ kind: 'dice', side: 'under', target: 6000 }).play(drawn, []).outcome).toMatchObject({ roll: 5290 })
  expect(roundOf({ kind: 'roulette', spots: ['19'] }).play(drawn, [])).toMatchObject({
    outcome: { number: 19 },
    pays: [[36, 1]],
  })
  expect(roundOf({ kind: 'keno', numbers: [43, 76] }).play(drawn, []).outcome).toMatchObject({
    drawn: [43, 76, 68, 39, 25, 71, 50, 58, 19, 11, 4, 27, 40, 24, 56, 65, 16, 63, 54, 46],
  })
})

it('[B-18] the commitment tells nothing of the result: over 2,000 seeds it hits the coin about every second time', () => {
  const hits = Array.from({ length: 2000 }, (_, i) => createHash('sha256').update(`seed ${i}`).digest('hex')).filter(
    (server) => {
      const commitment = createHash('sha256').update(server).digest()
      const [told] = drawsOf(commitment)
      const [real] = draws(server, 'client', 0, 1)
      return (told ?? 0) < PARTS / 2 === (real ?? 0) < PARTS / 2
    },
  ).length
  expect(Math.abs(hits - 1000)).toBeLessThan(120)
})

it('picks from those that are left, which keep their order', () => {
  expect(pickSome([0, 0, 0], 5, 3)).toEqual([0, 1, 2])
  expect(pickSome([PARTS - 1, PARTS - 1], 5, 2)).toEqual([4, 3])
})
