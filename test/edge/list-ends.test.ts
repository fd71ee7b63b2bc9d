import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { newEvent, until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House

beforeAll(async () => {
  house = await testHouse()
  for (let i = 0; i < 61; i++) await newEvent(house.url, '1.85', { live: true, sportId: 1, startsIn: -600 })
  await newEvent(house.url, '1.85', { live: true, sportId: 2, startsIn: -600 })
  await newEvent(house.url, '1.85', { sportId: 3 })
  await newEvent(house.url, '1.85', { sportId: 1 })
  await until(
    () => get('/en/line'),
    ({ text }) => text.includes('/en/line/basketball'),
  )
})
afterAll(() => house.stop())

const get = (path: string) => new Visitor(house.url).fetch(path)

it.each([
  ['/en/live?page=999', '/en/live?page=2'],
  ['/en/live?view=compact&page=3&utm_source=x', '/en/live?view=compact&page=2&utm_source=x'],
  ['/en/live/football?page=9', '/en/live/football?page=2'],
  ['/en/live/football/900001-test-cup?page=9', '/en/live/football/900001-test-cup?page=2'],
  ['/en/line?page=2', '/en/line'],
  ['/en/line?page=2&video=1', '/en/line?video=1'],
])('a page behind the end of its list, %s, leads to the last that there is, %s', async (from, to) => {
  const { status, headers } = await get(from)
  expect([status, headers.get('location')]).toEqual([302, to])
  expect((await get(to)).status).toBe(200)
})

it('the last page of a list stands where it is', async () => {
  expect((await get('/en/live?page=2')).status).toBe(200)
})

/** Championships of the left column with their counts. */
async function column(path: string): Promise<Record<string, number>> {
  const { text } = await get(path)
  const side = /<nav class="side[\s\S]*?<\/nav>/.exec(text)?.[0] ?? ''
  const links = side.matchAll(/href="\/en\/([^"]*-test-cup)"[\s\S]*?class="num">([0-9]+)</g)
  return Object.fromEntries([...links].map(([, link, count]) => [link, Number(count)]))
}

it('championships of the left column and their counts are those of the section: live, else line', async () => {
  const live = { 'live/football/900001-test-cup': 61, 'live/ice-hockey/900002-test-cup': 1 }
  const line = { 'line/football/900001-test-cup': 1, 'line/basketball/900003-test-cup': 1 }
  expect(await column('/en/live')).toEqual(live)
  expect(await column('/en/line')).toEqual(line)
  expect(await column('/en/rules/1')).toEqual(line)
  expect(await column('/en/live/football')).toEqual({ 'live/football/900001-test-cup': 61 })
})
