import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Account } from '../../../shared/api/accounts.ts'
import type { Limit } from '../../../shared/api/limits.ts'
import type { OwnPayment, PaymentMethod } from '../../../shared/api/payments.ts'
import { quickAmounts } from '../../../shared/domain/payments/quick.ts'
import { GRANT_SECONDS } from '../../../shared/domain/payments/secure.ts'
import { OUTCOMES, STATUSES, WORDS } from '../../../shared/domain/payments/states.ts'
import { paymentConsultant } from '../../../shared/guards/payment-consultant.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import type { Answered, Origin } from '../../../worker/edge/origin/client.ts'
import { keepSecureData } from '../../../worker/edge/origin/secure-data.ts'
import type { PageContext } from '../../../worker/edge/page.ts'
import { CookieJar } from '../../../worker/edge/visit/cookies.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { factsWith, visitOf } from '../guards/visits.ts'

const PLAYER = { userId: 5, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
const account = (id: number, iso: string, money: string, type: 0 | 4 | 9 = 0): Account => ({
  id,
  type,
  iso,
  currencyId: 1,
  symbol: iso,
  money,
  points: 0,
  label: '',
  isActive: type === 0,
})
const CARD: PaymentMethod = { id: 9781, name: 'Card', currency: 'EUR', min: '1.00', max: '1000.00', fee: '0.00' }
const payment = (id: number, change: Partial<OwnPayment> = {}): OwnPayment => ({
  id,
  direction: 'deposit',
  status: 'created',
  amount: '12.00',
  currency: 'EUR',
  accountId: 501,
  methodId: 9781,
  method: 'Card',
  createdAt: '2026-03-02T10:00:00.000Z',
  expiresAt: null,
  decidedAt: null,
  flags: [],
  isCancellable: false,
  ...change,
})
const OWNED = {
  accounts: [account(501, 'EUR', '80.00'), account(502, 'EUR', '5.00', 4), account(503, 'USD', '0.00', 9)],
  active: 501,
}
const ORIGIN: Partial<Origin> = {
  accounts: async () => OWNED,
  paymentMethods: async () => [CARD],
  payments: async () => ({ items: [payment(5000001)], total: 1, page: 1 }),
  payment: async (id) => (['5000001', '4000001'].includes(id) ? payment(Number(id)) : null),
}

async function open(path: string, origin: Partial<Origin> = ORIGIN, change: Partial<PageContext> = {}, lang = 'en') {
  const route = matchRoute(path.split('?')[0] ?? '')
  const page = route && PAGES[route.name]
  if (!route || !page) throw new Error(`no page at ${path}`)
  const ctx = { ...contextOf(path, originWith([], origin), { lang, player: PLAYER }), ...change }
  const loaded = await page.load(ctx, route.params)
  const html = loaded.kind === 'data' ? renderToStaticMarkup(page.view(loaded.data, ctx)) : ''
  const post = (form: Record<string, string>) => page.post?.(new URLSearchParams(form), ctx, route.params)
  return { kind: loaded.kind, status: loaded.kind === 'data' ? (loaded.status ?? 200) : 404, html, post }
}

describe('the deposit page', () => {
  it('[S2.59] shows ways to pay with their bounds, amounts by the currency’s step, and the payment that waits', async () => {
    const { html } = await open('/office/recharge?amount=25.00')
    expect(html).toContain('Card')
    expect(html).toMatch(/From 1\.00.EUR to 1.000\.00.EUR/)
    expect(html).toContain('value="25.00"')
    expect(html).toContain('/web-api/payments/5000001/pay?lang=en')
    for (const amount of quickAmounts(CARD)) expect(html).toContain(`amount=${amount}`)
    expect(html).not.toMatch(/increase|raise/i)
  })

  it('says of a form without a way to pay that it has none, not that the amount is wrong', async () => {
    const post = async (): Promise<Answered> => ({ ok: false, status: 422, title: 'main_query_error', body: {} })
    const secureData = async () => ({ ok: true as const, grant: 'g' })
    const page = await open('/office/recharge', { ...ORIGIN, post, secureData })
    const asked = async (method: string) => Object(await page.post({ amount: '5', account: '1', key: 'k', method })).to
    expect(await asked('')).toContain('notice=payment_method_unknown')
    expect(await asked('9781')).toContain('notice=payment_bad_amount')
  })

  it('says what the payment system takes for itself', async () => {
    const paymentMethods = async () => [{ ...CARD, fee: '1.50' }]
    expect((await open('/office/recharge', { ...ORIGIN, paymentMethods })).html).toMatch(
      /payment system takes 1\.50.EUR/,
    )
  })

  it('RG-88 tells what the tightest deposit limit leaves', async () => {
    const limit = (limitType: 20 | 21, limitBalance: string): Limit => ({
      type: limitType,
      limitType,
      limitValue: '100.00',
      limitBalance,
      limitState: 'ACTIVE',
      needApprove: false,
      startedAt: 1,
      endsAt: null,
      approveAt: null,
      label: '',
      measure: 'money',
      availableValues: [],
      selfExcludeReason: null,
    })
    const { html } = await open('/office/recharge', {
      ...ORIGIN,
      limits: async () => [limit(20, '40.00'), limit(21, '7.50')],
    })
    expect(html).toMatch(/leaves 7\.50.EUR/)
  })

  it('has no form without the origin’s word, for who is not of age for certain, or without a way to pay', async () => {
    const gone = await open('/office/recharge', { ...ORIGIN, paymentMethods: async () => null })
    expect([gone.status, gone.html.includes('data-payment-form')]).toEqual([503, false])
    expect((await open('/office/recharge?account=503')).html).not.toContain('data-payment-form')
  })

  it('by a plain form asks for secure data first, then for the deposit, and leads to the payment', async () => {
    const sent: unknown[] = []
    const page = await open('/office/recharge', {
      ...ORIGIN,
      secureData: async () => ({ ok: true, grant: 'g' }),
      post: async (...args) => {
        sent.push(args)
        return { ok: true, data: { id: 5000002, status: 'created' } }
      },
    })
    const key = '00000000-0000-4000-8000-000000000001'
    expect(
      await page.post({ action: 'pay', method: '9781', account: '501', currency: 'EUR', amount: '12,5', key }),
    ).toMatchObject({
      to: '/web-api/payments/5000002/pay?lang=en',
      status: 303,
    })
    expect(sent).toEqual([
      ['/web-api/payments/deposits', { methodId: 9781, amount: '12.5', accountId: 501 }, { 'idempotency-key': key }],
    ])
  })

  it('[S8.45] makes no payment on empty secure data', async () => {
    const page = await open('/office/recharge', {
      ...ORIGIN,
      secureData: async () => ({ ok: false, status: 502, title: 'payment_secure_empty' }),
      post: () => {
        throw new Error('nothing is to be asked for')
      },
    })
    expect(await page.post({ action: 'pay', amount: '5' })).toMatchObject({
      to: '/en/office/recharge?notice=payment_secure_empty',
    })
  })

  it('shows what was typed again with what went wrong; an unknown outcome keeps its key', async () => {
    const answers = [
      { ok: false, status: 422, title: 'payment_below_min', body: null },
      { ok: false, status: 0, title: 'unavailable', body: null },
    ] as const
    const key = '00000000-0000-4000-8000-000000000001'
    const form = { action: 'pay', method: '9781', account: '501', currency: 'EUR', amount: '0.5', key }
    const seen = []
    for (const answer of answers) {
      const page = await open('/office/recharge', { ...ORIGIN, post: async () => answer })
      seen.push(await page.post(form))
    }
    expect(seen).toMatchObject([
      { to: '/en/office/recharge?account=501&method=9781&amount=0.5&notice=payment_below_min' },
      { to: `/en/office/recharge?account=501&method=9781&amount=0.5&notice=main_outcome_unknown&key=${key}` },
    ])
  })
})

describe('the withdrawal page', () => {
  const protection = { isTwoFactorOn: true, recoveryCodesLeft: 9, isFresh: false, sessions: [] }

  it('SEC-15 has no form while withdrawals wait after a change of the account’s protection, and says until when', async () => {
    const security = async () => ({ ...protection, payoutsFrom: '2026-11-30T10:00:00.000Z' })
    const { html } = await open('/office/deduce', { ...ORIGIN, security })
    expect(html).not.toContain('data-payment-form')
    expect(html).toMatch(/Withdrawals open on 30 November 2026/)
  })

  it('SEC-15 asks for the app’s code beside the password, and sends both', async () => {
    const sent: unknown[] = []
    const page = await open('/office/deduce?confirm=1', {
      ...ORIGIN,
      security: async () => ({ ...protection, payoutsFrom: null }),
      post: async (...args) => {
        sent.push(args)
        return { ok: true, data: { ggru: 'g', grant: '1.seal', id: 1, status: 'created' } }
      },
    })
    expect(page.html).toMatch(/name="password"[\s\S]*name="code"/)
    const form = { password: 'p', code: '123456', method: '1', amount: '5', account: '1', key: 'k', currency: 'EUR' }
    expect(await page.post(form)).toMatchObject({ to: '/en/office/deduce?notice=payment-asked' })
    expect(sent[0]).toEqual(['/web-api/payments/secure', { password: 'p', code: '123456' }])
    expect(sent[1]).toMatchObject(['/web-api/payments/withdrawals', {}, { 'x-grant': '1.seal' }])
  })

  it('[S2.65] shows what can be withdrawn, and says that it is final', async () => {
    const { html } = await open('/office/deduce')
    expect(html).toMatch(/80\.00.EUR/)
    expect(html).toContain('amount=80.00')
    expect(html).toContain('cannot be taken back')
    expect(html).not.toContain('type="password"')
  })

  it('asks for the password when the server wants a fresh proof, and sends the grant', async () => {
    const asked: unknown[] = []
    const stale = await open('/office/deduce', {
      ...ORIGIN,
      secureData: async () => ({ ok: false, status: 403, title: 'auth_step_up' }),
      post: async () => ({ ok: false, status: 403, title: 'auth_step_up', body: null }),
    })
    expect(
      await stale.post({ action: 'pay', method: '9781', account: '501', currency: 'EUR', amount: '10' }),
    ).toMatchObject({
      to: '/en/office/deduce?account=501&method=9781&amount=10&notice=auth_step_up&confirm=1',
    })
    const page = await open('/office/deduce?confirm=1', {
      ...ORIGIN,
      secureData: async (password) => {
        asked.push(password)
        return { ok: true, grant: 'g' }
      },
      post: async (_path, _body, headers) => {
        asked.push(headers)
        return { ok: true, data: { id: 1, status: 'created' } }
      },
    })
    expect(page.html).toContain('type="password"')
    expect(
      await page.post({ action: 'pay', method: '9781', currency: 'EUR', amount: '10', password: 'secret', key: 'k' }),
    ).toMatchObject({
      to: '/en/office/deduce?notice=payment-asked',
    })
    expect(asked).toEqual(['secret', { 'idempotency-key': 'k', 'x-grant': 'g' }])
  })
})

describe('history and questions', () => {
  it('[S2.58] lists payments with their states, what can be done, and the file of what is chosen', async () => {
    const items = STATUSES.map((status, i) => payment(5000001 + i, { status, isCancellable: status === 'created' }))
    const { html } = await open('/office/historypay?direction=deposit&status=bogus', {
      payments: async ({ direction, status }) => {
        expect([direction, status]).toEqual(['deposit', undefined])
        return { items, total: 6, page: 1 }
      },
    })
    expect(html.match(/data-payment="/g)).toHaveLength(6)
    expect(html.match(/value="cancel"/g)).toHaveLength(1)
    expect(html).toContain('/web-api/history/payments.csv?direction=deposit&amp;lang=en')
    expect((await open('/office/historypay', { payments: async () => null })).status).toBe(503)
  })

  it('[S2.74][S2.75][S2.76][S2.79] has the requests, the topics, their parts, and the question', async () => {
    expect(
      (await open('/office/payment/requests', { paymentRequests: async () => ({ items: [], total: 0, page: 1 }) }))
        .html,
    ).toContain('/en/office/payment/create-request')
    const topics = (await open('/office/payment/create-request')).html
    expect(topics).toContain('/en/office/payment/create-request/7"')
    expect(topics).toContain('/en/office/payment/create-request/1/transactions"')
    expect((await open('/office/payment/create-request/7')).html).toContain('/en/office/payment/create-request/7/3"')
    expect((await open('/office/payment/create-request/7/3')).html).toContain('<textarea')
    for (const path of ['/8', '/7/9', '/5/transactions'])
      expect((await open(`/office/payment/create-request${path}`)).kind).toBe('notFound')
  })

  it('[S2.77][S2.78] lists a topic’s transactions, and asks about one; another’s is not there', async () => {
    const at = '/office/payment/create-request/7/transactions'
    expect((await open(at)).html).toContain(`/en${at}/5000001"`)
    const sent: unknown[] = []
    const page = await open(`${at}/5000001`, {
      ...ORIGIN,
      post: async (...args) => {
        sent.push(args)
        return { ok: true, data: {} }
      },
    })
    expect(page.html).toContain('№ 5000001')
    expect(await page.post({ text: 'Where?' })).toMatchObject({ to: '/en/office/payment/requests?notice=request-sent' })
    expect(sent).toEqual([
      ['/web-api/payments/requests', { topicId: 7, subTopicId: null, transactionId: 5000001, text: 'Where?' }],
    ])
    expect((await open(`${at}/4000001`)).html, 'one that the list’s first page does not have').toContain('№ 4000001')
    expect((await open(`${at}/99`)).kind).toBe('notFound')
  })

  it('every page is there in every language', async () => {
    const paths = [
      'recharge',
      'deduce',
      'historypay',
      'payment/requests',
      'payment/create-request',
      'payment/create-request/5',
    ]
    for (const path of paths)
      for (const lang of ['ru', 'ar']) {
        const { html } = await open(`/office/${path}`, { ...ORIGIN, paymentRequests: async () => null }, {}, lang)
        expect(html).toContain('<h1>')
        expect(html).not.toMatch(/payments?_[a-z]+_/)
      }
  })
})

describe('the page about payments', () => {
  it('[S2.48] has the ways to pay of the signed-in, and the way to sign in for a visitor', async () => {
    expect((await open('/payment')).html).toContain('Card')
    const visitor = contextOf('/payment', originWith([], ORIGIN))
    const page = PAGES.payment
    const loaded = await page?.load(visitor, {})
    const html = loaded?.kind === 'data' ? renderToStaticMarkup(page?.view(loaded.data, visitor)) : ''
    expect(html).toContain('/en/user/login?next=')
    expect(html).not.toContain('Card')
  })

  it('[S9.50] offers a consultant to who came by payment_consultant=1', async () => {
    const ctx = contextOf('/payment', originWith([], ORIGIN), { player: PLAYER })
    const cookie = (name: string) => (name === 'payment_consultant' ? '1' : undefined)
    expect((await open('/payment', ORIGIN, { visit: { ...ctx.visit, cookie } })).html).toContain('consultant')
    expect((await open('/payment')).html).not.toContain('consultant')
  })
})

it('[S9.50] payment_consultant=1 is stored, another value is not', () => {
  const cookies = (search: string) => {
    const decision = paymentConsultant(visitOf(`/line${search}`), factsWith())
    return decision.kind === 'next' ? (decision.cookies ?? []) : null
  }
  expect(cookies('?payment_consultant=1')).toEqual([{ name: 'payment_consultant', value: '1', maxAge: 86_400 }])
  for (const search of ['?payment_consultant=0', '?payment_consultant=', '?x=payment_consultant=1', ''])
    expect(cookies(search)).toEqual([])
})

describe('money out without a sign-in', () => {
  const visitor = (path: string, origin: Partial<Origin> = {}) => contextOf(path, originWith([], origin))
  const page = PAGES.responsibleGaming
  const html = async (ctx: PageContext) => {
    const loaded = await page?.load(ctx, {})
    return loaded?.kind === 'data' ? renderToStaticMarkup(page?.view(loaded.data, ctx)) : ''
  }
  it('RG-41 is a press away on the page of responsible play; who is signed in has his own way', async () => {
    expect(await html(visitor('/information/responsiblegaming'))).toContain('?payout=1#payout')
    expect(await html(visitor('/information/responsiblegaming?payout=1'))).toContain('name="password"')
    const own = contextOf('/information/responsiblegaming?payout=1', originWith([]), { player: PLAYER })
    expect(await html(own)).not.toContain('name="password"')
  })
  it('sends login and password as the sign-in does, and says what became of it', async () => {
    const sent: unknown[] = []
    const answers = [
      { ok: true, data: { items: [{ id: 1, status: 'created', amount: '1.00', currency: 'EUR' }], total: 1, page: 1 } },
      { ok: true, data: { items: [], total: 0, page: 1 } },
      { ok: false, status: 401, title: 'auth_wrong_credentials', body: null },
    ] as const
    const seen = []
    for (const answer of answers) {
      const ctx = visitor('/information/responsiblegaming', {
        post: async (...args) => {
          sent.push(args)
          return answer
        },
      })
      seen.push(
        await page?.post?.(
          new URLSearchParams({ action: 'payout', login: 'é@x.test', password: 'p', key: 'k' }),
          ctx,
          {},
        ),
      )
    }
    const at = '/en/information/responsiblegaming?payout=1&notice='
    expect(seen).toMatchObject([
      { to: `${at}payout-asked#payout` },
      { to: `${at}payout_nothing#payout` },
      { to: `${at}auth_wrong_credentials#payout` },
    ])
    expect(sent[0]).toEqual([
      '/web-api/payments/payout',
      { uLogin: 'w6lAeC50ZXN0', uPassword: 'cA==' },
      { 'idempotency-key': 'k' },
    ])
  })
})

describe('secure data', () => {
  const kept = (data: unknown) => {
    const jar = new CookieJar()
    const answer = keepSecureData({ ok: true, data }, jar)
    return { answer, lines: [...jar.lines] }
  }
  it('[S7.81][S9.11][S3.48] are stored in cookies, the grant for 30 minutes', () => {
    expect(GRANT_SECONDS).toBe(1800)
    const { answer, lines } = kept({ ggru: 'a', grant: 'b' })
    expect(answer).toEqual({ ok: true, grant: 'b' })
    expect(lines[0]).toMatch(/^ggru=a; /)
    expect(lines[1]).toMatch(/^grant=b; .*Max-Age=1800; HttpOnly$/)
  })
  it('[S8.45] are an error when empty, and nothing is stored', () => {
    for (const data of [{}, null, { ggru: 'a' }, { grant: 'b' }, { ggru: '', grant: '' }])
      expect(kept(data)).toEqual({ answer: { ok: false, status: 502, title: 'payment_secure_empty' }, lines: [] })
  })
})

describe('the table of a payment’s states', () => {
  it('never lets money out of a state that is over, but for a late deposit, which is credited', () => {
    for (const direction of ['deposit', 'withdraw'] as const)
      for (const status of STATUSES)
        for (const word of WORDS) {
          const outcome = OUTCOMES[direction][status][word]
          const isRunning = direction === 'deposit' ? ['created', 'pending'].includes(status) : status === 'pending'
          const isLate = direction === 'deposit' && status === 'expired' && word === 'approved'
          expect
            .soft([direction, status, word, outcome === 'done' && !isRunning && !isLate])
            .toEqual([direction, status, word, false])
        }
  })
})

it('amounts at a press follow the step of the currency, within the bounds', () => {
  expect(quickAmounts(CARD)).toEqual(['5.00', '10.00', '25.00', '50.00', '100.00'])
  expect(quickAmounts({ currency: 'JPY', min: '100', max: '3000' })).toEqual(['400', '800', '2000'])
  expect(quickAmounts({ currency: 'EUR', min: '20.00', max: '30.00' })).toEqual(['25.00'])
})
