import type { EventView } from '../../api/feed.ts'
import { type CyberType, disciplineOf } from '../../domain/sports/disciplines.ts'
import { slugged } from '../../routes/href.ts'

/** Parameters of the route `cyberChamp`. */
export const cyberChampParams = (
  type: CyberType,
  champ: { id: number; name: string; names?: Record<string, string> | undefined },
) => ({
  type,
  discipline: disciplineOf(champ),
  champ: slugged(champ.id, champ.names?.en ?? champ.name),
})

/** Parameters of the route `cyberGame`: the same whether the event is live or not. */
export const cyberGameParams = (
  type: CyberType,
  event: Pick<EventView, 'id' | 'champId' | 'champ' | 'champNames' | 'home' | 'away'>,
) => ({
  ...cyberChampParams(type, { id: event.champId, name: event.champ, names: event.champNames }),
  game: slugged(event.id, `${event.home} ${event.away}`),
})
