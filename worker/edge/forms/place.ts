import type { PageContext } from '../page.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Key of a placing whose outcome stayed unknown, from the query: the next try carries it again, or the bet could stand twice. */
export function keptKey(query: URLSearchParams): string | null {
  const key = query.get('key') ?? ''
  return UUID.test(key) ? key : null
}

/**
 * Places the single of a plain form through the same call that the browser's slip uses; the form's key makes a double click harmless.
 * Gives the query to answer 303 with: what became of it, and the bet kept when it was refused.
 */
export async function placeForm(form: URLSearchParams, ctx: PageContext): Promise<URLSearchParams> {
  const [market, outcome] = [Number(form.get('market')), Number(form.get('outcome'))]
  const answer = await ctx.origin.post(
    '/web-api/coupon/place',
    {
      typeId: 0,
      amount: (form.get('amount') ?? '').trim().replace(',', '.'),
      changeCoefAction: 0,
      coefViewId: ctx.visit.display.coefViewId,
      bets: [{ market: { id: market, outcomeId: outcome, coef: form.get('coef') ?? '' } }],
    },
    { 'idempotency-key': form.get('key') ?? '' },
  )
  if (answer.ok) return new URLSearchParams({ notice: 'placed' })
  const pick = `${market}-${outcome}`
  const notice = answer.status === 0 ? 'main_outcome_unknown' : answer.title
  const isUnknown = answer.status === 0 || answer.status === 503
  return new URLSearchParams({ pick, notice, ...(isUnknown && { key: form.get('key') ?? '' }) })
}
