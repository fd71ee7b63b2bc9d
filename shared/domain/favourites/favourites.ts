/** Name of the cookie; the server reads it for the list of favourites. */
export const FAVOURITES_COOKIE = 'favorites'
/** Name under which a player's profile keeps the same text. */
export const FAVOURITES_KEY = 'favourites'
/** A year, seconds: it is the person's own list. */
export const FAVOURITES_SECONDS = 31_536_000
/** So many are kept of each kind; the oldest leave first. */
const MOST = { events: 60, champs: 20 } as const

export type FavouriteKind = 'events' | 'champs'
/** Ids in the order in which they were marked. */
export type Favourites = Readonly<Record<FavouriteKind, readonly number[]>>

const idsOf = (text: string | undefined, most: number): number[] =>
  [...new Set((text ?? '').split('.').filter((id) => /^[1-9][0-9]{0,15}$/.test(id)))].map(Number).slice(-most)

/** Reads `12.34_7`: events, then championships; whatever is no id is left out. */
export function readFavourites(text: string | undefined): Favourites {
  const [events, champs] = (text ?? '').slice(0, 2000).split('_')
  return { events: idsOf(events, MOST.events), champs: idsOf(champs, MOST.champs) }
}

export const writeFavourites = ({ events, champs }: Favourites): string =>
  events.length + champs.length === 0 ? '' : `${events.join('.')}_${champs.join('.')}`

/** What two devices have marked, the later one's marks as the newest. */
export const joined = (earlier: Favourites, later: Favourites): Favourites => {
  const both = (kind: FavouriteKind) =>
    [...earlier[kind].filter((id) => !later[kind].includes(id)), ...later[kind]].slice(-MOST[kind])
  return { events: both('events'), champs: both('champs') }
}

/** The marks' cookie as `document.cookie` and `Set-Cookie` take it. */
export function favouritesCookie(favourites: Favourites, secure: boolean): string {
  const text = writeFavourites(favourites)
  return `${FAVOURITES_COOKIE}=${text}; Path=/; Max-Age=${text === '' ? 0 : FAVOURITES_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`
}

export const isFavourite = (favourites: Favourites, kind: FavouriteKind, id: number): boolean =>
  favourites[kind].includes(id)

/** With the id marked, or without it when it was. */
export const toggled = (favourites: Favourites, kind: FavouriteKind, id: number): Favourites => ({
  ...favourites,
  [kind]: isFavourite(favourites, kind, id)
    ? favourites[kind].filter((each) => each !== id)
    : [...favourites[kind], id].slice(-MOST[kind]),
})
