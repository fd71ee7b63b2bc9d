import { AVAILABLE_ROUTE } from '../../routes/available.ts'
import { routeOf } from '../../routes/match.ts'
import type { RouteName } from '../../routes/table.ts'
import type { LayoutProps } from './props.ts'

type Linkable = Pick<LayoutProps, 'built' | 'config'>

/** May a page link there: its page exists and the operator has switched its section on. */
export function isLinked(name: RouteName, { built, config }: Linkable): boolean {
  const { needs } = routeOf(name)
  return built.has(name) && (needs === undefined || config.availableRoutes.includes(needs))
}

/** The same for the two sections of sports, which share one route. */
export const isSectionLinked = (section: 'line' | 'live', props: Linkable): boolean =>
  props.built.has('sports') && props.config.availableRoutes.includes(AVAILABLE_ROUTE[section])
