import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from '../../../client/api/request.ts'
import type { Loaded } from '../../../client/navigation/load-page.ts'
import { askTerms, followTerms, type Place } from '../../../client/page/terms-change.ts'
import { AFTER_OTHERS_MS, TERMS_CHECK_MS, watch } from '../../../client/page/terms-watch.ts'
import { readState } from '../../../client/state.ts'

const state = readState({ v: 1 })
if (!state) throw new Error('no state')

describe('the watch', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  type Others = Parameters<typeof watch>[1]['others']
  const channels = new Set<Others>()
  afterEach(() => channels.clear())

  /** A tab of the player: what it says is heard by the others. */
  function tab() {
    const page = { hidden: false, checks: 0 }
    const others: Others = {
      onmessage: null,
      postMessage: () => {
        for (const each of channels)
          if (each !== others) Reflect.apply(each.onmessage ?? (() => {}), each, [new MessageEvent('message')])
      },
      close: () => channels.delete(others),
    }
    channels.add(others)
    const start = () => watch(() => void page.checks++, { isHidden: () => page.hidden, others })
    return { page, start }
  }

  it('[S4.61][S4.62][S9.08] checks at once, then each 60 s', () => {
    expect(TERMS_CHECK_MS).toBe(60_000)
    const { page, start } = tab()
    start()
    expect(page.checks).toBe(1)
    vi.advanceTimersByTime(59_999)
    expect(page.checks).toBe(1)
    vi.advanceTimersByTime(180_000 - 59_999)
    expect(page.checks).toBe(4)
  })

  it('rests while the page is hidden, and checks when it is looked at again and a check is due', () => {
    const { page, start } = tab()
    const { seen } = start()
    page.hidden = true
    vi.advanceTimersByTime(600_000)
    expect(page.checks).toBe(1)
    page.hidden = false
    seen()
    expect(page.checks).toBe(2)
    seen()
    expect(page.checks).toBe(2)
    vi.advanceTimersByTime(60_000)
    expect(page.checks).toBe(3)
  })

  it('waits for the first look at a page that was opened behind another', () => {
    const { page, start } = tab()
    page.hidden = true
    const { seen } = start()
    vi.advanceTimersByTime(120_000)
    expect(page.checks).toBe(0)
    page.hidden = false
    seen()
    expect(page.checks).toBe(1)
  })

  it('ends with the session', () => {
    const { page, start } = tab()
    start().end()
    vi.advanceTimersByTime(600_000)
    expect(page.checks).toBe(1)
  })

  it('of two visible tabs one asks; the other takes over when that one is hidden', () => {
    const first = tab()
    const second = tab()
    first.start()
    vi.advanceTimersByTime(20_000)
    second.start()
    vi.advanceTimersByTime(600_000)
    expect(first.page.checks + second.page.checks).toBe(12)
    second.page.hidden = true
    vi.advanceTimersByTime(60_000 + AFTER_OTHERS_MS)
    const [left, right] = [first.page.checks, second.page.checks]
    vi.advanceTimersByTime(120_000)
    expect([first.page.checks, second.page.checks]).toEqual([left + 2, right])
  })
})

describe('the check', () => {
  const ask = (answer: Answer) => askTerms(async () => answer)

  it('[S4.66] tells that the rules have changed, and when', async () => {
    const data = { result: true, updatedAt: '2026-11-01T10:00:00.000Z' }
    expect(await ask({ ok: true, answered: true, status: 200, data })).toEqual({
      changed: true,
      updatedAt: data.updatedAt,
    })
  })

  it('[S4.67] that fails or makes no sense says nothing', async () => {
    const refused = { code: '500', title: '', message: '', forPerson: false, body: { result: true } }
    expect(await ask({ ok: false, answered: true, status: 500, ...refused })).toBeNull()
    expect(await ask({ ok: false, answered: false, status: 0, code: 'network' })).toBeNull()
    expect(await ask({ ok: true, answered: true, status: 200, data: { result: 'yes' } })).toBeNull()
    expect(await ask({ ok: true, answered: true, status: 204, data: null })).toBeNull()
  })
})

describe('changed rules', () => {
  const PAGE: Loaded = {
    kind: 'page',
    version: 'v',
    page: {
      path: '',
      title: '',
      style: '',
      body: '',
      head: '',
      lang: 'en',
      dir: 'ltr',
      layout: 'empty',
      regions: {},
      state,
    },
  }
  const redirect = (to: string): Loaded => ({ kind: 'redirect', version: 'v', to })
  const changed = (updatedAt: string | null = 'a') => ({ changed: true, updatedAt })

  /** A page at an address before a host that answers by a table; `done` is what happened to it. */
  function pageAt(address: string, host: Record<string, Loaded> = {}) {
    const done: string[] = []
    let told: string | null = null
    const place: Place = {
      here: new URL(address, 'https://example.test'),
      load: async (path) => host[path] ?? null,
      go: (path) => void done.push(`go ${path}`),
      leave: (path) => void done.push(`leave to ${path}`),
      alert: () => void done.push('alert'),
      told: () => told,
      tell: (signature) => {
        told = signature
      },
    }
    const follow = (terms: Parameters<typeof followTerms>[0], userId = 7) => followTerms(terms, userId, 'en', place)
    return { follow, done }
  }

  it('[S4.63] lead a player who may confirm them to that page, with the way back', async () => {
    const host = { '/en/confirm': PAGE, '/en/line/football?page=2': redirect('/en/confirm?next=%2Fen%2Fline') }
    const { follow, done } = pageAt('/en/line/football?page=2#top', host)
    await follow(changed())
    expect(done).toEqual(['go /en/confirm?next=%2Fen%2Fline%2Ffootball%3Fpage%3D2%23top'])
  })

  it('leave alone who reads what may be read before', async () => {
    const { follow, done } = pageAt('/en/rules/1', { '/en/confirm': PAGE, '/en/rules/1': PAGE })
    await follow(changed())
    expect(done).toEqual([])
  })

  it('leave alone who stands before the question already', async () => {
    const { follow, done } = pageAt('/en/confirm?next=%2Fen%2Flive', { '/en/confirm': PAGE })
    await follow(changed())
    expect(done).toEqual([])
  })

  it('[S4.64] are told of once for each change where the player may not confirm', async () => {
    const { follow, done } = pageAt('/en/live', { '/en/confirm': redirect('/en/'), '/en/live': PAGE })
    await follow(changed('a'))
    await follow(changed('a'))
    expect(done).toEqual(['alert'])
    await follow(changed('b'))
    await follow(changed('b'))
    expect(done).toEqual(['alert', 'alert'])
  })

  it('are told of to each player of the same browser', async () => {
    const { follow, done } = pageAt('/en/live', { '/en/confirm': redirect('/en/') })
    await follow(changed('a'), 7)
    await follow(changed('a'), 8)
    expect(done).toEqual(['alert', 'alert'])
  })

  it('are not told of when another guard than that of the rules answers', async () => {
    const { follow, done } = pageAt('/en/live', { '/en/confirm': redirect('/en/maintenance') })
    await follow(changed())
    expect(done).toEqual([])
  })

  it('[S4.65] that are none send from that page to the root, and nowhere from another', async () => {
    const none = { changed: false, updatedAt: null }
    const asked = pageAt('/en/confirm')
    await asked.follow(none)
    expect(asked.done).toEqual(['leave to /en/'])
    const withWayBack = pageAt('/en/confirm?next=%2Fen%2Flive')
    await withWayBack.follow(none)
    expect(withWayBack.done).toEqual(['leave to /en/live'])
    const other = pageAt('/en/live')
    await other.follow(none)
    expect(other.done).toEqual([])
  })

  it('[S4.67] of which nothing is known, or a host that does not answer, change nothing', async () => {
    for (const address of ['/en/live', '/en/confirm']) {
      const { follow, done } = pageAt(address)
      await follow(null)
      await follow(changed())
      expect(done).toEqual([])
    }
  })
})
