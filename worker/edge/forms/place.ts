import { wireAmount } from '../../../shared/ui/islands/coupon/amount.ts'
import type { BetForm, PlainForm } from '../../../shared/ui/islands/props.ts'
import type { PageContext } from '../page.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,3})?$/
/** What a press leaves in the address; the next one says it anew. */
const LEFT = ['notice', 'key', 'amount', 'max'] as const

/** Key of a placing whose outcome stayed unknown, from the query: the next try carries it again, or the bet could stand twice. */
export function keptKey(query: URLSearchParams): string | null {
  const key = query.get('key') ?? ''
  return UUID.test(key) ? key : null
}

const amountIn = (text: unknown): string | null => (typeof text === 'string' && AMOUNT.test(text) ? text : null)

/** The page's address without what an earlier press has left in it: whatever else it asks for stays, as the bet is of this page. */
function addressOf(url: URL): { path: string; query: URLSearchParams } {
  const query = new URLSearchParams(url.searchParams)
  for (const name of LEFT) query.delete(name)
  return { path: url.pathname, query }
}

/** The form of a picked bet, with what the last press has left in the query. */
export function betForm(url: URL, { csrf, key }: Pick<PlainForm, 'csrf' | 'key'>): BetForm {
  const { path, query } = addressOf(url)
  return {
    action: `${path}?${query}`,
    csrf,
    key: keptKey(url.searchParams) ?? key,
    amount: amountIn(url.searchParams.get('amount')),
    max: amountIn(url.searchParams.get('max')),
  }
}

/**
 * Places the single of a plain form through the same call that the browser's slip uses; the form's key makes a double click harmless.
 * Gives the address to answer 303 with, which says what became of it: of a refused bet the page with the bet still picked, its stake (or the
 * largest that is taken) in the open slip.
 */
export async function placeForm(form: URLSearchParams, ctx: PageContext): Promise<string> {
  const { path, query } = addressOf(ctx.visit.url)
  query.delete('pick')
  const [market, outcome] = [Number(form.get('market')), Number(form.get('outcome'))]
  const amount = wireAmount(form.get('amount') ?? '', form.get('currency') ?? '')
  const answer = await ctx.origin.post(
    '/web-api/coupon/place',
    {
      typeId: 0,
      amount,
      changeCoefAction: 0,
      coefViewId: ctx.visit.display.coefViewId,
      bets: [{ market: { id: market, outcomeId: outcome, coef: form.get('coef') ?? '' } }],
    },
    { 'idempotency-key': form.get('key') ?? '' },
  )
  if (answer.ok) return `${path}?${new URLSearchParams([...query, ['notice', 'placed']])}`
  const isUnknown = answer.status === 0 || answer.status === 503
  const { maxBetAmount }: { maxBetAmount?: unknown } = Object(Object(answer.body).data)
  const max = amountIn(maxBetAmount)
  const left = {
    pick: `${market}-${outcome}`,
    notice: answer.status === 0 ? 'main_outcome_unknown' : answer.title,
    ...(isUnknown && { key: form.get('key') ?? '' }),
    ...(amountIn(amount) !== null && { amount: max ?? amount }),
    ...(max !== null && { max }),
  }
  return `${path}?${new URLSearchParams([...query, ...Object.entries(left)])}#coupon`
}
