import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, readAnswer } from '../../../client/api/request.ts'
import { type Action, AGAIN_MS, type Approval, approvalsOf, watchApprovals } from '../../../client/limits/approval.ts'
import { outcomeOf } from '../../../client/limits/ask-approval.ts'
import { careTexts } from '../../../client/limits/texts.ts'
import { ApprovalDialog } from '../../../shared/ui/limits/approval-dialog.tsx'

const NOW = 1_772_445_600_000
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})
afterEach(() => vi.useRealTimers())

const waiting = (kind: number, inSeconds: number) => ({
  limitType: kind,
  limitValue: '80.00',
  timestamp: NOW / 1000 + inSeconds,
})

/** A player's page: what his server has waiting, what he is asked, what is posted. */
function page(items: object[], said: (action: Action) => Answer = () => readAnswer(200, { status: 200, title: '' })) {
  const lists: string[] = []
  const posts: unknown[] = []
  const asked: { approval: Approval; answer(action: Action): Promise<void> }[] = []
  const house = { items }
  const watch = watchApprovals({
    call: async (path, options) => {
      if (options?.method !== 'POST') {
        lists.push(path)
        return readAnswer(200, { data: { items: house.items, total: house.items.length, page: 1 } })
      }
      posts.push(options.body)
      return said(Object(options.body).action)
    },
    now: async () => Date.now(),
    ask: (approval, decide) =>
      new Promise((done) => {
        asked.push({
          approval,
          answer: async (action) => {
            await decide(action)
            done()
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
  })
  return { house, watch, lists, posts, asked, settle: () => vi.advanceTimersByTimeAsync(0) }
}

describe('deposit limits that wait', () => {
  it('[S7.54] are asked for when a player is signed in', async () => {
    const { lists, settle, asked } = page([])
    await settle()
    expect(lists).toEqual(['/limit-service-api/limit/external/web/api/v1/clientlimits'])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([lists.length, asked.length]).toEqual([1, 0])
  })

  it('[S4.47] [S1.16] are asked about when their time has passed, and stay until there is an answer', async () => {
    const { asked, settle, lists } = page([waiting(20, -5)])
    await settle()
    expect(asked.map(({ approval }) => approval)).toEqual([{ kind: 20, value: '80.00', at: NOW / 1000 - 5 }])
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect([asked.length, lists.length]).toEqual([1, 1])
  })

  it('[S4.48] are asked for once more when the time comes, and the next timer is set', async () => {
    const { house, lists, asked, settle } = page([waiting(20, 60)])
    await settle()
    await vi.advanceTimersByTimeAsync(59_000)
    expect([lists.length, asked.length]).toEqual([1, 0])
    house.items = [waiting(20, 120)]
    await vi.advanceTimersByTimeAsync(1000)
    expect([lists.length, asked.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(120_000)
    expect([lists.length, asked.length]).toEqual([3, 1])
  })

  it('waits of more days than a timer can', async () => {
    const { lists, settle } = page([waiting(22, 40 * 86_400)])
    await settle()
    await vi.advanceTimersByTimeAsync(39 * 86_400_000)
    expect(lists).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(86_400_000)
    expect(lists).toHaveLength(2)
  })

  it.each(['confirm', 'reject'] as const)('[S7.70] [S7.28] the answer %s is posted with its kind', async (action) => {
    const { asked, posts, settle } = page([waiting(21, 0)])
    await settle()
    await asked[0]?.answer(action)
    expect(posts).toEqual([{ limitType: 21, action }])
  })

  it('[S4.56] [S4.57] a rejected one is gone here whatever is answered, but after 401 and 403', async () => {
    for (const [status, isGone] of [
      [200, true],
      [500, true],
      [409, true],
      [401, false],
      [403, false],
    ] as const) {
      const { watch, asked, settle } = page([waiting(20, 0)], () => readAnswer(status, {}))
      await settle()
      const given = asked[0]?.answer('reject')
      await Promise.resolve()
      await Promise.resolve()
      expect([status, watch.known().length]).toEqual([status, isGone ? 0 : 1])
      await given
      watch.end()
    }
  })

  it('[S4.57] a confirmation that fails is asked for again, later', async () => {
    const { asked, settle } = page([waiting(20, 0)], () => readAnswer(409, { title: 'x' }))
    await settle()
    await asked[0]?.answer('confirm')
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(AGAIN_MS)
    expect(asked).toHaveLength(2)
  })

  it('are watched no more for a visitor', async () => {
    const { watch, lists, settle } = page([waiting(20, 60)])
    await settle()
    watch.end()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(lists).toHaveLength(1)
  })

  it('[S3.103] [S3.09] come with a time in seconds; another kind, and what is no limit, are told apart', () => {
    const none = { limitType: 21, limitValue: '999999999', timestamp: 1_700_000_000 }
    expect(
      approvalsOf({ items: [none, { limitType: 10, limitValue: '5', timestamp: 1 }, 7, { limitType: 20 }] }),
    ).toEqual([{ kind: 21, value: null, at: 1_700_000_000 }])
    expect(new Date(1_700_000_000 * 1000).toISOString()).toBe('2023-11-14T22:13:20.000Z')
    expect(approvalsOf(null)).toEqual([])
  })
})

describe('what is said of an answer', () => {
  const said = async (answer: Answer, action: Action) => outcomeOf(answer, action, await careTexts('en'))

  it('[S8.21] [S8.22] of a confirmation', async () => {
    expect(await said(readAnswer(204, null), 'confirm')).toEqual({ kind: 'done', text: 'The limit is confirmed' })
    expect(await said(readAnswer(400, {}), 'confirm')).toEqual({ kind: 'error', text: 'The limit was not confirmed' })
  })
  it('[S8.23] [S8.24] of a cancellation', async () => {
    expect(await said(readAnswer(204, null), 'reject')).toMatchObject({ kind: 'done', text: /is cancelled/ })
    expect(await said(readAnswer(400, {}), 'reject')).toMatchObject({ kind: 'error', text: /was not cancelled/ })
    const lost: Answer = { ok: false, answered: false, status: 0, code: 'network' }
    expect(await said(lost, 'reject')).toMatchObject({ kind: 'error', text: /was not cancelled/ })
  })
  it('[S8.25] the server’s title comes first, as its text where there is one', async () => {
    expect(await said(readAnswer(200, { status: 200, title: 'Done by server' }), 'confirm')).toEqual({
      kind: 'done',
      text: 'Done by server',
    })
    expect(await said(readAnswer(409, { title: 'Too early' }), 'confirm')).toEqual({ kind: 'error', text: 'Too early' })
    expect(await said(readAnswer(200, { title: 'responsible_gaming_cancel_limit_success' }), 'confirm')).toMatchObject({
      text: /is cancelled/,
    })
  })
})

it('[S4.47] the dialog says period and value, and offers to approve and to reject, in every language', async () => {
  for (const lang of ['en', 'ru', 'ar']) {
    const t = await careTexts(lang)
    const decide = async () => {}
    const html = renderToStaticMarkup(
      createElement(ApprovalDialog, { t, props: { kind: 21, value: '80.00', currency: 'EUR', decide } }),
    )
    expect(html).toContain('80.00\u00a0EUR')
    expect(html).toContain(t('care_period_21'))
    expect(html.match(/<button/g)).toHaveLength(2)
    expect(html).not.toMatch(/care_/)
  }
})
