import type { EventView } from '../../../../shared/api/feed.ts'
import { gameParams } from '../../../../shared/ui/events/address.ts'
import type { Page } from '../../page.ts'

/** Pages for who builds the site: outside production only (the access check answers 404 there), in English only. */

/** What the edge made of a request. Names of cookies, tokens and headers stay out: a picture of this page may go anywhere. */
export const debuggerPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, { visit, config }) => {
    const facts: [string, unknown][] = [
      ['path', visit.path],
      ['language', visit.lang],
      ['language of the address', visit.urlLang],
      ['route', visit.route?.name],
      ['country', visit.country],
      ['is a crawler', visit.isBot],
      ['is a phone', visit.isMobile],
      ['is signed in', visit.player !== null],
      ['ban level', visit.player?.ban],
      ['terms to confirm', visit.player?.termsChanged],
      ['display', visit.display],
      ['languages', config.languages],
      ['config group', config.groupId],
      ['available routes', config.availableRoutes],
      ['request', visit.requestId],
    ]
    return (
      <article className="text card">
        <h1>Debugger</h1>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name} className="fact">
              <dt>{name}</dt>
              <dd>{value === undefined ? 'none' : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      </article>
    )
  },
  head: () => ({ title: 'Debugger', description: 'Facts of this visit', noindex: true }),
}

const CRICKET = 66

/** The cricket of the feed as it comes, without the care of the real pages. */
export const cricketDevPage: Page<EventView[] | null> = {
  load: async ({ origin }) => ({
    kind: 'data',
    data: (await origin.events({ sport: CRICKET, count: 50 }))?.items ?? null,
  }),
  view: (events, { href }) => (
    <article className="text card">
      <h1>Cricket</h1>
      {events === null && <p>The feed does not answer.</p>}
      {events?.length === 0 && <p>The feed has no cricket now.</p>}
      {events !== null && events.length > 0 && (
        <div className="wide-table">
          <table>
            <thead>
              <tr>
                {['id', 'event', 'championship', 'starts', 'status', 'score', 'markets'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {events.map((event) => (
                <tr key={event.id}>
                  <td>{event.id}</td>
                  <td>
                    <a href={href('game', gameParams(event))}>
                      {event.home} – {event.away}
                    </a>
                  </td>
                  <td>{event.champ}</td>
                  <td>{event.startsAt}</td>
                  <td>{event.status}</td>
                  <td>{event.score}</td>
                  <td>{event.marketCount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </article>
  ),
  head: () => ({ title: 'Cricket', description: 'The cricket of the feed', noindex: true }),
}
