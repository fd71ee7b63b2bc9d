import type { Category } from '../../../shared/domain/games/catalogue.ts'
import { AVAILABLE_ROUTE, type AvailableRoute } from '../../../shared/routes/available.ts'

/** What must be switched on in the site config for the games of a category. */
export const CATEGORY_NEEDS: Readonly<Record<Category, AvailableRoute>> = {
  slots: AVAILABLE_ROUTE.slots,
  keno: AVAILABLE_ROUTE.keno,
  fast: AVAILABLE_ROUTE.fastGames,
  crash: AVAILABLE_ROUTE.casino,
  scratchcards: AVAILABLE_ROUTE.scratchcards,
  other: AVAILABLE_ROUTE.casino,
}
