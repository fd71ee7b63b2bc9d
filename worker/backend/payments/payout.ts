import { payout } from '../../../shared/api/payments.ts'
import { profileOf } from '../../../shared/domain/licence/profiles.ts'
import { formatMoney, parseMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, type Ctx, serve } from '../http/serve.ts'
import { isClosed } from '../identity/closed.ts'
import { provedLogin } from '../identity/login.ts'
import { refuseLocked } from '../identity/payout-lock.ts'
import type { Player } from '../identity/player.ts'
import { refuseExcluded } from '../limits/exclusion.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { requestHash } from '../sportsbook/request-hash.ts'
import type { Payment } from '../wallet/payments-api.ts'
import { mailPayment } from './mail.ts'
import { methodsOf } from './providers.ts'

/** Does his exclusion, or that he has closed his account, shut this player's sign-in? Only then is there no other way to his money. */
const isShutOut = (env: Env, player: Player, now: number): Promise<boolean> =>
  refuseExcluded(env, player, now).then(
    () => isClosed(env, player.id),
    (refusal: unknown) => {
      if (refusal instanceof HttpError && refusal.error === 'limitExceeded') return true
      throw refusal
    },
  )

/** The way to pay that the player used last in a currency, else the first that there is. */
async function wayOut(env: Env, currency: string, used: readonly Payment[]) {
  const methods = await methodsOf(env, 'withdraw', [currency])
  const last = used.find((payment) => methods.some(({ id }) => id === payment.methodId))
  return methods.find(({ id }) => id === last?.methodId) ?? methods[0] ?? null
}

/**
 * Asks for all that is on a player's accounts, each by the way that he used last. `key` with an account's number is that account's key: a repeat
 * makes nothing twice. What no way takes stays where it is.
 */
export async function payOutAll(c: Ctx, player: Player, key: string, now: number) {
  const { env } = c
  const { licenceProfile, countryCode } = await siteConfigOf(env)
  const { accounts, used } = await callWallet(env, player.id, async (wallet) => ({
    accounts: (await wallet.accounts()).accounts.filter(({ type }) => type !== 4),
    used: (await wallet.payments({ page: 1, now })).items,
  }))
  const items = []
  for (const { id: accountId, iso, money } of accounts) {
    const accountKey = `${key}:${accountId}`
    const before = await callWallet(env, player.id, (wallet) => wallet.paymentByKey(accountKey))
    const method = await wayOut(env, iso, used)
    const [there, least, most] = [money, method?.min ?? '', method?.max ?? ''].map((text) => parseMoney(text, iso) ?? 0)
    const amount = Math.min(there ?? 0, most ?? 0)
    if (!method || (!before && (amount === 0 || amount < (least ?? 0)))) continue
    const made = before
      ? { ok: true as const, ...before }
      : await callWallet(env, player.id, async (wallet) =>
          wallet.newPayment({
            userId: player.id,
            direction: 'withdraw',
            key: accountKey,
            requestHash: requestHash({ payout: accountId }),
            accountId,
            amount,
            currency: iso,
            methodId: method.id,
            method: method.name,
            provider: method.provider,
            licence: profileOf(licenceProfile, countryCode),
            lifeMs: 0,
            flags: [],
            requestId: accountKey.slice(0, 64),
            now,
          }),
        )
    if (!made.ok) continue
    const { payment } = made
    if (!before) await mailPayment(c, 'asked', payment, now)
    items.push({
      id: payment.id,
      status: payment.status,
      amount: formatMoney(payment.amount, payment.currency),
      currency: payment.currency,
    })
  }
  return items
}

/**
 * A player whose exclusion or closed account shuts his sign-in takes his money out (RG-41, RG-50, RG-80, H18): his password is the proof, and
 * nothing else is done for him.
 */
export function servePayout(app: App): void {
  serve(app, payout, async ({ c, env, body, key, now }) => {
    const player = await provedLogin(c, body.uLogin, body.uPassword, now)
    if (!(await isShutOut(env, player, now))) throw new HttpError('payoutByOffice')
    await refuseLocked(env, player.id, now)
    const items = await payOutAll(c, player, key, now)
    return { items, total: items.length, page: 1 }
  })
}
