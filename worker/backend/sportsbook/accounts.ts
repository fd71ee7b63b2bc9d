import { accounts, activateAccount, addAccount, removeAccount } from '../../../shared/api/accounts.ts'
import { CURRENCIES, currencyOf } from '../../../shared/domain/money/currencies.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type App, serve } from '../http/serve.ts'
import { callWallet } from './call-wallet.ts'

/** The offered currency of an ISO number; refused when the house has none. */
async function offered(env: Env, currencyId: number): Promise<string> {
  const { currencies } = await siteConfigOf(env)
  const found = currencies.find((iso) => currencyOf(iso)?.id === currencyId)
  if (found === undefined) throw new HttpError('currencyUnknown')
  return found
}

/** A player's accounts: which are there, which is active, further currencies (spec §4, accounts). */
export function serveAccounts(app: App): void {
  serve(app, accounts, ({ env, session, now }) =>
    callWallet(env, session.userId, async (wallet) => {
      const known = await wallet.accounts()
      if (known.active > 0) return known
      // The registration could not reach the wallet; opening repeats harmlessly.
      await wallet.open({ userId: session.userId, currency: session.currency, now })
      return wallet.accounts()
    }),
  )

  serve(app, addAccount, async ({ env, session, body }) => {
    const currency = await offered(env, body.currencyId)
    const owned = await callWallet(env, session.userId, async (wallet) => {
      const id = await wallet.addAccount({ type: 9, currency })
      return id === null ? null : wallet.accounts()
    })
    if (owned === null) throw new HttpError('accountExists')
    return { message: `The account in ${currency} is open`, data: owned }
  })

  serve(app, removeAccount, async ({ env, session, params }) => {
    const currency = Object.keys(CURRENCIES).find((iso) => currencyOf(iso)?.id === params.currencyId)
    if (currency === undefined) throw new HttpError('notFound')
    const { removal, owned } = await callWallet(env, session.userId, async (wallet) => ({
      removal: await wallet.removeAccount(currency),
      owned: await wallet.accounts(),
    }))
    if (removal !== 'removed') throw new HttpError(removal === 'inUse' ? 'accountInUse' : 'notFound')
    return { message: `The account in ${currency} is removed`, data: owned }
  })

  serve(app, activateAccount, async ({ env, session, body }) => {
    const owned = await callWallet(env, session.userId, async (wallet) =>
      (await wallet.activate(body.id)) ? wallet.accounts() : null,
    )
    if (owned === null) throw new HttpError('notFound')
    return owned
  })
}
