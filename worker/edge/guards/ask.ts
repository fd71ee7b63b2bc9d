import assets from 'virtual:client-assets'
import type { GuardRoute, GuardVisit } from '../../../shared/guards/decision.ts'
import { mayOfferIdentification } from '../../../shared/guards/mobile-identification-bonus.ts'
import { asksRedirect } from '../../../shared/guards/redirector.ts'
import { routeOf } from '../../../shared/routes/match.ts'
import { BUILT } from '../apps/built.ts'
import { readBlock } from '../facts/block.ts'
import { readIdentificationBonus } from '../facts/identification-bonus.ts'
import { readMaintenance } from '../facts/maintenance.ts'
import { readRedirect } from '../facts/redirect-light.ts'
import type { Turn } from '../turn.ts'
import { decide, type Outcome, type Reads } from './index.ts'
import { marksOf } from './middleware.ts'

/** A configured app, as far as it matters to guards. */
type Asked = { middleware: readonly string[] } | null

/** The visit's route with what the table says of it. */
function guardRoute({ visit: { route } }: Turn, remote: Asked): GuardRoute | null {
  if (!route) return null
  const row = routeOf(route.name)
  return {
    name: route.name,
    params: route.params,
    app: row.app,
    needs: row.needs,
    login: row.login === true,
    hiddenFromBanned: row.hiddenFromBanned === true,
    development: row.development === true,
    exists: remote !== null || BUILT.has(route.name),
    ...(remote && marksOf(remote.middleware)),
  }
}

/** A visit as guards see it. */
export function guardVisit(turn: Turn, remote: Asked): GuardVisit {
  const { visit, env } = turn
  return {
    origin: visit.url.origin,
    path: visit.path,
    search: visit.url.search,
    lang: visit.lang,
    urlLang: visit.urlLang,
    route: guardRoute(turn, remote),
    get previous() {
      return visit.previous
    },
    player: visit.player,
    isBot: visit.isBot,
    get isMobile() {
      return visit.isMobile
    },
    get isHiddenTablet() {
      return visit.isHiddenTablet
    },
    kind: visit.kind,
    isProduction: env.ENVIRONMENT === 'production',
    isHashOnly: false,
    appVersion: null,
    country: visit.country,
    cookie: visit.cookie,
    now: Date.now(),
  }
}

/** The path of a visit in its one right form, as it stands in a URL. */
const addressOf = ({ url, path, urlLang }: Turn['visit']): string =>
  new URL(urlLang === null ? path : `/${urlLang}${path}`, url.origin).pathname

/** Starts the reads that some guard of this visit needs, all together. */
function startReads(turn: Turn, visit: GuardVisit): Reads {
  const { env, timed } = turn
  const behind = (work: Promise<unknown>) => turn.waitUntil(work)
  return {
    redirect:
      visit.kind !== 'other' && asksRedirect(visit) ? readRedirect(env, addressOf(turn.visit), behind, timed) : null,
    block: readBlock(env, turn.visit, turn.config, behind, timed),
    maintenance: readMaintenance(env, behind, timed),
    identificationBonus: mayOfferIdentification(visit) ? readIdentificationBonus(turn) : null,
  }
}

/** Asks the guards about a visit; `remote`: the configured app that answers for its route. The flag of maintenance is handed on for the pages that tell of it. */
export async function askGuards(turn: Turn, remote: Asked): Promise<Outcome> {
  const { config, env } = turn
  const visit = guardVisit(turn, remote)
  const reads = startReads(turn, visit)
  turn.maintenance = reads.maintenance instanceof Promise ? reads.maintenance : Promise.resolve(reads.maintenance)
  return decide(
    visit,
    {
      ...config,
      isMiddleware: env.MIDDLEWARE_MODE === '1',
      hasLogin: BUILT.has('login'),
      version: assets.version,
      recheck: null,
    },
    reads,
  )
}
