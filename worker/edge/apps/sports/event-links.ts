import type { EventView } from '../../../../shared/api/feed.ts'
import { champParams, gameParams, sectionOf } from '../../../../shared/ui/events/address.ts'
import type { PageContext } from '../../page.ts'

/** Where the rows of a list lead. */
export interface EventLinks {
  /** Names them in the keys of kept rows. */
  name: string
  champ(event: EventView): string
  game(event: EventView): string
  /** What the events of a sport are parted by, where that is more than their sport: a key and the block's title. */
  block?(event: EventView): { key: string; title: string }
}

const champOfEvent = (event: EventView) => ({
  id: event.champId,
  sportId: event.sportId,
  name: event.champ,
  names: event.champNames,
})

/** To the pages of line and live. */
export const sportsLinks = ({ href }: Pick<PageContext, 'href'>): EventLinks => ({
  name: '',
  champ: (event) => href('champ', champParams(sectionOf(event), champOfEvent(event))),
  game: (event) => href('game', gameParams(event)),
})
