import { isSwitchedOn } from '../../routes/needs.ts'
import type { RouteName } from '../../routes/table.ts'
import type { LayoutProps } from './props.ts'

type Linkable = Pick<LayoutProps, 'built' | 'config'>

/** May a page link there: its page exists and the operator has switched its section on. `params` as far as a section depends on them. */
export const isLinked = (
  name: RouteName,
  { built, config }: Linkable,
  params: Readonly<Record<string, string>> = {},
): boolean => built.has(name) && isSwitchedOn(name, params, config.availableRoutes)

/** The same for the two sections of sports, which share one route. */
export const isSectionLinked = (section: 'line' | 'live', props: Linkable): boolean =>
  isLinked('sports', props, { section })

/** Does the page belong to esports? Those pages have their sport in no parameter. */
export const isCyberPage = ({ route }: Pick<LayoutProps, 'route'>): boolean => route?.startsWith('cyber') === true
