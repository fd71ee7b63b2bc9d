import { translator } from '../../shared/i18n/translator.ts'
import { href } from '../../shared/routes/href.ts'
import { ErrorView, errorTitle } from './apps/shell/error.tsx'
import { playerState } from './page-content.tsx'
import type { Content } from './render/compose.tsx'
import type { Turn } from './turn.ts'

/** An error as a page of the main layout: what happened, in the error's own words where it has some, the id to quote, the way on. */
export function errorContent(turn: Turn, status: number, message = ''): Content {
  const { visit } = turn
  const t = translator(visit.lang)
  return {
    layout: 'main',
    status,
    head: { title: errorTitle(t, status), description: '', noindex: true },
    view: () => (
      <ErrorView
        t={t}
        status={status}
        message={message}
        requestId={visit.requestId}
        href={(name, params) => href(visit.lang, name, params)}
      />
    ),
    keep: null,
    late: null,
    live: null,
    picked: null,
    form: null,
    notices: [],
    player: playerState(turn, null),
  }
}
