import { getCookie } from 'hono/cookie'
import {
  FAVOURITES_COOKIE,
  FAVOURITES_KEY,
  favouritesCookie,
  joined,
  readFavourites,
} from '../../../shared/domain/favourites/favourites.ts'
import { settingCookie, type Taken, takeSetting } from '../../../shared/domain/settings/cookies.ts'
import type { Ctx } from '../http/serve.ts'
import type { Profile } from '../identity/player.ts'

/** Sends a display setting as its cookie: a plain form's browser keeps it like one that runs scripts. */
export function sendSetting(c: Ctx, setting: Taken): void {
  const isSecure = new URL(c.req.url).protocol === 'https:'
  c.header('set-cookie', settingCookie(setting, isSecure), { append: true })
}

/** Sends what a player has saved: whoever signs in on another device finds the site as he left it. */
export function sendDisplay(c: Ctx, { office }: Profile): void {
  for (const [key, value] of Object.entries(office?.settings ?? {})) {
    const setting = takeSetting(key, value)
    if (setting) sendSetting(c, setting)
  }
  sendFavourites(c, office?.settings[FAVOURITES_KEY])
}

/** What the player has marked on other devices, joined with the marks of this one. */
function sendFavourites(c: Ctx, saved: unknown): void {
  if (typeof saved !== 'string' || saved === '') return
  const isSecure = new URL(c.req.url).protocol === 'https:'
  const here = readFavourites(getCookie(c, FAVOURITES_COOKIE))
  c.header('set-cookie', favouritesCookie(joined(readFavourites(saved), here), isSecure), { append: true })
}
