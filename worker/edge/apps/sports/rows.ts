import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EventView } from '../../../../shared/api/feed.ts'
import { gameParams } from '../../../../shared/ui/events/address.ts'
import { EventRow, type RowProps } from '../../../../shared/ui/events/row.tsx'
import type { PageContext } from '../../page.ts'
import { kept } from '../../render/kept.ts'

/** How rows are laid out; the usual way unless said. */
export type RowLayout = Pick<RowProps, 'isAsian' | 'isWide'>

/** Rows of events as one text. Each is rendered once for its version, the language, the person's formats and the layout. */
export function rowsHtml(
  events: readonly EventView[],
  { t, href, visit }: Pick<PageContext, 't' | 'href' | 'visit'>,
  layout: RowLayout = {},
): string {
  const { display } = visit
  const variant = `${t.lang}:${display.coefViewId}:${display.tzo}:${display.is12h}:${layout.isAsian ? 'a' : ''}${layout.isWide ? 'w' : ''}`
  return events
    .map((event) =>
      kept(`row:${event.id}:${event.version}:${variant}`, () =>
        renderToStaticMarkup(
          createElement(EventRow, { event, t, display, link: href('game', gameParams(event)), ...layout }),
        ),
      ),
    )
    .join('')
}
