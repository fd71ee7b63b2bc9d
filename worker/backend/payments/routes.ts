import type { App } from '../http/serve.ts'
import { serveCallbacks } from './callbacks.ts'
import { serveCashier } from './cashier.ts'
import { servePaymentsCsv } from './csv.ts'
import { servePaymentsOperator } from './operator.ts'
import { servePayout } from './payout.ts'
import { servePlayer } from './player.ts'
import { serveRequests } from './requests.ts'

/** Money in and out: the player's calls, the providers' callbacks, the operator's decisions, the demo cashier. */
export function servePayments(app: App): void {
  // Addresses of their own come before the player's `:id`.
  serveCashier(app)
  serveRequests(app)
  servePlayer(app)
  servePayout(app)
  servePaymentsCsv(app)
  serveCallbacks(app)
  servePaymentsOperator(app)
}
