import type { AvailableRoute } from './available.ts'
import { routeOf } from './match.ts'
import type { RouteName } from './table.ts'

type Params = Readonly<Record<string, unknown>>

/** The ids that must be in `availableRoutes` because of the values of an address's parameters. */
export function neededByParams(name: RouteName, params: Params): AvailableRoute[] {
  const needed: AvailableRoute[] = []
  const { needsBy = {} } = routeOf(name)
  for (const key in needsBy) {
    const ids = needsBy[key]
    const value = params[key]
    const id = ids && typeof value === 'string' && Object.hasOwn(ids, value) ? ids[value] : undefined
    if (id !== undefined) needed.push(id)
  }
  return needed
}

/** Every id that must be in `availableRoutes` for an address of a route: the route's own, and those of its parameters' values. */
export function neededRoutes(name: RouteName, params: Params): AvailableRoute[] {
  const { needs } = routeOf(name)
  const byParams = neededByParams(name, params)
  return needs === undefined ? byParams : [needs, ...byParams]
}

/** Has the operator switched on every section that an address of a route belongs to? */
export const isSwitchedOn = (name: RouteName, params: Params, available: readonly number[]): boolean =>
  neededRoutes(name, params).every((id) => available.includes(id))
