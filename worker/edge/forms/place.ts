import type { PageContext } from '../page.ts'

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
  return new URLSearchParams({
    pick: `${market}-${outcome}`,
    notice: answer.status === 401 ? 'main_unauthorised' : answer.title,
  })
}
