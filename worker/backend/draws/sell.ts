import type { TicketBounds } from '../../../shared/domain/lotto/bounds.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { siteConfigOf } from '../config/site-config.ts'
import type { Env } from '../env.ts'
import type { Ctx } from '../http/serve.ts'
import type { Session } from '../identity/session.ts'
import { asking } from '../limits/ask.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { inPayingCurrency } from '../sportsbook/staking.ts'
import type { PlaceAnswer } from '../wallet/api.ts'
import { addStake, type DrawRow, enter } from './store.ts'

interface Buying {
  c: Ctx
  env: Env
  session: Session
  key: string
  now: number
  body: { amount: string; accountId?: number | null | undefined }
}
export interface Chosen {
  choice: number[][]
  /** Variants or lines. */
  units: number
  bounds(betting: Awaited<ReturnType<typeof siteConfigOf>>['betting'], currency: string): TicketBounds
}

/** Sells a ticket of an open draw: the player is noted at the draw, then his wallet takes the stake. */
export async function sell(
  { c, env, session, key, now, body }: Buying,
  requestHash: string,
  { id: draw, game }: DrawRow,
  { choice, units, bounds }: Chosen,
): Promise<PlaceAnswer> {
  const [{ betting }, { licence, requestId }] = await Promise.all([siteConfigOf(env), asking(c, session, now)])
  return inPayingCurrency(session, async (currency) => {
    if (!(await enter(env, draw, session.userId, currency))) return { ok: false, error: 'drawClosed' }
    const { min, max, total, line } = bounds(betting, currency)
    const answer = await callWallet(env, session.userId, (wallet) =>
      wallet.buyTicket({
        key,
        requestHash,
        game,
        draw,
        choice,
        units,
        mostOnLine: line,
        amount: body.amount,
        accountId: body.accountId ?? null,
        table: { currency, min, max: Math.min(total, max * units), maxPayout: 0 },
        licence,
        requestId,
        now,
      }),
    )
    if (answer.ok && !answer.replayed)
      await addStake(env, draw, session.userId, currency, (parseMoney(body.amount, currency) ?? 0) * units)
    return answer
  })
}
