import { tellingFlag } from '../../shared/domain/maintenance/display.ts'
import { translator } from '../../shared/i18n/translator.ts'
import { href } from '../../shared/routes/href.ts'
import { csrfToken } from './forms/csrf.ts'
import { withoutClosed } from './origin/closed-sports.ts'
import { openOrigin } from './origin/open.ts'
import { ownRead } from './own-read.ts'
import type { PageContext } from './page.ts'
import type { Turn } from './turn.ts'

/** What a visit's page is given. */
export function pageContext(turn: Turn): PageContext {
  const { visit, config } = turn
  return {
    visit,
    config,
    t: translator(visit.lang),
    origin: withoutClosed(openOrigin(turn), visit.player?.closed),
    read: ownRead(turn),
    href: (name, params) => href(visit.lang, name, params),
    form: () => ({ action: visit.url.pathname, csrf: csrfToken(visit, turn.jar), key: crypto.randomUUID() }),
    withMedia: turn.effects.includes('load-media'),
    maintenance: async () => tellingFlag(await turn.maintenance, config.maintenance),
  }
}
