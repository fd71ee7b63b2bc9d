import { request } from '../api/request.ts'
import { $coupon } from '../stores/coupon.ts'
import { $couponSettings } from '../stores/coupon-settings.ts'
import { $couponView } from '../stores/coupon-view.ts'
import { $player } from '../stores/player.ts'
import { $quote } from '../stores/quote.ts'
import { couponBody, outcomesOf, quoteOf } from './body.ts'

/** How long the coupon must rest before the server is asked about it, milliseconds. */
const REST_MS = 400

/** What the answer depends on beside bets and stake. */
function carried() {
  const { accountId, promoCode, more } = $coupon.get()
  return { accountId, promoCode, hyperBonus: more.hyperBonus === true }
}

async function ask(): Promise<void> {
  const model = $couponView.get()
  const currency = $player.get()?.currency ?? 'EUR'
  const answer = await request('/web-api/coupon/calculate', {
    method: 'POST',
    body: couponBody(model, currency, { change: $couponSettings.get().changeCoefAction, coefViewId: 0, ...carried() }),
  })
  const outcomes = outcomesOf(model)
  if (!answer.ok || outcomesOf($couponView.get()) !== outcomes) return
  $quote.set({ ...quoteOf(answer.data), outcomes })
}

/** Asks the server for the coupon's limits whenever its bets or stake have changed and rest. Gives the function that ends it. */
export function followQuote(): () => void {
  let timer = 0
  let asked = ''
  let account = $coupon.get().accountId
  return $couponView.subscribe((model) => {
    const { accountId } = $coupon.get()
    const key = `${outcomesOf(model)}/${model.stake ?? ''}/${Object.values(carried()).join()}`
    if (key === asked) return
    asked = key
    // Limits and the advance of one account say nothing of another's.
    if (account !== accountId) $quote.set(null)
    account = accountId
    window.clearTimeout(timer)
    if (model.legs.length === 0 || model.obstacle === 'type') return
    timer = window.setTimeout(ask, REST_MS)
  })
}
