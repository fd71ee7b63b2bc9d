import * as v from 'valibot'
import { callbackBody, providerCallback, providerName } from '../../../shared/api/payments-operator.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { loadClock, now } from '../clock/clock.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { check, readLimited } from '../http/body.ts'
import { HttpError } from '../http/error.ts'
import type { App, Ctx } from '../http/serve.ts'
import { plainAddress } from '../identity/address.ts'
import { sha256 } from '../sha256.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { payerOf } from '../wallet/payments-store.ts'
import { mailPayment } from './mail.ts'
import { providerOf } from './providers.ts'
import { keepReview } from './reviews.ts'
import { verified } from './signing.ts'

const json = v.pipe(v.string(), v.parseJson(), callbackBody)

/** The provider's name and the id of a callback that it has signed; its body as it came. Throws unauthorised, or banned for its address. */
async function authentic(c: Ctx): Promise<{ provider: string; eventId: string; text: string }> {
  const name = v.safeParse(providerName, c.req.param('provider'))
  const found = name.success ? await providerOf(c.env, name.output) : null
  const text = await readLimited(c.req.raw)
  const eventId = found && verified(found.secret, c.req.raw.headers, text, Math.floor(Date.now() / 1000))
  if (!found || !eventId) throw new HttpError('unauthorised')
  const address = plainAddress(c.req.header('cf-connecting-ip') ?? '')
  if (found.addresses.length > 0 && !found.addresses.some((each) => plainAddress(each) === address))
    throw new HttpError('crossSite')
  return { provider: found.name, eventId, text }
}

/**
 * Hears providers (api.md; SEC-83): nothing is read of a callback before its signature is right. Repeats are answered like the first; what
 * fits no payment is kept for the operator and answered 202, so that the provider stops asking.
 */
export function serveCallbacks(app: App): void {
  app.post(providerCallback.path, async (c) => {
    await loadClock(c.env)
    const { provider, eventId, text } = await authentic(c)
    const { paymentId, status, amount, currency } = check(json, text)
    const { licenceProfile, countryCode } = await siteConfigOf(c.env)
    const id = Number(paymentId)
    const payer = payerOf(id)
    const heard =
      payer > 0
        ? await callWallet(c.env, payer, async (wallet) =>
            wallet.hearProvider({
              id,
              provider,
              eventId,
              digest: sha256(text),
              word: status,
              amount: parseMoney(amount, currency),
              currency,
              licence: profileOf(licenceProfile, countryCode),
              requestId: `${provider}:${eventId}`.slice(0, 64),
              now: now(),
            }),
          )
        : null
    if (heard?.outcome === 'done' && !heard.replayed && heard.payment?.direction === 'deposit' && status === 'approved')
      await mailPayment(c, 'paidIn', heard.payment, now())
    if (heard && heard.outcome !== 'review') return told(heard.outcome, 200)
    await keepReview(
      c.env,
      { provider, eventId, paymentId: String(paymentId), why: heard?.why ?? 'unknown', body: text },
      now(),
    )
    return told('review', 202)
  })
}

const told = (outcome: string, status: number) =>
  Response.json({ data: { outcome } }, { status, headers: { 'cache-control': 'private, no-store' } })
