import { $player } from '../stores/player.ts'

/** How long after the page has come to rest, ms. */
const REST_MS = 2000

/** The unread messages are asked for when the page has come to rest, and again when another player signs in; who is signed out has none. */
export function supportLater(): void {
  const ask = () =>
    $player.subscribe((player, old) => {
      if (player?.userId !== old?.userId) import('./support.ts').then(({ askUnread }) => askUnread()).catch(() => {})
    })
  const rest = () => setTimeout(ask, REST_MS)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
