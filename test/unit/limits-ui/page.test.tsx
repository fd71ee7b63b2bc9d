import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Limit } from '../../../shared/api/limits.ts'
import { LANGUAGES } from '../../../shared/i18n/dictionaries.ts'
import { shownValue } from '../../../shared/ui/limits/model.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { responsiblePage } from '../../../worker/edge/apps/office/responsible-page.tsx'
import { noticeOf } from '../../../worker/edge/forms/notice.ts'
import type { Origin } from '../../../worker/edge/origin/client.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { DAY, HOUR, limit, NOW, OFFERED, pending, SESSION } from './limits.ts'

const houseOf = (limits: Limit[] | null, change: Partial<Origin> = {}): Origin =>
  originWith([], {
    limits: async () => limits,
    availableLimits: async () => OFFERED,
    excludeReasons: async () => [{ id: 4, selfExcludeReason: 'Too much money' }],
    realityCheck: async () => SESSION,
    ...change,
  })

async function open(limits: Limit[] | null, { lang = 'en', query = '' } = {}) {
  const ctx = contextOf(`/office/responsible${query}`, houseOf(limits), { lang })
  const loaded = await responsiblePage.load(ctx, {})
  if (loaded.kind !== 'data') throw new Error(loaded.kind)
  return { html: renderToStaticMarkup(responsiblePage.view(loaded.data, ctx)), status: loaded.status }
}
/** The part of the page that belongs to one kind. */
const partOf = (html: string, kind: number) => {
  const from = html.indexOf(`id="limit-${kind}"`)
  const rest = html.slice(from + 1)
  const to = rest.search(/id="limit-|<\/section>/)
  return from < 0 ? '' : rest.slice(0, to)
}
/** What may be chosen of a kind. */
const optionsOf = (html: string, kind: number) => {
  const list = /name="value"[^>]*>(.*?)<\/select>/.exec(partOf(html, kind))?.[1] ?? ''
  return [...list.matchAll(/<option value="(\d+)"/g)].map(([, value]) => Number(value))
}

describe('the page of limits', () => {
  it('[S2.61] [S6.03] is the office’s, for who is signed in', async () => {
    expect(PAGES.responsible).toBeDefined()
    const { html } = await open([])
    expect(html).toContain('<h1>Limits and breaks</h1>')
    expect(html).toContain('href="/en/office/responsible" aria-current="page"')
  })

  it('[S3.01] [S3.02] [S3.03] has a form for each sort of amount and each period, and no amount in it', async () => {
    const { html } = await open([])
    for (const kind of [1, 2, 3, 10, 11, 12, 20, 21, 22]) {
      expect(partOf(html, kind)).toMatch(/<b>no limit<\/b>/)
      expect(partOf(html, kind)).toMatch(/<input[^>]*name="value"/)
      expect(partOf(html, kind)).not.toMatch(/<input[^>]*name="value"[^>]* value=/)
    }
  })

  it('tells what is set and what is left of it, and offers to remove it', async () => {
    const { html } = await open([limit(20, '50.00', { limitBalance: '20.00' })])
    const row = partOf(html, 20)
    expect(row).toContain('50.00\u00a0EUR')
    expect(row).toContain('20.00\u00a0EUR left')
    expect(row).toContain('Remove the limit')
    expect(row).toContain('not before 3 March 2026, 13:00')
  })

  it('[S3.09] shows 999999999 as no limit', async () => {
    expect([shownValue('999999999'), shownValue(999_999_999), shownValue('500')]).toEqual([null, null, '500'])
    const { html } = await open([limit(21, '999999999')])
    expect(partOf(html, 21)).toContain('<b>no limit</b>')
    expect(html).not.toContain('999999999.00')
    expect(partOf((await open([limit(21, '500')])).html, 21)).toContain('500\u00a0EUR')
  })

  it.each([20, 21, 22] as const)(
    '[S4.49] [S4.50] a pending change of %i tells the hours left and can be cancelled, not confirmed yet',
    async (kind) => {
      const row = partOf((await open([limit(kind, '50.00'), pending(kind, '80.00', 4)])).html, kind)
      expect(row).toContain('20 hours left')
      expect(row).toContain('value="cancel"')
      expect(row).not.toContain('value="confirm"')
      expect(row).toContain('open=""')
    },
  )

  it('[S4.51] after its 24 hours a change waits for the player’s yes, until it lapses', async () => {
    const open23 = partOf((await open([limit(20, '50.00'), pending(20, '80.00', 23)])).html, 20)
    expect(open23).toContain('1 hour left')
    const row = partOf((await open([limit(20, '50.00'), pending(20, '80.00', 25)])).html, 20)
    expect(row).not.toContain('left')
    expect(row).toContain('value="confirm"')
    expect(row).toContain('before 9 March 2026, 12:00')
    const asked = limit(20, '80.00', { limitState: 'PENDING', startedAt: NOW - 23 * HOUR, endsAt: null })
    expect(partOf((await open([asked])).html, 20)).toContain('1 hour left')
  })

  it.each([30, 33] as const)(
    '[S4.52] [S4.53] [S4.54] %i in force is told with its end, not to be cancelled, its field shut',
    async (kind) => {
      const part = partOf((await open([limit(kind, 30 * DAY, { endsAt: NOW + 29 * DAY })])).html, kind)
      expect(part).toContain('In force until 31 March 2026, 13:00')
      expect(part).not.toContain('value="cancel"')
      expect(part).toMatch(/<select[^>]*disabled=""/)
      const endless = partOf((await open([limit(kind, 30 * DAY)])).html, kind)
      expect(endless).not.toMatch(/<select[^>]*disabled/)
    },
  )

  it('[S9.26] [S9.27] [S9.28] [S9.29] [S9.30] offers the days, hours and minutes that the house offers', async () => {
    const { html } = await open([])
    expect(optionsOf(html, 30).map((seconds) => seconds / DAY)).toEqual([1, 7, 30, 90, 180, 365, 730, 1095, 1825])
    expect(optionsOf(html, 33).map((seconds) => seconds / DAY)).toEqual([1, 7, 30])
    expect(optionsOf(html, 32)).toEqual([5, 10, 15, 30, 45, 60])
    expect(optionsOf(html, 31)).toEqual([999_999_999, ...Array.from({ length: 24 }, (_, i) => i + 1)])
  })

  it('[S3.05] [S3.06] tells hours of a session and minutes between reality checks', async () => {
    const { html } = await open([limit(31, 2, { limitBalance: 4800 }), limit(32, 30)])
    expect(html).toContain('2 hours a day')
    expect(html).toContain('1:20:00 left')
    expect(html).toContain('every 30 minutes')
  })

  it('[S8.28] asks before a self-exclusion, with its end, the warning and a yes of its own', async () => {
    const { html } = await open([], { query: `?ask=30&value=${180 * DAY}&reason=4` })
    const question = html.slice(html.indexOf('data-question'), html.indexOf('</section>'))
    expect(question).toContain('Self-exclusion cannot be undone before its end. You will be signed out.')
    expect(question).toContain('29 August 2026, 13:00')
    expect(question).toMatch(/<input type="checkbox" required=""[^>]*name="agree"/)
    expect(question).toContain('name="reason" value="4"')
  })

  it('asks of nothing that is not on offer', async () => {
    for (const query of ['?ask=30&value=5', '?ask=20&value=86400', '?ask=33&value=-1', '?ask=33'])
      expect((await open([], { query })).html).not.toContain('data-question')
    expect((await open([], { query: `?ask=33&value=${DAY}` })).html).toContain('Take a break for 1 day?')
  })

  it('says that a longer period’s lower limit is reached first', async () => {
    const { html } = await open([limit(20, '100.00'), limit(21, '50.00')])
    expect(partOf(html, 20)).toContain('The limit for 7 days is lower')
    expect(partOf(html, 21)).not.toContain('is lower')
  })

  it('tells how the session goes', async () => {
    const { html } = await open([])
    expect(html).toContain('1:06:40')
    expect(html).toContain('−17.50\u00a0EUR')
  })

  it('lets a reality check that is due be answered without scripts, and offers nothing before', async () => {
    expect((await open([])).html).not.toContain('value="continue"')
    const ctx = contextOf(
      '/office/responsible',
      houseOf([], { realityCheck: async () => ({ ...SESSION, dueAt: SESSION.time }) }),
    )
    const loaded = await responsiblePage.load(ctx, {})
    const html = loaded.kind === 'data' ? renderToStaticMarkup(responsiblePage.view(loaded.data, ctx)) : ''
    expect(html).toContain('value="continue"')
    const { to, calls } = await post({ action: 'continue', kind: '32' })
    expect(calls).toEqual([['reality-check', { data: { attributes: { action: 'continue' } } }]])
    expect(to).toBe(back('limit-seen', 32))
  })

  it('says that it is unavailable when the origin does not answer', async () => {
    const { html, status } = await open(null)
    expect(status).toBe(503)
    expect(html).not.toContain('name="value"')
  })

  it('[S1.01] says everything in every language', async () => {
    const limits = [limit(20, '50.00'), pending(20, '80.00', 4), pending(21, '80.00', 30), limit(31, 2)]
    for (const lang of LANGUAGES)
      for (const query of ['', `?ask=30&value=${180 * DAY}`, `?ask=33&value=${DAY}`]) {
        const { html } = await open(limits, { lang, query })
        expect([lang, html.match(/\b(limits|responsible|office)_[a-z_]+\b/g)]).toEqual([lang, null])
        expect(html).not.toMatch(/\{[a-z]+[,}]/)
      }
  })
})

type Call = readonly [name: string, ...given: unknown[]]
interface Said {
  /** What the origin answers, its title when it refuses. */
  data?: unknown
  refuse?: string
}
const ctxOf = (calls: Call[], { data = null, refuse }: Said) => {
  const answer = async (...call: Call) => {
    calls.push(call)
    return refuse === undefined
      ? { ok: true as const, data }
      : { ok: false as const, status: 422, title: refuse, body: null }
  }
  const origin = houseOf([], {
    post: (path, body) => answer(path.split('/').at(-1) ?? '', body),
    removeLimit: (kind) => answer('remove', kind),
  })
  return contextOf('/office/responsible', origin)
}
/** Posts a form; gives where it leads, or the page that it shows, and what was asked of the origin. */
async function post(fields: Record<string, string>, said: Said = {}) {
  const calls: Call[] = []
  const ctx = ctxOf(calls, said)
  const led = await responsiblePage.post?.(new URLSearchParams(fields), ctx, {})
  if (!led || led instanceof Response || led.kind === 'notFound') throw new Error('no answer')
  return led.kind === 'redirect'
    ? { to: led.to, html: '', calls }
    : { to: '', html: renderToStaticMarkup(responsiblePage.view(led.data, ctx)), calls }
}
/** An answer of the call that saves limits. */
const savedAs = (limitsData: Limit[], more: object = {}) => ({
  status: 200,
  message: '',
  questions: [],
  tokenGuid: null,
  limitsData,
  ...more,
})
const TOKEN = '0b4dba3c-27a3-4b2e-9d5f-0f6b3e2b8f11'
const back = (notice: string, kind: number) => `/en/office/responsible?notice=${notice}&kind=${kind}#limit-${kind}`

describe('its forms', () => {
  it('[S7.25] [S7.37] save an amount as it was typed, by the call of limits', async () => {
    const { to, calls } = await post({ action: 'set', kind: '20', value: '1 000,50' }, { data: savedAs([]) })
    expect(calls).toEqual([['limits', { limits: [{ limitType: 20, limitValue: '1000.50' }] }]])
    expect(to).toBe(back('limit-saved', 20))
  })

  it('say that a loosening waits', async () => {
    const { to } = await post({ action: 'set', kind: '20', value: '80' }, { data: savedAs([pending(20, '80.00', 0)]) })
    expect(to).toBe(back('limit-asked', 20))
  })

  it('save hours and minutes as numbers, and what is not set as no limit', async () => {
    expect((await post({ action: 'set', kind: '31', value: '2' })).calls).toEqual([
      ['limits', { limits: [{ limitType: 31, limitValue: 2 }] }],
    ])
    expect((await post({ action: 'set', kind: '31', value: '999999999' })).calls).toEqual([
      ['limits', { limits: [{ limitType: 31, limitValue: 999_999_999 }] }],
    ])
  })

  it('[S5.46] [S7.26] [S7.39] tell a refused value in words, and send none that is empty', async () => {
    expect((await post({ action: 'set', kind: '20', value: '-1' }, { refuse: 'main_query_error' })).to).toBe(
      back('limits_bad_value', 20),
    )
    const empty = await post({ action: 'set', kind: '20', value: '' })
    expect(empty).toMatchObject({ to: back('limits_bad_value', 20), calls: [] })
  })

  it('[S7.25] [S7.27] show the questions that the house asks before a loosening, and send the answers with their token', async () => {
    const questions = [
      {
        id: 1,
        text: 'Is it wise?',
        answers: [
          { id: 1, text: 'Yes' },
          { id: 2, text: 'No' },
        ],
      },
      { id: 3, text: 'Sure?', answers: [{ id: 1, text: 'Yes' }] },
    ]
    const { html } = await post(
      { action: 'set', kind: '20', value: '80' },
      { data: savedAs([], { questions, tokenGuid: TOKEN }) },
    )
    expect(html).toContain('<legend>Is it wise?</legend>')
    expect(html).toContain(`name="token" value="${TOKEN}"`)
    expect(html.match(/type="radio"/g)).toHaveLength(3)

    const fields = {
      action: 'answer',
      kind: '20',
      token: TOKEN,
      'question-1': '2',
      'question-3': '1',
      'question-x': '1',
    }
    const right = { questionsResult: [{ id: 1, isRight: true }], success: true, limitsData: [pending(20, '80.00', 0)] }
    const { to, calls } = await post(fields, { data: right })
    const answers = [
      { id: 1, answerId: 2 },
      { id: 3, answerId: 1 },
    ]
    expect([to, calls]).toEqual([back('limit-asked', 20), [['testanswers', { tokenGuid: TOKEN, answers }]]])
    expect((await post(fields, { data: { ...right, success: false } })).to).toBe(back('limits_test_wrong', 20))
    expect((await post(fields, { refuse: 'main_not_found' })).to).toBe(back('main_not_found', 20))
  })

  it('[S7.28] [S7.38] [S8.21] [S8.22] [S8.23] [S8.24] confirm and cancel what waits', async () => {
    const confirm = { action: 'confirm', kind: '20' }
    const cancel = { action: 'cancel', kind: '21' }
    const done = await post(confirm)
    expect(done.calls).toEqual([['limitaction', { limitType: 20, action: 'confirm' }]])
    expect(done.to).toBe(back('responsible_gaming_confirm_limit_success', 20))
    expect((await post(confirm, { refuse: 'main_query_error' })).to).toBe(
      back('responsible_gaming_confirm_limit_error', 20),
    )
    const taken = await post(cancel)
    expect(taken.calls).toEqual([['limitaction', { limitType: 21, action: 'reject' }]])
    expect(taken.to).toBe(back('responsible_gaming_cancel_limit_success', 21))
    expect((await post(cancel, { refuse: 'main_query_error' })).to).toBe(
      back('responsible_gaming_cancel_limit_error', 21),
    )
  })

  it('[S7.29] ask for a limit’s removal by DELETE', async () => {
    const { to, calls } = await post({ action: 'remove', kind: '22' })
    expect([to, calls]).toEqual([back('limit-asked', 22), [['remove', 22]]])
  })

  it('begin a time-out of whole days in seconds', async () => {
    const { to, calls } = await post({ action: 'begin', kind: '33', value: String(7 * DAY) })
    expect(calls).toEqual([['limits', { limits: [{ limitType: 33, limitValue: 7 * DAY }] }]])
    expect(to).toBe(back('limit-break', 33))
  })

  it('[S7.30] exclude a player who has said yes, and lead him where a visitor may read', async () => {
    const fields = { action: 'begin', kind: '30', value: String(180 * DAY), reason: '4' }
    const unsure = await post(fields)
    expect(unsure.calls).toEqual([])
    expect(unsure.to).toContain('notice=limits_must_agree')
    const { to, calls } = await post({ ...fields, agree: '1' })
    expect(calls).toEqual([['BlockUser', { seconds: 180 * DAY, reasonId: 4 }]])
    expect(to).toBe('/en/responsiblegaming?notice=excluded')
  })

  it('refuse what names no kind or nothing to do', async () => {
    expect((await post({ action: 'set', kind: '99', value: '1' })).to).toContain('notice=main_query_error')
    expect((await post({ action: 'constructor', kind: '20' })).calls).toEqual([])
    expect((await post({ action: 'begin', kind: '20', value: '86400' })).calls).toEqual([])
  })

  it('leave words that the page says', () => {
    const { t } = contextOf('/', originWith([]))
    for (const notice of [
      'limit-seen',
      'limit-saved',
      'limit-asked',
      'limit-break',
      'excluded',
      'responsible_gaming_confirm_limit_success',
    ])
      expect(noticeOf(notice, t)).toMatchObject({ kind: 'done', text: expect.stringMatching(/ /) })
    for (const notice of ['limits_bad_value', 'limits_must_agree', 'responsible_gaming_cancel_limit_error'])
      expect(noticeOf(notice, t)).toMatchObject({ kind: 'error', text: expect.stringMatching(/ /) })
    for (const nothing of ['limits_title', 'constructor', '']) expect(noticeOf(nothing, t)).toBeNull()
  })
})
