import { describe, expect, it } from 'vitest'
import { errorText } from '../../../client/api/error-text.ts'
import { callHeaders, readAnswer, request } from '../../../client/api/request.ts'
import { refusalsOf } from '../../../client/coupon/answers.ts'
import { quoteOf } from '../../../client/coupon/body.ts'
import { twice } from '../../../client/islands/loader.ts'
import { isOwnPath, wayOn } from '../../../client/page/go-on.ts'
import { priorityOf } from '../../../client/page/tell-error.ts'
import { parseState } from '../../../client/state.ts'
import { type RankedNotice, withNotice } from '../../../client/stores/notifications.ts'
import { loadTexts } from '../../../client/texts/load.ts'
import { DEFAULT_DISPLAY } from '../../../shared/domain/settings/display.ts'
import { ERRORS, errorBody } from '../../../shared/errors/catalogue.ts'
import { encoded } from '../../../shared/ui/auth/sign-in-call.ts'
import { registrationErrors } from '../../../shared/ui/forms/registration-errors.ts'

describe('the state block', () => {
  const block = {
    v: 1,
    lang: 'ru',
    route: 'home',
    player: { userId: 5, name: 'A', money: '1.50', currency: 'EUR' },
    display: {
      theme: 'dark',
      coefViewId: 2,
      tzo: 5.5,
      is12h: true,
      hideLeft: false,
      hideRight: true,
      groupByCountry: false,
    },
    live: { topics: ['sport:1'], version: 7 },
    islands: { coupon: { lang: 'ru' } },
    recheck: true,
    idleMinutes: 30,
  }

  it('is read as the server wrote it, and frozen', () => {
    const { v: _, ...rest } = block
    const state = parseState(JSON.stringify(block))
    expect(state).toEqual({ ...rest, display: { ...DEFAULT_DISPLAY, ...rest.display } })
    expect(Object.isFrozen(state)).toBe(true)
  })

  it.each([undefined, '', '{}', '[]', '{"v":2}', 'null'])('counts as none: %j', (text) => {
    expect(parseState(text)).toBeNull()
  })

  it('[S3.39] falls back to defaults where a setting is unknown', () => {
    const state = parseState(
      JSON.stringify({ ...block, display: { coefViewId: 'x', theme: 5, pink: 1 }, player: 5, live: {} }),
    )
    expect(state).toMatchObject({ player: null, live: null, display: DEFAULT_DISPLAY })
  })
})

describe('notices', () => {
  const notice = (id: string, priority: 0 | 1 = 0): RankedNotice => ({ id, kind: 'info', text: `text ${id}`, priority })

  it('[S8.35] are at most three, of higher priority first', () => {
    const shown = ['a', 'b', 'c', 'd'].reduce<RankedNotice[]>(
      (list, id) => withNotice(list, notice(id)),
      withNotice([], notice('own', 1)),
    )
    expect(shown.map(({ id }) => id)).toEqual(['own', 'd', 'c'])
  })

  it('[S9.38] of a group of its own at most one, beside three of the common ones', () => {
    const shown = ['a', 'b', 'c', 'd'].reduce<RankedNotice[]>((list, id) => withNotice(list, notice(id)), [])
    expect(shown).toHaveLength(3)
    const grouped = ['old', 'new'].reduce<RankedNotice[]>(
      (list, id) => withNotice(list, { ...notice(id), group: 'update' }),
      shown,
    )
    expect(grouped.map(({ id }) => id)).toEqual(['new', 'd', 'c', 'b'])
  })

  it('do not pile up with the same text', () => {
    expect(withNotice([notice('a')], { ...notice('b'), text: 'text a' }).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('a call', () => {
  it('names itself to the server, carries its key, and opens the envelope', async () => {
    const seen: RequestInit[] = []
    const answer = await request('/x', { method: 'POST', body: { a: 1 }, key: 'k' }, async (_, init) => {
      seen.push(init ?? {})
      return Response.json({ data: { b: 2 } }, { status: 201 })
    })
    expect(answer).toEqual({ ok: true, answered: true, status: 201, data: { b: 2 } })
    expect(seen[0]).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'same-origin' })
    expect(new Headers(seen[0]?.headers).get('x-requested-with')).toBe('XMLHttpRequest')
    expect(new Headers(seen[0]?.headers).get('idempotency-key')).toBe('k')
  })

  it('[S8.04] without an answer says so and does not throw', async () => {
    const lost = { ok: false, answered: false, status: 0, code: 'network' }
    expect(await request('/x', {}, async () => Promise.reject(new TypeError('offline')))).toEqual(lost)
    expect(await request('/x', {}, async () => new Response('<html>'))).toEqual(lost)
  })

  it('[S8.05] that is cancelled is closed with 499; one that took too long was not cancelled by anybody', async () => {
    const stop = new AbortController()
    const cancelled = request('/x', {}, (_, init) => fetch('http://127.0.0.1:9/', { ...init, signal: stop.signal }))
    stop.abort()
    expect(await cancelled).toEqual({ ok: false, answered: false, status: 499, code: 'close' })
    const late = await request('/x', {}, () =>
      Promise.reject(AbortSignal.abort(new DOMException('', 'TimeoutError')).reason),
    )
    expect(late).toMatchObject({ answered: false, status: 0, code: 'network' })
  })

  it('[S7.36] carries what every call of this page carries', async () => {
    const before = { ...callHeaders }
    callHeaders['X-Language'] = 'ar'
    let seen = new Headers()
    await request('/x', {}, async (_, init) => {
      seen = new Headers(init?.headers)
      return Response.json({})
    })
    expect(Object.fromEntries(seen)).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'x-app-n': 'edgebook',
      'x-language': 'ar',
    })
    for (const name of Object.keys(callHeaders)) if (!(name in before)) delete callHeaders[name]
  })

  it('takes 204 for done', async () => {
    expect(await request('/x', {}, async () => new Response(null, { status: 204 }))).toMatchObject({
      ok: true,
      data: null,
    })
  })
})

describe('texts of errors', () => {
  it.each(['en', 'ru', 'ar'])('exist for every title of the catalogue in %s', async (lang) => {
    const t = await loadTexts(lang, 'auth')
    for (const { title, http, code } of Object.values(ERRORS)) {
      const answer = readAnswer(http, { code, title, message: 'x' })
      if (answer.ok || !answer.answered) throw new Error('an error was read as success')
      expect(errorText(answer, t)).not.toMatch(/^x$|_/)
    }
  })

  it("[S8.33] show the server's own words when they are meant for the person", async () => {
    const t = await loadTexts('en', 'auth')
    const unknown = readAnswer(409, { status: 2, code: 7, title: 'not_in_the_dictionary', message: 'Own words' })
    expect(unknown.ok ? '' : errorText(unknown, t)).toBe('Own words')
  })

  it.each([
    [{ status: 2, message: 'own' }, 1],
    [{ status: 1, message: 'own' }, 0],
    [{ status: 500 }, 0],
    [null, 0],
  ])('[S8.34] %o has the priority %i', (body, priority) => {
    const answer = readAnswer(409, body)
    expect(answer.ok ? null : priorityOf(answer)).toBe(priority)
  })

  it('[S8.04] a network failure is told as one', async () => {
    const t = await loadTexts('en', 'auth')
    const gone = await request('/x', {}, () => Promise.reject(new TypeError('offline')))
    expect(gone.ok ? '' : errorText(gone, t)).toBe(t('main_unavailable'))
  })

  it('[S8.19] a failed query without a text of the server’s says main_query_error', async () => {
    const t = await loadTexts('en', 'auth')
    const failed = readAnswer(500, null)
    expect(failed.ok ? '' : errorText(failed, t)).toBe(t('main_query_error'))
  })

  it('of a registration stand at their fields', async () => {
    const t = await loadTexts('en', 'auth')
    const read = (status: number, body: unknown) => {
      const answer = readAnswer(status, body)
      if (answer.ok || !answer.answered) throw new Error('not refused')
      return registrationErrors(answer.title, answer.body, errorText(answer, t), t)
    }
    expect(Object.keys(read(409, errorBody('emailTaken')))).toEqual(['email'])
    expect(Object.keys(read(422, errorBody('underage')))).toEqual(['birthday'])
    expect(
      Object.keys(
        read(
          422,
          errorBody('invalid', {
            issues: [
              { path: 'name', message: 'x' },
              { path: 'agree', message: 'x' },
            ],
          }),
        ),
      ),
    ).toEqual(['name', 'agree'])
    expect(Object.keys(read(429, errorBody('tooMany')))).toEqual(['form'])
  })
})

describe('reasons of a refused coupon', () => {
  it('are those of the legs, and the whole coupon where no leg has it', () => {
    expect(refusalsOf('SUSPENDED', { data: { bets: [{ outcomeId: 5, code: 'SUSPENDED' }] } })).toEqual([
      { outcomeId: 5, code: 'SUSPENDED' },
    ])
    expect(refusalsOf('BELOW_MIN', {})).toEqual([{ outcomeId: null, code: 'BELOW_MIN' }])
    expect(refusalsOf('403', {})).toEqual([])
  })
})

describe('the quote', () => {
  it('names the limits of the stake and the largest payout (B-35)', () => {
    const data = { minBetAmount: '0.20', maxBetAmount: '5000.00', maxPayout: '50000.00', coef: '200' }
    expect(quoteOf(data)).toMatchObject({ min: '0.20', max: '5000.00', maxPayout: '50000.00' })
    expect(quoteOf({ ...data, minBetAmount: null, maxPayout: 7 })).toMatchObject({
      min: null,
      max: '5000.00',
      maxPayout: null,
    })
  })
})

describe('signing in', () => {
  it('sends base64 of UTF-8', () => {
    expect(encoded('пароль')).toBe('0L/QsNGA0L7Qu9GM')
  })

  it.each([
    ['/en/office', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['https://evil.example', false],
    ['/a\nb', false],
    ['', false],
  ])('goes on to own pages only: %j', (next, own) => {
    expect(isOwnPath(next)).toBe(own)
  })

  it('leads where the player wanted to go, home from its own page, and else stays', () => {
    expect(wayOn('en', '/en/office', { pathname: '/en/user/login', search: '' })).toBe('/en/office')
    expect(wayOn('en', null, { pathname: '/en/user/login', search: '?next=%2Fen%2Foffice' })).toBe('/en/office')
    expect(wayOn('en', '//evil.example', { pathname: '/en/user/login/', search: '' })).toBe('/en/')
    expect(wayOn('en', null, { pathname: '/en/live', search: '' })).toBeNull()
  })
})

describe('a chunk', () => {
  it('is asked for once more when it does not come, and no more than that', async () => {
    let tries = 0
    expect(await twice(async () => (++tries < 2 ? Promise.reject(new Error('lost')) : 'here'), 0)).toBe('here')
    tries = 0
    await expect(twice(async () => Promise.reject(new Error(`lost ${++tries}`)), 0)).rejects.toThrow('lost 2')
  })

  it('[S8.44] that is missing is an error with the code MODULE_NOT_FOUND', async () => {
    const gone = './not-there.ts'
    const load = () => import(/* @vite-ignore */ new URL(gone, import.meta.url).href)
    await expect(twice(load, 0)).rejects.toMatchObject({
      code: 'MODULE_NOT_FOUND',
      message: expect.stringContaining(gone.slice(2)),
    })
  })
})
