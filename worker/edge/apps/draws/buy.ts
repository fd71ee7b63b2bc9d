import type { DrawProps } from '../../../../shared/ui/draws/props.ts'
import { wireAmount } from '../../../../shared/ui/islands/coupon/amount.ts'
import { isTold } from '../../forms/notice.ts'
import type { Answered } from '../../origin/client.ts'
import type { PageContext } from '../../page.ts'

/** Why a ticket was not bought. */
function whyNot(answer: Extract<Answered, { ok: false }>, { t }: PageContext): string {
  if (answer.status === 0) return t('main_outcome_unknown')
  return t(isTold(answer.title) ? answer.title : 'main_query_error')
}

/**
 * Buys a filled-in ticket of `choice` by its form's own key, so that a second press is harmless: its number, or the form with what is wrong. Of an
 * unknown outcome the same key tells, should the form be sent again.
 */
export async function buy<T extends DrawProps>(
  ticket: T,
  { path, choice, key }: { path: string; choice: object; key: string },
  ctx: PageContext,
): Promise<number | T> {
  const answer = await ctx.origin.post(
    path,
    { drawId: ticket.drawId, amount: wireAmount(ticket.amount, ticket.currency), ...choice },
    { 'idempotency-key': key },
  )
  if (answer.ok) {
    const { id }: { id?: unknown } = Object(answer.data)
    return Number(id)
  }
  return {
    ...ticket,
    error: whyNot(answer, ctx),
    form: answer.status === 0 ? { ...ticket.form, key } : ticket.form,
  }
}
