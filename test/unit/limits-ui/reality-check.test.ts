import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, readAnswer } from '../../../client/api/request.ts'
import { after } from '../../../client/limits/after.ts'
import { careTexts } from '../../../client/limits/texts.ts'
import { type SessionFacts, sessionFacts } from '../../../client/reality-check/session-facts.ts'
import { AGAIN_MS, CHUNK_MS, type RealityAnswer, watchReality } from '../../../client/reality-check/watch.ts'
import { RealityDialog } from '../../../shared/ui/limits/reality-dialog.tsx'
import { SESSION } from './limits.ts'

const START = 1_772_445_600_000
const MINUTE = 60_000
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
})
afterEach(() => vi.useRealTimers())

/** A server that owns the next check, and a player who sees prompts. */
function play({ minutes = 5, isHideable = true, refuse = (): Answer | null => null } = {}) {
  let due = Date.now() + minutes * MINUTE
  const posts: unknown[] = []
  const prompts: { facts: SessionFacts; give(answer: RealityAnswer | null): Promise<void> }[] = []
  const seen = { left: 0, told: [] as boolean[] }
  const watch = watchReality({
    call: async (_path, options) => {
      if (options?.method === 'POST') {
        posts.push(options.body)
        const refused = refuse()
        if (refused) return refused
        due = Date.now() + minutes * MINUTE
        return readAnswer(200, { data: { dueAt: new Date(due).toISOString() } })
      }
      const time = new Date().toISOString()
      const dueAt = minutes === 0 ? null : new Date(due).toISOString()
      return readAnswer(200, { data: { ...SESSION, minutes, isHideable, dueAt, time } })
    },
    prompt: (facts) =>
      new Promise((resolve) => {
        const shownAt = Date.now()
        const give = async (answer: RealityAnswer | null) => {
          resolve(answer && { answer, shownAt })
          await vi.advanceTimersByTimeAsync(0)
        }
        prompts.push({ facts, give })
      }),
    leave: () => {
      seen.left++
    },
    tell: (isKnown) => void seen.told.push(isKnown),
  })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const answer = (action: RealityAnswer['action'], hide = false) => prompts.at(-1)?.give({ action, hide })
  return { watch, posts, prompts, seen, wait, answer, answeredElsewhere: () => (due = Date.now() + minutes * MINUTE) }
}

describe('a reality check', () => {
  it('[S4.21] [S1.15] prompts after its minutes, not before, and not at all for 0', async () => {
    const { prompts, wait } = play()
    await wait(5 * MINUTE - 1)
    expect(prompts).toHaveLength(0)
    await wait(2)
    expect(prompts).toHaveLength(1)
    const none = play({ minutes: 0 })
    await none.wait(120 * MINUTE)
    expect(none.prompts).toHaveLength(0)
  })

  it('[S4.21] does not prompt who has signed out in between', async () => {
    const { watch, prompts, wait } = play()
    await wait(MINUTE)
    watch.end()
    await wait(10 * MINUTE)
    expect(prompts).toHaveLength(0)
  })

  it('[S4.18] [S7.05] [S3.49] answered with continue starts the time anew, and the answer is sent with when it was shown', async () => {
    const { prompts, posts, wait, answer } = play()
    await wait(5 * MINUTE + 1)
    await wait(30_000)
    await answer('continue')
    const popup_show_at = new Date(START + 5 * MINUTE).toISOString()
    expect(posts).toEqual([{ data: { attributes: { action: 'continue', do_not_show_again: false, popup_show_at } } }])
    await wait(5 * MINUTE - 1)
    expect(prompts).toHaveLength(1)
    await wait(2)
    expect(prompts).toHaveLength(2)
  })

  it('[S4.17] answered with continue and keep-session prompts no more', async () => {
    const { prompts, posts, wait, answer } = play()
    await wait(5 * MINUTE + 1)
    await answer('continue', true)
    expect(posts).toMatchObject([{ data: { attributes: { do_not_show_again: true } } }])
    await wait(60 * MINUTE)
    expect(prompts).toHaveLength(1)
  })

  it('prompts all the same where the licence knows no keep-session', async () => {
    const { prompts, wait, answer } = play({ isHideable: false })
    await wait(5 * MINUTE + 1)
    await answer('continue', true)
    await wait(5 * MINUTE + 1)
    expect(prompts).toHaveLength(2)
  })

  it('[S4.19] [S4.16] answered with log_out leaves', async () => {
    const { seen, posts, prompts, wait, answer } = play()
    await wait(5 * MINUTE + 1)
    await answer('log_out')
    expect(posts).toMatchObject([{ data: { attributes: { action: 'log_out' } } }])
    expect(seen.left).toBe(1)
    await wait(60 * MINUTE)
    expect(prompts).toHaveLength(1)
  })

  it('[S4.20] answered with nothing starts the time anew', async () => {
    const { prompts, posts, wait, answer } = play()
    await wait(5 * MINUTE + 1)
    await answer('nothing')
    expect(posts).toMatchObject([{ data: { attributes: { action: 'nothing' } } }])
    await wait(5 * MINUTE + 1)
    expect(prompts).toHaveLength(2)
  })

  it('answered in another tab closes here and goes by the server’s next time', async () => {
    const { watch, prompts, posts, wait, answeredElsewhere } = play()
    await wait(5 * MINUTE + 1)
    answeredElsewhere()
    await prompts[0]?.give(null)
    watch.answered(true)
    await wait(5 * MINUTE - 10)
    expect([prompts.length, posts.length]).toEqual([1, 0])
    await wait(20)
    expect(prompts).toHaveLength(2)
  })

  it.each([
    ['is lost', { ok: false, answered: false, status: 0, code: 'network' }],
    ['is a 503', readAnswer(503, { code: 503, title: 'main_outcome_unknown' })],
    ['is a 500', readAnswer(500, null)],
  ] satisfies [string, Answer][])(
    'RG-68 whose POST %s closes all the same, lets play go on, and is sent again; the next check is not skipped',
    async (_, lost) => {
      let isDown = true
      const { prompts, posts, seen, wait, answer } = play({ refuse: () => (isDown ? lost : null) })
      await wait(5 * MINUTE + 1)
      await answer('continue')
      expect([posts.length, seen.told]).toEqual([1, [false]])
      isDown = false
      await wait(AGAIN_MS)
      expect([posts.length, prompts.length, seen.told]).toEqual([2, 1, [false, true]])
      await wait(5 * MINUTE + 1)
      expect(prompts).toHaveLength(2)
    },
  )
})

it('[S9.07] a wait of 12 minutes is one of 5, 5 and 2', async () => {
  expect(CHUNK_MS).toBe(300_000)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const act = vi.fn()
  after(12 * MINUTE, act, CHUNK_MS)
  await vi.advanceTimersByTimeAsync(12 * MINUTE)
  expect(waits.mock.calls.map(([, ms]) => ms).filter((ms) => ms)).toEqual([5 * MINUTE, 5 * MINUTE, 2 * MINUTE])
  expect(act).toHaveBeenCalledOnce()
  waits.mockRestore()
})

describe('what it shows', () => {
  it('is what the server tells; anything else is nothing', () => {
    const dueAt = new Date(Date.parse(SESSION.time) + 90_000).toISOString()
    expect(sessionFacts({ ...SESSION, dueAt })).toMatchObject({ dueIn: 90_000, net: '-17.50' })
    expect(sessionFacts({ ...SESSION, dueAt: null })?.dueIn).toBeNull()
    for (const broken of [null, {}, { ...SESSION, net: 5 }, { ...SESSION, minutes: '5' }])
      expect(sessionFacts(broken)).toBeNull()
  })

  it.each(['en', 'ru', 'ar'])(
    '[S1.15] %s: start, elapsed time, stakes, returns, net; continue and sign out',
    async (lang) => {
      const t = await careTexts(lang)
      const html = renderToStaticMarkup(
        createElement(RealityDialog, {
          t,
          props: {
            ...SESSION,
            since: '08:53',
            links: { history: '/h', limits: '/l' },
            answer: () => {},
          },
        }),
      )
      for (const text of ['08:53', '1:06:40', '30.00\u00a0EUR', '12.50\u00a0EUR', '−17.50\u00a0EUR', '/h', '/l'])
        expect(html).toContain(text)
      expect(html.match(/<button/g)).toHaveLength(2)
      expect(html).not.toContain('checkbox')
      expect(html).not.toMatch(/care_|\{/)
    },
  )
})
