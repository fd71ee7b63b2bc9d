import type { ComponentType } from 'react'
import type { IslandTranslate } from '../../i18n/translate.ts'
import { CalculatorView } from '../calculator/view.tsx'
import { GameView } from '../casino/game-view.tsx'
import { DrawView } from '../draws/view.tsx'
import { AccountIslandView } from './account.tsx'
import { CouponIslandView } from './coupon/view.tsx'
import { HistoryIslandView } from './history/view.tsx'
import { LoginIslandView } from './login.tsx'
import { NotificationsIslandView } from './notifications.tsx'
import type { IslandName, IslandProps } from './props.ts'
import { RegistrationIslandView } from './registration.tsx'
import { SettingsIslandView } from './settings.tsx'

/** The view of each island as the server renders it: without callbacks, exactly what the browser's first render gives. */
export const ISLAND_VIEWS: { [K in IslandName]: ComponentType<{ props: IslandProps[K]; t: IslandTranslate }> } = {
  account: AccountIslandView,
  coupon: CouponIslandView,
  settings: SettingsIslandView,
  login: LoginIslandView,
  registration: RegistrationIslandView,
  history: HistoryIslandView,
  calculator: CalculatorView,
  game: GameView,
  draw: DrawView,
  notifications: NotificationsIslandView,
}
