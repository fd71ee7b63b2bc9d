import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { layoutVariant } from '../../../shared/domain/settings/attributes.ts'
import type { Layout } from '../../../shared/routes/table.ts'
import {
  BlockedLayout,
  EmptyLayout,
  HeadlessLayout,
  MainLayout,
  MaintenanceLayout,
  REGIONS,
} from '../../../shared/ui/layout/index.ts'
import type { LayoutProps } from '../../../shared/ui/layout/props.ts'
import { splitSlots } from '../../../shared/ui/slot.tsx'
import { kept } from './kept.ts'

/** The component of each layout; the casino's pages stand in the main one. */
const LAYOUTS = {
  main: MainLayout,
  casino: MainLayout,
  empty: EmptyLayout,
  maintenance: MaintenanceLayout,
  blocked: BlockedLayout,
  headless: HeadlessLayout,
} as const satisfies Record<Layout, unknown>

const keyOf = (part: string, { lang, route, params, display }: LayoutProps, stamp: string): string =>
  `layout:${part}:${lang}:${route}:${JSON.stringify(params)}:${layoutVariant(display)}:${stamp}`

/**
 * A layout's text around its slots: `[text, slot, text, …, text]`. Kept for all visits with the same key;
 * `stamp` names the state of the feed's counts that it shows.
 */
export function layoutParts(layout: Layout, props: LayoutProps, stamp: string): string[] {
  const View = LAYOUTS[layout]
  return splitSlots(kept(keyOf(layout, props, stamp), () => renderToStaticMarkup(<View {...props} />)))
}

/** Those parts of the layout that depend on the page, by the name of their region; a layout without them gives none. */
export function layoutRegions(layout: Layout, props: LayoutProps, stamp: string): Record<string, string> {
  if (LAYOUTS[layout] !== MainLayout) return {}
  const entries: [string, FunctionComponent<LayoutProps>][] = Object.entries(REGIONS)
  return Object.fromEntries(
    entries.map(([name, View]) => [
      name,
      kept(keyOf(`region:${name}`, props, stamp), () => renderToStaticMarkup(<View {...props} />)),
    ]),
  )
}
