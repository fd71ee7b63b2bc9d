import type { EventView } from '../../../../shared/api/feed.ts'
import { teamIdOf } from '../../../../shared/domain/results/team-id.ts'
import type { HotBook } from './hot-book.ts'
import { listView, matching } from './lists.ts'

/** Events of a team that are told at most. */
const MOST = 20

/** The events of a team that are not over: what is played now, then by their start. */
export const eventsOfTeam = (book: HotBook, team: number, now: number): EventView[] =>
  matching(book, {}, now)
    .filter(({ state: { fixture } }) =>
      [fixture.home, fixture.away].some((name) => teamIdOf(fixture.sportId, name) === team),
    )
    .toSorted((a, b) => Number(b.state.fixture.live) - Number(a.state.fixture.live) || a.startsAt - b.startsAt)
    .slice(0, MOST)
    .map((hot) => listView(book, hot))
