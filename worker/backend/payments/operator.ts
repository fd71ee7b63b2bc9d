import * as v from 'valibot'
import {
  approvePayment,
  closeReview,
  declinePayment,
  forceCallback,
  getProviders,
  listPayments,
  listReviews,
  putProviders,
} from '../../../shared/api/payments-operator.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { DIRECTIONS, STATUSES } from '../../../shared/domain/payments/states.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { type Env, isProduction } from '../env.ts'
import { HttpError, invalid } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { serveWrite } from '../operator/audit.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import type { Payment, Step } from '../wallet/payments-api.ts'
import { payerOf } from '../wallet/payments-store.ts'
import { providerOf, providers, SANDBOX } from './providers.ts'
import { close, reviews } from './reviews.ts'
import { sandboxSays } from './sandbox.ts'
import { sendPayout } from './send.ts'

const PAGE = 50
const row = v.object({
  id: v.number(),
  player: v.number(),
  direction: v.picklist(DIRECTIONS),
  status: v.picklist(STATUSES),
  amount: v.string(),
  currency: v.string(),
  method: v.string(),
  provider: v.string(),
  flags: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  created: v.number(),
})

/** Payments as wallets have told of them, an unpaid deposit's end reckoned at `now`. */
async function list({ DB }: Env, status: string | null, direction: string | null, page: number, now: number) {
  const from = `FROM (SELECT *, CASE WHEN status IN ('created', 'pending') AND expires <= ?3 THEN 'expired' ELSE status END AS state FROM payment)
    WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR direction = ?2)`
  const [{ results }, total] = await Promise.all([
    DB.prepare(
      `SELECT id, player, direction, state AS status, amount, currency, method, provider, flags, created ${from} ORDER BY created, id LIMIT ${PAGE} OFFSET ?4`,
    )
      .bind(status, direction, now, (page - 1) * PAGE)
      .all(),
    DB.prepare(`SELECT COUNT(*) AS n ${from}`).bind(status, direction, now).first<number>('n'),
  ])
  const items = v
    .parse(v.array(row), results)
    .map(({ player, created, ...rest }) => ({ ...rest, userId: player, createdAt: new Date(created).toISOString() }))
  return { items, total: total ?? 0, page }
}

async function step(env: Env, id: number, act: Step['act'], now: number): Promise<Payment> {
  if (payerOf(id) === 0) throw new HttpError('notFound')
  const { licenceProfile, countryCode } = await siteConfigOf(env)
  const licence = profileOf(licenceProfile, countryCode)
  const stepped = await callWallet(env, payerOf(id), (wallet) =>
    wallet.stepPayment({ id, act, licence, requestId: `operator:${act}`, now }),
  )
  if (!stepped.ok) throw refused(stepped)
  return stepped.payment
}

/** Sends an approved withdrawal. The sandbox pays by itself as soon as it has heard; what others say comes by their callbacks. */
async function send(app: App, c: Ctx, payment: Payment): Promise<void> {
  if (payment.provider === SANDBOX) {
    await sandboxSays(app, c, payment, { status: 'approved' })
    return
  }
  const provider = await providerOf(c.env, payment.provider)
  if (!provider || !(await sendPayout(c.env, provider, payment)))
    throw new HttpError('unknownOutcome', { data: { id: payment.id, state: payment.status } })
}

const TOLD = { tells: true }

/** The operator's calls about payments; each write stands in his log. */
export function servePaymentsOperator(app: App): void {
  serve(app, listPayments, ({ env, query, now }) =>
    list(env, query.status ?? null, query.direction ?? null, query.page ?? 1, now),
  )

  serveWrite(
    app,
    approvePayment,
    async ({ c, env, params, now }) => {
      const payment = await step(env, params.id, 'approve', now)
      await send(app, c, payment)
      const after = await callWallet(env, payment.userId, (wallet) => wallet.payment(params.id, now))
      return { id: params.id, status: after?.status ?? payment.status }
    },
    TOLD,
  )

  serveWrite(
    app,
    declinePayment,
    async ({ env, params, now }) => {
      const { id, status } = await step(env, params.id, 'decline', now)
      return { id, status }
    },
    TOLD,
  )

  serveWrite(
    app,
    forceCallback,
    async ({ c, env, params, body, now }) => {
      if (isProduction(env)) throw new HttpError('notFound')
      const payment = await callWallet(env, payerOf(params.id), (wallet) => wallet.payment(params.id, now))
      if (payment?.provider !== SANDBOX) throw new HttpError('notFound')
      // A provider speaks of a withdrawal only after it was sent: whoever forces its word has decided so.
      if (payment.direction === 'withdraw' && payment.status === 'created') await step(env, payment.id, 'approve', now)
      return { answers: await sandboxSays(app, c, payment, body) }
    },
    TOLD,
  )

  serve(app, getProviders, async ({ env }) => {
    const known = await providers.get(env)
    return { sandbox: known.sandbox, providers: known.providers.map(({ secret: _secret, ...shown }) => shown) }
  })
  serveWrite(app, putProviders, async ({ env, body }) => {
    if (body.providers.some(({ name }) => name === SANDBOX))
      throw invalid('providers', 'the sandbox is the house’s own')
    await providers.change(env, () => body)
    return {}
  })

  serve(app, listReviews, ({ env, query }) => reviews(env, query.page ?? 1))
  serveWrite(
    app,
    closeReview,
    async ({ env, params, body, now }) => {
      if (!(await close(env, params.id, body.note, now))) throw new HttpError('notFound')
      return {}
    },
    TOLD,
  )
}
