import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as bonusGames from './bonus-games.ts'
import type { Call } from './call.ts'
import * as captcha from './captcha.ts'
import * as cashOut from './cash-out.ts'
import * as casino from './casino.ts'
import * as casinoOperator from './casino-operator.ts'
import * as casinoTournaments from './casino-tournaments.ts'
import * as casinoWallet from './casino-wallet.ts'
import * as closure from './closure.ts'
import * as config from './config.ts'
import * as consent from './consent.ts'
import * as content from './content.ts'
import * as coupon from './coupon.ts'
import * as couponCode from './coupon-code.ts'
import * as depositBonuses from './deposit-bonuses.ts'
import * as edgeDecisions from './edge-decisions.ts'
import * as exclusions from './exclusions.ts'
import * as expresses from './expresses.ts'
import * as feed from './feed.ts'
import * as fingerprint from './fingerprint.ts'
import * as friends from './friends.ts'
import * as historyCsv from './history-csv.ts'
import * as identity from './identity.ts'
import * as limits from './limits.ts'
import * as limitsOperator from './limits-operator.ts'
import * as limitsPrompt from './limits-prompt.ts'
import * as lotto from './lotto.ts'
import * as media from './media.ts'
import * as newsletter from './newsletter.ts'
import * as operate from './operate.ts'
import * as operator from './operator.ts'
import * as paymentRequests from './payment-requests.ts'
import * as payments from './payments.ts'
import * as paymentsOperator from './payments-operator.ts'
import * as points from './points.ts'
import * as policy from './policy.ts'
import * as promoCodes from './promo-codes.ts'
import * as registration from './registration.ts'
import * as security from './security.ts'
import * as seo from './seo.ts'
import * as settings from './settings.ts'
import * as signIn from './sign-in.ts'
import * as slotSession from './slot-session.ts'
import * as statement from './statement.ts'
import * as support from './support.ts'
import * as terms from './terms.ts'
import * as toto from './toto.ts'
import * as vipBets from './vip-bets.ts'

const isCall = (x: unknown): x is Call => typeof x === 'object' && x !== null && 'path' in x && 'audience' in x

/** Every call of the contract, in the order of the files. */
export const CALLS: readonly Call[] = [
  config,
  seo,
  content,
  support,
  edgeDecisions,
  identity,
  signIn,
  registration,
  security,
  closure,
  terms,
  settings,
  consent,
  limits,
  limitsOperator,
  exclusions,
  limitsPrompt,
  accounts,
  coupon,
  couponCode,
  cashOut,
  historyCsv,
  statement,
  payments,
  paymentRequests,
  paymentsOperator,
  casino,
  slotSession,
  casinoTournaments,
  casinoOperator,
  casinoWallet,
  toto,
  lotto,
  feed,
  expresses,
  media,
  operator,
  policy,
  promoCodes,
  points,
  friends,
  depositBonuses,
  bonusGames,
  newsletter,
  vipBets,
  operate,
  analytics,
  captcha,
  fingerprint,
].flatMap((file) => Object.values(file).filter(isCall))
