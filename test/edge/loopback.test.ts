import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { testHouse } from '../support/house.ts'

let house: House
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

/** What a connection comes to: `open`, or the system's word for why there is none. */
const reached = (host: string, port: number): Promise<string> =>
  new Promise((told) => {
    const socket = connect({ host, port, timeout: 2000 })
    const end = (word: string) => {
      socket.destroy()
      told(word)
    }
    socket.once('connect', () => end('open'))
    socket.once('timeout', () => end('ETIMEDOUT'))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'error'))
  })

it('C16 a house on one’s own machine is open to that machine alone', async () => {
  const outside = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => !internal) ?? [])
  for (const { hostname, port } of [house.url, house.direct].map((address) => new URL(address))) {
    expect([hostname, await reached('127.0.0.1', Number(port))]).toEqual(['127.0.0.1', 'open'])
    for (const { address } of outside) expect([address, await reached(address, Number(port))]).not.toContain('open')
  }
})
