import { renderToStaticMarkup } from 'react-dom/server'
import type { Layout } from '../../../shared/routes/table.ts'
import { EmptyLayout, HeadlessLayout, MainLayout } from '../../../shared/ui/layout/index.ts'
import type { LayoutProps } from '../../../shared/ui/layout/props.ts'
import { splitSlots } from '../../../shared/ui/slot.tsx'
import { kept } from './kept.ts'

/** Layouts that have a component of their own; the others show their page in the nearest one. */
const LAYOUTS = {
  main: MainLayout,
  casino: MainLayout,
  empty: EmptyLayout,
  maintenance: EmptyLayout,
  blocked: EmptyLayout,
  headless: HeadlessLayout,
} as const satisfies Record<Layout, unknown>

/**
 * A layout's text around its slots: `[text, slot, text, …, text]`. Kept for all visits with the same key;
 * `stamp` names the state of the feed's counts that it shows.
 */
export function layoutParts(layout: Layout, props: LayoutProps, stamp: string): string[] {
  const { lang, route, params, display } = props
  const key = `layout:${layout}:${lang}:${route}:${JSON.stringify(params)}:${JSON.stringify(display)}:${stamp}`
  const View = LAYOUTS[layout]
  return splitSlots(kept(key, () => renderToStaticMarkup(<View {...props} />)))
}
