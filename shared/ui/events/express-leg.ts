import type { ReadyExpress } from '../../api/expresses.ts'
import type { EventView } from '../../api/feed.ts'

/** A leg of a ready-made express as an event with the one price that the leg is: what names, links and forms are made of. */
export const legEvent = (bet: ReadyExpress['bets'][number]): EventView => ({
  id: bet.eventId,
  sportId: bet.sportId,
  champId: bet.champId,
  champ: bet.champ,
  champNames: bet.champNames,
  home: bet.home,
  away: bet.away,
  startsAt: bet.startsAt,
  live: bet.isLive,
  status: bet.isLive ? 2 : 0,
  score: null,
  periods: [],
  minute: null,
  marketCount: 1,
  version: 0,
  markets: [
    {
      id: bet.market.id,
      typeId: bet.market.typeId,
      specifiers: bet.market.specifiers,
      status: 1,
      outcomes: [{ id: bet.market.outcomeId, ...bet.outcome, coef: bet.market.coef, active: true }],
    },
  ],
})
