import { describe, expect, it } from 'vitest'
import { applyFrame, newBook } from '../../../client/realtime/book.ts'
import { parseFrame } from '../../../client/realtime/frame.ts'
import { slipPrices } from '../../../client/realtime/slip-prices.ts'
import { socketUrl, topicsFor } from '../../../client/realtime/topics.ts'
import { leg } from './legs.ts'

const frame = (x: unknown) => parseFrame(JSON.stringify(x))
const snapshot = (version: number, outcomes: unknown[]) => frame({ version, snapshot: { outcomes, events: [] } })

describe('a frame of the live socket', () => {
  it('is read with prices in thousandths', () => {
    expect(frame({ version: 5, changes: [[11, '1.85', 0]], events: [[3, '2:1', 63, 2]] })).toEqual({
      kind: 'changes',
      version: 5,
      outcomes: [[11, { coef: 1850, flags: 0 }]],
      events: [[3, { score: '2:1', minute: 63, status: 2 }]],
    })
  })

  it.each(['', 'nonsense', '7', '{}', '{"resync":true}', '{"version":"5","changes":[]}'])(
    'asks for a snapshot after %j',
    (text) => {
      expect(parseFrame(text)).toEqual({ kind: 'resync' })
    },
  )

  it('leaves rows out that are no prices', () => {
    expect(
      frame({
        version: 5,
        changes: [
          [11, 1.85, 0],
          [12, '0.9', 0],
          ['13', '2', 0],
          [14, '2', 1],
        ],
      }),
    ).toMatchObject({
      outcomes: [[14, { coef: 2000, flags: 1 }]],
    })
  })
})

describe('the book of a page', () => {
  it('drops a delta at or below the version that it knows', () => {
    const book = newBook(7)
    expect(applyFrame(book, frame({ version: 7, changes: [[1, '2', 0]] }))).toEqual({ outcomes: [], events: [] })
    expect(book.prices.size).toBe(0)
  })

  it('replaces everything at a snapshot and merges nothing (B-16)', () => {
    const book = newBook(0)
    applyFrame(
      book,
      snapshot(1, [
        [1, '2.00', 0],
        [2, '3.10', 0],
      ]),
    )
    applyFrame(book, snapshot(9, [[1, '2.10', 0]]))
    expect([...book.prices]).toEqual([[1, { coef: 2100, flags: 0 }]])
    expect(book.version).toBe(9)
  })

  it('takes a snapshot of a book that was set up anew, although its version is lower', () => {
    const book = newBook(500)
    applyFrame(book, snapshot(3, []))
    expect(book.version).toBe(3)
  })

  it('moves its version on with a sign of life, and asks for a snapshot when that goes back', () => {
    const book = newBook(10)
    applyFrame(book, frame({ version: 12, alive: true }))
    expect(book.version).toBe(12)
    expect(applyFrame(book, frame({ version: 11, alive: true }))).toBe('resync')
  })

  it('asks for a snapshot when the server says so', () => {
    expect(applyFrame(newBook(1), frame({ resync: true }))).toBe('resync')
  })
})

describe("the coupon's prices", () => {
  const topics = ['event:1', 'event:2']

  it('follow the book', () => {
    const book = newBook(0)
    applyFrame(book, snapshot(1, [[101, '2.05', 1]]))
    expect(slipPrices(book, [leg(1)], topics)).toEqual([[101, { coef: 2050, flags: 1 }]])
  })

  it('are gone when a snapshot of their event does not name them (B-16)', () => {
    const book = newBook(0)
    applyFrame(book, snapshot(1, []))
    expect(slipPrices(book, [leg(2)], topics)).toEqual([[201, { coef: 1850, flags: 2 }]])
  })

  it('stay unknown before the snapshot, and of an event that was not asked for', () => {
    expect(slipPrices(newBook(0), [leg(1)], topics)).toEqual([])
    const book = newBook(0)
    applyFrame(book, snapshot(1, []))
    expect(slipPrices(book, [leg(3)], topics)).toEqual([])
  })
})

describe('topics', () => {
  it('join the page and the events of the coupon, each once', () => {
    expect(topicsFor(['sport:1', 'event:5'], [5, 7, 7])).toEqual(['sport:1', 'event:5', 'event:7'])
  })

  it('are at most what a socket takes', () => {
    expect(
      topicsFor(
        ['sport:1'],
        Array.from({ length: 90 }, (_, i) => i + 1),
      ),
    ).toHaveLength(50)
  })

  it('stand in the address, with the version when deltas will do', () => {
    expect(socketUrl('https://bets.example', ['sport:1', 'event:5'], 42)).toBe(
      'wss://bets.example/feed-api/v1/live?topics=sport%3A1%2Cevent%3A5&since=42',
    )
    expect(socketUrl('http://localhost:8787', ['sport:1'], null)).toBe(
      'ws://localhost:8787/feed-api/v1/live?topics=sport%3A1',
    )
  })
})
