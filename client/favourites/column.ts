import type { Favourites } from '../../shared/domain/favourites/favourites.ts'
import { href } from '../../shared/routes/href.ts'
import { gameParams } from '../../shared/ui/events/address.ts'
import { record } from '../api/loose.ts'
import { request } from '../api/request.ts'

/** Events that the column names; the list has them all. */
const MOST = 12

interface Row {
  link: string
  name: string
  note: string
}

const text = (x: unknown): string => (typeof x === 'string' ? x : '')

/** An event of the feed as a row; null when it is not what this version of the site reads. */
export function rowOf(item: unknown, lang: string): Row | null {
  const { id, sportId, champId, live, champNames, ...rest } = record(item)
  if (typeof id !== 'number' || typeof sportId !== 'number' || typeof champId !== 'number') return null
  const [home, away] = [text(rest.home), text(rest.away)]
  const english = text(record(champNames).en)
  const event = {
    id,
    sportId,
    champId,
    champ: text(rest.champ),
    ...(english !== '' && { champNames: { en: english } }),
    home,
    away,
    live: live === true,
  }
  return { link: href(lang, 'game', gameParams(event)), name: `${home} – ${away}`, note: text(rest.score) }
}

const idsIn = (x: unknown): number[] => (Array.isArray(x) ? x.filter((id) => Number.isSafeInteger(id)) : [])

/** Sports that are closed for the player, as the feed is told of them: what is closed is named nowhere (S6.21). */
export function closedIn(state: string | null | undefined): Record<string, string> {
  try {
    const { line, live } = record(record(JSON.parse(state ?? '')).closed)
    const lists = { closedLine: idsIn(line).join(), closedLive: idsIn(live).join() }
    return Object.fromEntries(Object.entries(lists).filter(([, ids]) => ids !== ''))
  } catch {
    return {}
  }
}

/** The marked events that are not over, nor of a sport that is closed for the player; null when the feed does not say. */
export async function loadRows({ events, champs }: Favourites, lang: string): Promise<Row[] | null> {
  const closed = closedIn(document.getElementById('state')?.textContent)
  const query = new URLSearchParams({ count: String(MOST), sort: 'start', ...closed })
  if (events.length > 0) query.set('ids', events.join())
  if (champs.length > 0) query.set('champs', champs.join())
  if (!query.has('ids') && !query.has('champs')) return []
  const answer = await request(`/feed-api/v1/events?${query}`)
  const items = answer.ok ? record(answer.data).items : null
  return Array.isArray(items) ? items.flatMap((item: unknown) => rowOf(item, lang) ?? []) : null
}

const element = <K extends keyof HTMLElementTagNameMap>(name: K, className: string, content: (Node | string)[]) => {
  const made = document.createElement(name)
  made.className = className
  made.replaceChildren(...content)
  return made
}

function linkOf({ link, name, note }: Row): HTMLElement {
  const title = element('span', 'nm', [name])
  title.dir = 'auto'
  const made = element('a', 'side-i', [title, element('span', 'num', [note])])
  made.href = link
  return element('li', '', [made])
}

/** Writes the rows into the column's place for them; nothing stands there without any. `isOpen` unfolds them. */
export function showRows(rows: Row[], isOpen: boolean): void {
  const place = document.querySelector<HTMLElement>('[data-favourites]')
  if (!place) return
  const { title = '', all = '', link = '' } = place.dataset
  place.hidden = rows.length === 0
  if (place.hidden) {
    place.replaceChildren()
    return
  }
  const summary = element('summary', 'side-i', [
    element('span', 'nm', [title]),
    element('span', 'num', [String(rows.length)]),
  ])
  const list = element('details', '', [
    summary,
    element('ul', '', [...rows.map(linkOf), ...(link === '' ? [] : [linkOf({ link, name: all, note: '' })])]),
  ])
  list.open = isOpen
  place.replaceChildren(list)
}
