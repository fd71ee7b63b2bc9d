import { ROUTES, type RouteName } from '../../../shared/routes/table.ts'
import { PAGES } from './index.ts'

/** Routes that have a page, or that redirect to one; every other route of the table answers 404. */
export const BUILT: ReadonlySet<RouteName> = new Set(
  ROUTES.filter((route) => route.name in PAGES || 'redirect' in route).map((route) => route.name),
)
