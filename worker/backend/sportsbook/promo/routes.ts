import { deletePromoCode, getPromoCodes, postPromoCode, promoCodes } from '../../../../shared/api/promo-codes.ts'
import { parseMoney } from '../../../../shared/domain/money/amount.ts'
import { HttpError, invalid } from '../../http/error.ts'
import { type App, serve } from '../../http/serve.ts'
import { serveWrite } from '../../operator/audit.ts'
import { callWallet } from '../call-wallet.ts'
import { endPromo, issuePromo, promoPage, promosFor } from './store.ts'

/** Promo codes: the operator issues and ends them, a player sees those that he can use. */
export function servePromoCodes(app: App): void {
  serve(app, promoCodes, async ({ env, session, now }) => {
    const [all, used] = await Promise.all([
      promosFor(env.DB, session.userId, now),
      callWallet(env, session.userId, (wallet) => wallet.usedPromos()),
    ])
    const items = all.filter(({ code }) => !used.includes(code))
    return { items, total: items.length, page: 1 }
  })
  serveWrite(
    app,
    postPromoCode,
    async ({ env, body, now }) => {
      if (!parseMoney(body.amount, body.currency)) throw invalid('amount', 'no amount of the currency')
      if (!(await issuePromo(env.DB, body, now))) throw new HttpError('keyReused')
      return { code: body.code }
    },
    { tells: true },
  )
  serve(app, getPromoCodes, ({ env, query }) => promoPage(env.DB, query.page ?? 1))
  serveWrite(app, deletePromoCode, async ({ env, params, now }) => {
    if (!(await endPromo(env.DB, params.code, now))) throw new HttpError('notFound')
    return {}
  })
}
