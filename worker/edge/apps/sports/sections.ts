import { isSwitchedOn } from '../../../../shared/routes/needs.ts'
import type { Section } from '../../../../shared/ui/events/address.ts'
import type { PageContext } from '../../page.ts'

/** The line first: it always has something. */
export const SECTIONS: readonly Section[] = ['line', 'live']

/** Has the operator switched the section on? */
export const isOpen = (section: Section, { config }: Pick<PageContext, 'config'>): boolean =>
  isSwitchedOn('sports', { section }, config.availableRoutes)
