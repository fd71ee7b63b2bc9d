import { FAVOURITES_KEY, writeFavourites } from '../../shared/domain/favourites/favourites.ts'
import { request } from '../api/request.ts'
import { $player } from '../stores/player.ts'
import { favouritesNow } from './cookie.ts'

let saving: Promise<unknown> = Promise.resolve()

/** Tells the profile what a player has marked, for his other devices: one save after the other, each with what is marked by then. A lost one is made good by the next. */
export function saveFavourites(): void {
  if (!$player.get()) return
  saving = saving.then(() =>
    request('/web-api/office/settings', {
      method: 'PUT',
      body: { key: FAVOURITES_KEY, value: writeFavourites(favouritesNow()) },
    }),
  )
}
