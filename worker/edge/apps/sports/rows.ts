import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { EventView } from '../../../../shared/api/feed.ts'
import { gameParams } from '../../../../shared/ui/events/address.ts'
import { EventRow } from '../../../../shared/ui/events/row.tsx'
import type { PageContext } from '../../page.ts'
import { kept } from '../../render/kept.ts'

/** Rows of events as one text. Each is rendered once for its version, the language and the person's formats. */
export function rowsHtml(
  events: readonly EventView[],
  { t, href, visit }: Pick<PageContext, 't' | 'href' | 'visit'>,
): string {
  const { display } = visit
  const variant = `${t.lang}:${display.coefViewId}:${display.tzo}:${display.is12h}`
  return events
    .map((event) =>
      kept(`row:${event.id}:${event.version}:${variant}`, () =>
        renderToStaticMarkup(createElement(EventRow, { event, t, display, link: href('game', gameParams(event)) })),
      ),
    )
    .join('')
}
