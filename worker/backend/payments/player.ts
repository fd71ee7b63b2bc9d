import {
  cancelPayment,
  getPayment,
  getSecureData,
  makeDeposit,
  makeWithdrawal,
  paymentHistory,
  paymentMethods,
  payPayment,
} from '../../../shared/api/payments.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { isSentAway } from '../../../shared/guards/ban.ts'
import { HttpError } from '../http/error.ts'
import { refused } from '../http/refused.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { refuseLocked } from '../identity/payout-lock.ts'
import type { Session } from '../identity/session.ts'
import { asking } from '../limits/ask.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { leads } from './leads.ts'
import { mailPayment } from './mail.ts'
import { makePayment } from './make.ts'
import { methodsFor, providerOf } from './providers.ts'
import { requireGrant, secureDataOf } from './secure.ts'
import { payAddress } from './send.ts'
import { ownView } from './view.ts'

const at = (instant: string | undefined) => (instant === undefined ? undefined : Date.parse(instant))
const siteOf = (c: Ctx): string => new URL(c.req.url).origin

/** The order of methods: the active account's currency first. */
const first = (currency: string) => (a: { currency: string }, b: { currency: string }) =>
  Number(b.currency === currency) - Number(a.currency === currency)

/** A banned player withdraws at the levels that may open `deduce` (spec §4); money in is closed to all of them. */
function refuseBanned({ banLevel, banVersion }: Session): void {
  const route = { name: 'officeDeduce', login: true, hiddenFromBanned: false } as const
  if (isSentAway(route, { ban: banLevel, banVersion })) throw new HttpError('banned')
}

/** Payments of the signed-in player (api.md 'Payments on the wire'). */
export function servePlayer(app: App): void {
  serve(app, paymentMethods, async ({ env, session, query, now }) => {
    const { accounts, active } = await callWallet(env, session.userId, (wallet) => wallet.accounts())
    const own = accounts.filter(({ type }) => type !== 4).map(({ iso }) => iso)
    const found = await methodsFor(env, session.userId, query.direction, own.length > 0 ? own : [session.currency], now)
    const items = found
      .map(({ id, name, currency, min, max, fee = '0' }) => ({
        id,
        name,
        currency,
        min,
        max,
        fee: formatMoney(parseMoney(fee, currency) ?? 0, currency),
      }))
      .sort(first(accounts.find(({ id }) => id === active)?.iso ?? session.currency))
    return { items, total: items.length, page: 1 }
  })

  serve(app, makeDeposit, async (given) => {
    const { c, session } = given
    const { id, status } = await makePayment(given, 'deposit', async () => {
      if (session.banLevel > 0) throw new HttpError('banned')
      if (!session.ageVerified) throw new HttpError('notVerified')
    })
    return { id, status, redirectUrl: `${siteOf(c)}${payPayment.path.replace(':id', String(id))}` }
  })

  serve(app, makeWithdrawal, async (given) => {
    const { c, env, session, now } = given
    const payment = await makePayment(given, 'withdraw', async () => {
      refuseBanned(session)
      await refuseLocked(env, session.userId, now)
      await requireGrant(c, session, now)
    })
    if (payment.createdAt === now) await mailPayment(c, 'asked', payment, now)
    return { id: payment.id, status: payment.status }
  })

  serve(app, getPayment, async ({ c, env, session, params, now }) => {
    const { licence } = await asking(c, session, now)
    const payment = await callWallet(env, session.userId, (wallet) => wallet.payment(params.id, now))
    if (!payment) throw new HttpError('notFound')
    return ownView(payment, licence)
  })

  serve(app, cancelPayment, async ({ c, env, session, params, now }) => {
    const { licence, requestId } = await asking(c, session, now)
    const stepped = await callWallet(env, session.userId, (wallet) =>
      wallet.stepPayment({ id: params.id, act: 'cancel', licence, requestId, now }),
    )
    if (!stepped.ok) throw refused(stepped)
    return ownView(stepped.payment, licence)
  })

  serve(app, payPayment, async ({ c, env, session, params, query, now }) => {
    const { licence, requestId } = await asking(c, session, now)
    const stepped = await callWallet(env, session.userId, (wallet) =>
      wallet.stepPayment({ id: params.id, act: 'open', licence, requestId, now }),
    )
    if (!stepped.ok) throw refused(stepped)
    const { payment } = stepped
    const provider = payment.status === 'pending' ? await providerOf(env, payment.provider) : null
    const lang = query.lang ?? 'en'
    const site = siteOf(c)
    return leads(
      provider
        ? await payAddress(env, provider, payment, { site, lang })
        : `${site}/${lang}/onpay/pending?id=${payment.id}`,
      site,
    )
  })

  serve(app, paymentHistory, async ({ c, env, session, query, now }) => {
    const { licence } = await asking(c, session, now)
    const { from, to, status, direction, page = 1 } = query
    const found = await callWallet(env, session.userId, (wallet) =>
      wallet.payments({ from: at(from), to: at(to), status, direction, page, now }),
    )
    return { ...found, items: found.items.map((payment) => ownView(payment, licence)) }
  })

  serve(app, getSecureData, ({ c, session, body, now }) => secureDataOf(c, session, body, now))
}
