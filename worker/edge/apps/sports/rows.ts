import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EventView } from '../../../../shared/api/feed.ts'
import { EventRow, type RowProps } from '../../../../shared/ui/events/row.tsx'
import type { PageContext } from '../../page.ts'
import { kept } from '../../render/kept.ts'
import { type EventLinks, sportsLinks } from './event-links.ts'

/** How rows are laid out; the usual way unless said. */
export type RowLayout = Pick<RowProps, 'isAsian' | 'isWide'>

/** Rows of events as one text. Each is rendered once for its version, the language, the person's formats and the layout. */
export function rowsHtml(
  events: readonly EventView[],
  ctx: Pick<PageContext, 't' | 'href' | 'visit'>,
  layout: RowLayout = {},
  links: EventLinks = sportsLinks(ctx),
): string {
  const { t } = ctx
  const { display } = ctx.visit
  const variant = `${t.lang}:${display.coefViewId}:${display.tzo}:${display.is12h}:${layout.isAsian ? 'a' : ''}${layout.isWide ? 'w' : ''}${links.name}`
  return events
    .map((event) =>
      kept(`row:${event.id}:${event.version}:${variant}`, () =>
        renderToStaticMarkup(createElement(EventRow, { event, t, display, link: links.game(event), ...layout })),
      ),
    )
    .join('')
}
