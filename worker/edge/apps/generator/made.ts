import type { ReadyExpress } from '../../../../shared/api/expresses.ts'
import type { EventView } from '../../../../shared/api/feed.ts'
import { formatCoef, parseCoef, shownThousandths } from '../../../../shared/domain/coefficient/thousandths.ts'
import { generate } from '../../../../shared/domain/coupon/generate.ts'
import { totalCoef } from '../../../../shared/domain/coupon/preview.ts'
import type { PageContext } from '../../page.ts'
import { type Asked, targetOf } from './asked.ts'

/** Events of the line that are looked through, those that begin first. */
const LOOKED_AT = 120

type Bet = ReadyExpress['bets'][number]
interface Price {
  eventId: number
  coef: number
  bet: Bet
}

function pricesOf(event: EventView): Price[] {
  const { id: eventId, sportId, champId, champ, home, away, startsAt, live: isLive } = event
  return event.markets
    .filter(({ status }) => status === 1)
    .flatMap((market) =>
      market.outcomes
        .filter(({ active }) => active)
        .map(({ id, typeId, name, coef }) => ({
          eventId,
          coef: parseCoef(coef) ?? 0,
          bet: {
            market: { id: market.id, outcomeId: id, coef, typeId: market.typeId, specifiers: market.specifiers },
            ...{ eventId, sportId, champId, champ, home, away, startsAt, isLive },
            outcome: { ...(typeId !== undefined && { typeId }), name },
          },
        })),
    )
}

/** What was made: an express without an uplift; `none` when the line has too few events, null when the feed does not answer. */
export async function made(
  asked: Asked,
  { origin, config }: PageContext,
): Promise<{ express: ReadyExpress; version: number } | 'none' | null> {
  const list = await origin.events({ type: 'line', count: LOOKED_AT, sort: 'start' })
  if (list === null) return null
  const single = config.betting.singlesOnlySports ?? []
  const prices = list.items.filter(({ sportId }) => !single.includes(sportId)).flatMap(pricesOf)
  const legs = generate(prices, targetOf(asked) ?? 0, asked.count, asked.turn)
  if (legs === null) return 'none'
  const coefs = legs.map(({ coef }) => coef)
  const total = formatCoef(shownThousandths(totalCoef(1, coefs)))
  return {
    express: { id: 0, type: 'line', coef: total, upliftPercent: 0, total, bets: legs.map(({ bet }) => bet) },
    version: list.version,
  }
}
