import type { EventView } from '../../../shared/api/feed.ts'
import {
  FAVOURITES_COOKIE,
  FAVOURITES_KEY,
  FAVOURITES_SECONDS,
  type Favourites,
  isFavourite,
  readFavourites,
  toggled,
  writeFavourites,
} from '../../../shared/domain/favourites/favourites.ts'
import { champOf, teamsOf } from '../../../shared/ui/events/names.ts'
import { HiddenFields } from '../../../shared/ui/islands/fields.tsx'
import type { PageContext } from '../page.ts'
import type { Turn } from '../turn.ts'

/** A page with this in its query shows its events with a star each, for who has no scripts: the page itself gets its stars from a script. */
export const STARS = 'stars'

const markedIn = ({ visit }: Pick<Turn, 'visit'>): Favourites => readFavourites(visit.cookie(FAVOURITES_COOKIE))

/** The events of a page and their championships, each a button that marks or unmarks it. */
export function StarsForm({ events, ctx }: { events: readonly EventView[]; ctx: PageContext }) {
  const { t, visit } = ctx
  const marked = markedIn(ctx)
  const star = (kind: keyof Favourites, id: number, name: string) => {
    const isOn = isFavourite(marked, kind, id)
    return (
      <button type="submit" className="side-i" name="star" value={`${kind}-${id}`} aria-pressed={isOn}>
        <span aria-hidden="true">{isOn ? '★' : '☆'}</span>
        <span dir="auto">{name}</span>
      </button>
    )
  }
  // An event of the list may stand in a ready-made express too.
  const own = new Map(events.map((event) => [event.id, event])).values()
  const champs = [...Map.groupBy(own, ({ champId }) => champId)]
  return (
    <form className="box card" method="post" action={visit.url.pathname + visit.url.search}>
      <HiddenFields csrf={ctx.form().csrf} action="star" />
      <h2>{t('favourites_mark')}</h2>
      <p className="mu">{t('favourites_text')}</p>
      {champs.map(([id, group]) => (
        <ul key={id}>
          {group.slice(0, 1).map((event) => (
            <li key={id}>
              <b>{star('champs', id, champOf(event, t.lang))}</b>
            </li>
          ))}
          {group.map((event) => (
            <li key={event.id}>{star('events', event.id, teamsOf(event))}</li>
          ))}
        </ul>
      ))}
      <a className="btn" href={visit.url.pathname}>
        {t('favourites_done')}
      </a>
    </form>
  )
}

/** Marks or unmarks what a form names, in the cookie and in a player's profile; anything else changes nothing. */
export async function starForm(form: URLSearchParams, turn: Turn, { origin }: PageContext): Promise<void> {
  const [, kind, id] = /^(events|champs)-([1-9][0-9]{0,15})$/.exec(form.get('star') ?? '') ?? []
  if (id === undefined) return
  const text = writeFavourites(toggled(markedIn(turn), kind === 'champs' ? 'champs' : 'events', Number(id)))
  turn.jar.set(FAVOURITES_COOKIE, text, { maxAge: text === '' ? 0 : FAVOURITES_SECONDS })
  if (turn.visit.player) await origin.saveSetting(FAVOURITES_KEY, text)
}
