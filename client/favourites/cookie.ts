import {
  FAVOURITES_COOKIE,
  FAVOURITES_SECONDS,
  type Favourites,
  readFavourites,
  writeFavourites,
} from '../../shared/domain/favourites/favourites.ts'
import { writeCookie } from '../page/write-cookie.ts'

/** What is marked now: another tab may have changed it since. */
export const favouritesNow = (): Favourites =>
  readFavourites(new RegExp(`(?:^|; )${FAVOURITES_COOKIE}=([^;]*)`).exec(document.cookie)?.[1])

/** Keeps the marks for the server's next page and for the other tabs. */
export function keepFavourites(favourites: Favourites): void {
  const text = writeFavourites(favourites)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  writeCookie(
    `${FAVOURITES_COOKIE}=${text}; Path=/; Max-Age=${text === '' ? 0 : FAVOURITES_SECONDS}; SameSite=Lax${secure}`,
  )
}
