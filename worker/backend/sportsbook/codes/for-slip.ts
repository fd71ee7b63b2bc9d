import type { SlipCoupon } from '../../../../shared/api/coupon-code.ts'
import { formatCoef } from '../../../../shared/domain/coefficient/thousandths.ts'
import { marketLabel, outcomeLabel } from '../../../../shared/domain/labels/labels.ts'
import { translator } from '../../../../shared/i18n/translator.ts'
import type { LegQuote } from '../../feed/api.ts'
import type { SavedContent } from './store.ts'

/** What the slip can take of a coupon now: bets that are open, or closed only for now, named in `lang`. One quote a bet, in its order. */
export function forSlip(content: SavedContent, quotes: readonly LegQuote[], lang: string): SlipCoupon {
  const t = translator(lang)
  const bets = content.bets.flatMap((bet, i): SlipCoupon['bets'] => {
    const q = quotes[i]
    // A price of 1.000 pays nothing and is no coefficient of the wire's form either.
    if (!q || (q.state !== 'active' && q.state !== 'suspended') || q.coef <= 1000) return []
    const market = { typeId: q.marketTypeId, specifiers: q.specifiers }
    const outcome = { ...(q.outcomeTypeId !== null && { typeId: q.outcomeTypeId }), name: q.outcomeName }
    return [
      {
        eventId: q.eventId,
        marketId: q.marketId,
        outcomeId: q.outcomeId,
        event: `${q.home} – ${q.away}`,
        market: marketLabel(t, market, q),
        outcome: outcomeLabel(t, market, outcome, q),
        coef: formatCoef(q.coef),
        isLive: q.isLive,
        sportId: q.sportId,
        ...(q.score !== null && { score: q.score }),
        ...(bet.banker && { banker: true }),
        ...(typeof bet.blockId === 'number' && { blockId: bet.blockId }),
        state: q.state,
        savedCoef: bet.coef,
      },
    ]
  })
  return { typeId: content.typeId, systemValue: content.systemValue, bets, missing: content.bets.length - bets.length }
}
