import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'

let house: House

beforeAll(async () => {
  house = await testHouse()
})
afterAll(() => house.stop())

const zipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** Everything that a page's document asks for at once: the entry, and what is preloaded with it. */
async function scriptsOf(path: string): Promise<string[]> {
  const { text } = await new Visitor(house.url).fetch(path)
  const files = new Set(
    [...text.matchAll(/(?:modulepreload" href|type="module"[^>]* src)="([^"]+)"/g)].map(([, file]) => file ?? ''),
  )
  return Promise.all([...files].map(async (file) => (await new Visitor(house.url).fetch(file)).text))
}

it.each(['en', 'ru', 'ar'])('the scripts that the live page asks for are at most 90 kB, zipped: %s', async (lang) => {
  const scripts = await scriptsOf(`/${lang}/live`)
  const total = scripts.reduce((sum, text) => sum + zipped(text), 0)
  console.log(`${lang}: ${scripts.length} scripts, ${total} bytes zipped`)
  expect(scripts.length).toBeGreaterThan(3)
  expect(total).toBeLessThanOrEqual(90 * 1024)
})
