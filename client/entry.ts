import { callHeaders } from './api/request.ts'
import { loadPending } from './coupon/pending.ts'
import { favouritesLater } from './favourites/later.ts'
import { startGame } from './game/start.ts'
import { startIslands, wake } from './islands/loader.ts'
import { navigateLater } from './navigation/later.ts'
import { startColumns } from './page/columns.ts'
import { startCouponSheet } from './page/coupon-sheet.ts'
import { startModalLinks } from './page/modal-links.ts'
import { startOddsButtons } from './page/odds-buttons.ts'
import { startPrint } from './page/print.ts'
import { startScrollTop } from './page/scroll-top.ts'
import { supportLater } from './page/support-later.ts'
import { startPlatform } from './page/tablet.ts'
import { startLive } from './realtime/live.ts'
import { startRemoteViews } from './remote-views/start.ts'
import { parseState } from './state.ts'
import { $coupon, browserCoupon, keepCoupon } from './stores/coupon.ts'
import { keepCouponSettings } from './stores/coupon-settings.ts'
import { $house } from './stores/house.ts'
import { $notifications } from './stores/notifications.ts'
import { $player } from './stores/player.ts'
import { $settings } from './stores/settings.ts'

/** Stores first, then the plain parts, then the socket, then the islands: each works without those after it. */
const state = parseState(document.getElementById('state')?.textContent)
if (state) {
  callHeaders['X-Language'] = state.lang
  $player.set(state.player)
  $settings.set(state.display)
  if (state.islands.coupon) $house.set(state.islands.coupon.house)
  keepCouponSettings()
  keepCoupon(browserCoupon())

  window.__taken = true
  startPlatform()
  startOddsButtons()
  startModalLinks()
  startColumns()
  startCouponSheet()
  startScrollTop()
  startPrint()
  supportLater()

  startLive(state.live)
  startIslands(state.lang, state.islands)
  startRemoteViews()
  startGame()
  $coupon.subscribe(({ legs }) => {
    if (legs.length > 0 || loadPending()) wake('coupon')
  })
  $notifications.listen(() => wake('notifications'))
  navigateLater(state)
  favouritesLater()
}
