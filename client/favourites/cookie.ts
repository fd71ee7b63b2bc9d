import {
  FAVOURITES_COOKIE,
  type Favourites,
  favouritesCookie,
  readFavourites,
} from '../../shared/domain/favourites/favourites.ts'
import { readCookie } from '../page/read-cookie.ts'
import { writeCookie } from '../page/write-cookie.ts'

/** What is marked now: another tab may have changed it since. */
export const favouritesNow = (): Favourites => readFavourites(readCookie(FAVOURITES_COOKIE))

/** Keeps the marks for the server's next page and for the other tabs. */
export const keepFavourites = (favourites: Favourites): void =>
  writeCookie(favouritesCookie(favourites, location.protocol === 'https:'))
