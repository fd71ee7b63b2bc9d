import { $player } from '../stores/player.ts'
import { forgetUserConfig, loadUserConfig } from '../user/config.ts'

/** The count is asked for at most once in this time, ms. */
const FRESH = 60_000
const STORED = 'unread'

/** Shows how many messages wait on the support button, and says it in its list; none hides both. */
function showUnread(count: number, root: ParentNode = document): void {
  for (const badge of root.querySelectorAll<HTMLElement>('[data-unread]')) {
    badge.textContent = count > 99 ? '99+' : String(count)
    badge.hidden = count === 0
  }
  for (const text of root.querySelectorAll<HTMLElement>('[data-unread-text]')) {
    text.textContent = (text.dataset.unreadText ?? '').replace('{count}', String(count))
    text.hidden = count === 0
  }
}

/** What the tab knows from a moment ago, as `player:time:count`; another player's counts for nothing. */
function remembered(player: number): number | null {
  const [owner, time, count] = (sessionStorage.getItem(STORED) ?? '').split(':').map(Number)
  return owner === player && time !== undefined && Date.now() - time < FRESH && count !== undefined ? count : null
}

/** A signed-in player's unread messages; nobody has none. */
export async function askUnread(): Promise<void> {
  const player = $player.get()?.userId
  if (player === undefined) return showUnread(0)
  const known = remembered(player)
  if (known !== null) return showUnread(known)
  forgetUserConfig()
  const config = await loadUserConfig()
  if (!config) return
  const count = config.user_msg_count ?? 0
  sessionStorage.setItem(STORED, `${player}:${Date.now()}:${count}`)
  showUnread(count)
}
