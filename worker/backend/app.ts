import { Hono } from 'hono'
import { serveAnalytics } from './analytics/routes.ts'
import { serveBlocks } from './blocks/routes.ts'
import { serveDepositBonuses } from './bonuses/deposit.ts'
import { serveBonusGames } from './bonuses/games.ts'
import { serveCaptcha } from './captcha/routes.ts'
import { serveCasino } from './casino/routes.ts'
import { serveSlotSessions } from './casino/slot-session.ts'
import { serveConfig } from './config/routes.ts'
import { serveContent } from './content/routes.ts'
import { serveSeo } from './content/seo-routes.ts'
import { serveFeed } from './feed/routes.ts'
import { serveFingerprint } from './fingerprint/routes.ts'
import { serveFriends } from './friends/routes.ts'
import { CallRouter } from './http/call-router.ts'
import { HttpError } from './http/error.ts'
import { openapi } from './http/openapi.ts'
import { requestIdOf } from './http/request-id.ts'
import type { App } from './http/serve.ts'
import { keepFixedPaths, unmatched } from './http/unmatched.ts'
import { serveClosure } from './identity/closure.ts'
import { servePersonal } from './identity/personal-routes.ts'
import { serveIdentity } from './identity/routes.ts'
import { serveSecurity } from './identity/security-routes.ts'
import { serveSocial } from './identity/social-routes.ts'
import { serveTerms } from './identity/terms-routes.ts'
import { serveExclusions } from './limits/exclusions-elsewhere.ts'
import { serveLimitOperator } from './limits/operator.ts'
import { serveLimitsPrompt } from './limits/prompt.ts'
import { serveProtection } from './limits/protection.ts'
import { serveRestore } from './limits/restore.ts'
import { serveLimits } from './limits/routes.ts'
import { serveStatement } from './limits/statement.ts'
import { serveUnderage } from './limits/underage.ts'
import { serveLotto } from './lotto/routes.ts'
import { serveNewsletter } from './newsletter/routes.ts'
import { serveOperator } from './operator/routes.ts'
import { servePayments } from './payments/routes.ts'
import { servePoints } from './points/routes.ts'
import { servePolicy } from './policy/routes.ts'
import { serveRedirects } from './redirects/routes.ts'
import { serveConsent } from './settings/consent.ts'
import { serveSettings } from './settings/routes.ts'
import { serveAccounts } from './sportsbook/accounts.ts'
import { serveCashOut } from './sportsbook/cash-out.ts'
import { serveCouponCodes } from './sportsbook/codes/routes.ts'
import { serveExpresses } from './sportsbook/expresses/routes.ts'
import { serveHistoryCsv } from './sportsbook/history-csv.ts'
import { serveMedia } from './sportsbook/media/routes.ts'
import { servePromoCodes } from './sportsbook/promo/routes.ts'
import { serveSportsbook } from './sportsbook/routes.ts'
import { serveVipBets } from './sportsbook/vip/routes.ts'
import { serveSupport } from './support/routes.ts'
import { serveToto } from './toto/routes.ts'

/** Every call of the contract, subject by subject. A bug is logged under an id, and the answer tells only that id. */
export const app: App = new Hono({ router: new CallRouter() })
app.use(keepFixedPaths)
app.get('/healthz/backend', (c) => c.json({ ok: true }))
app.get('/openapi.json', (c) => c.json(openapi()))
for (const path of ['/healthz/backend', '/openapi.json'])
  app.all(path, () => {
    throw new HttpError('wrongMethod', { headers: { allow: 'GET, HEAD' } })
  })
serveConfig(app)
serveIdentity(app)
serveSocial(app)
serveSecurity(app)
servePersonal(app)
serveClosure(app)
serveTerms(app)
serveSettings(app)
serveConsent(app)
serveLimits(app)
serveProtection(app)
serveLimitsPrompt(app)
serveLimitOperator(app)
serveExclusions(app)
serveRestore(app)
serveUnderage(app)
serveStatement(app)
serveFeed(app)
serveCouponCodes(app)
serveCashOut(app)
serveExpresses(app)
serveHistoryCsv(app)
servePromoCodes(app)
servePoints(app)
serveFriends(app)
serveDepositBonuses(app)
serveBonusGames(app)
serveNewsletter(app)
serveVipBets(app)
serveAccounts(app)
serveSportsbook(app)
servePayments(app)
serveCasino(app)
serveSlotSessions(app)
serveToto(app)
serveLotto(app)
serveMedia(app)
serveOperator(app)
serveRedirects(app)
servePolicy(app)
serveBlocks(app)
serveSeo(app)
serveContent(app)
serveSupport(app)
serveAnalytics(app)
serveCaptcha(app)
serveFingerprint(app)
app.notFound(unmatched)
app.onError((error, c) => {
  if (error instanceof HttpError) return error.toResponse()
  const id = requestIdOf(c, crypto.randomUUID())
  console.error(JSON.stringify({ level: 'error', id, path: c.req.path, error: error.message, stack: error.stack }))
  return new HttpError('internal', { data: { id }, headers: { 'x-request-id': id } }).toResponse()
})
