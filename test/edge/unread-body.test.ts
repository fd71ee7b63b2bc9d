import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { testHouse } from '../support/house.ts'

let house: House
beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

const BODY = JSON.stringify({ text: 'x'.repeat(300) })

/** Statuses of calls one after the other over one client's connections; a broken connection throws. */
async function statuses(path: string, times: number): Promise<number[]> {
  const seen = new Set<number>()
  for (let n = 0; n < times; n++) {
    const answer = await fetch(house.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: BODY,
    })
    seen.add(answer.status)
    await answer.text()
  }
  return [...seen]
}

it.each([
  ['a call that asks first who is there', '/web-api/coupon/place', 401],
  ['a call that takes no body', '/gettime', 405],
  ['a call that there is not', '/web-api/nothing', 404],
  ['a call that is not for browsers', '/redirects-api/api/v1/redirect-light', 404],
  ['a page that leads on', '/line', 303],
  ['a page that there is not', '/en/nothing', 404],
])('%s is refused without breaking the connection of the next', async (_, path, status) => {
  expect(await statuses(path, 100)).toEqual([status])
})
