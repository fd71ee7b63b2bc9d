import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEvent, type TestEvent, until, Visitor } from '../support/client.ts'
import { faultyHouse } from '../support/faulty-origin.ts'

/** How long the origin takes for the section that the page defers: other events of the championship. */
const SLOW_MS = 1000
/**
 * Pages of a kind, at most: a machine that is busy for a moment gets more tries. Each page is of a sport, and so of a championship, that no other
 * page has asked for: there is no copy of its section.
 */
const PAGES = 6

let faulty: Awaited<ReturnType<typeof faultyHouse>>
const events: TestEvent[] = []

beforeAll(async () => {
  faulty = await faultyHouse()
  for (let sportId = 1; sportId <= 2 * PAGES + 2; sportId++)
    events.push(await newEvent(faulty.house.url, '1.85', { sportId }))
})
afterAll(() => faulty?.stop())

const late = (ms: number) =>
  faulty.origin.behave('/feed-api/v1/events?', (_, response) => {
    const none = JSON.stringify({ data: { items: [], total: 0, page: 1, version: 1 } })
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(none), ms)
  })

interface Watched {
  /** Until the board and the slip were here, and until all was, ms. */
  shell: number
  whole: number
  html: string
}

async function watched(path: string, headers: Record<string, string> = {}): Promise<Watched> {
  const began = performance.now()
  const answer = await fetch(faulty.house.direct + path, { headers: { accept: 'text/html', ...headers } })
  const decoder = new TextDecoder()
  let html = ''
  let shell = Number.POSITIVE_INFINITY
  for await (const chunk of answer.body ?? []) {
    html += decoder.decode(chunk, { stream: true })
    if (shell === Number.POSITIVE_INFINITY && html.includes('class="game"') && html.includes('data-coupon'))
      shell = performance.now() - began
  }
  return { shell, whole: performance.now() - began, html }
}

/** The address of an event's page, as the list links it. */
async function pathOf({ eventId }: TestEvent): Promise<string> {
  const link = new RegExp(`href="(/en/line/[^"]*/${eventId}-[^"]*)"`)
  const { text } = await until(
    () => new Visitor(faulty.house.url).fetch('/en/line'),
    (page) => link.test(page.text),
    10_000,
  )
  return link.exec(text)?.[1] ?? ''
}

it('[T3] [T4] [T6] a section whose origin is slow holds nothing up: the page begins within 100 ms of a fast one, a crawler gets it complete', async () => {
  const paths = []
  for (const event of events) paths.push(await pathOf(event))
  const [first = '', ...rest] = paths
  // The first visit compiles, and reads what all visits share.
  await watched(first)
  const fast = []
  const slow = []
  const best = (pages: Watched[]) => Math.min(...pages.map(({ shell }) => shell))
  do {
    late(0)
    fast.push(await watched(rest[2 * fast.length] ?? ''))
    late(SLOW_MS)
    slow.push(await watched(rest[2 * slow.length + 1] ?? ''))
  } while (slow.length < PAGES && best(slow) - best(fast) >= 100)
  for (const { whole, shell, html } of slow) {
    expect(whole).toBeGreaterThan(SLOW_MS * 0.9)
    expect(shell).toBeLessThan(whole)
    expect(html).toContain('</html>')
  }
  console.log(`page begins: ${best(fast).toFixed(0)} ms, with a section of ${SLOW_MS} ms ${best(slow).toFixed(0)} ms`)
  expect(best(slow) - best(fast)).toBeLessThan(100)

  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  const seen = await watched(rest.at(-1) ?? '', crawler)
  expect(seen.shell).toBeGreaterThan(SLOW_MS * 0.9)
  expect(seen.html).not.toContain('<template id="B:')
})
