import { confirmHref } from '../../shared/routes/confirm-href.ts'
import { routeOf } from '../../shared/routes/match.ts'
import { definePage, PAGES } from './apps/index.ts'
import { keepConsent, keepNewSite } from './consent/state.ts'
import { takeAge, takeConsent, takeNewSite } from './consent/take.ts'
import type { Env } from './env.ts'
import { errorContent } from './error-content.tsx'
import { readConfig } from './facts/config.ts'
import { readPlayer } from './facts/player.ts'
import { mayAskTerms } from './forms/ask-terms.ts'
import { hasToken } from './forms/csrf.ts'
import { placeForm } from './forms/place.ts'
import { readForm } from './forms/read-form.ts'
import { isSameSite } from './forms/same-site.ts'
import { starForm } from './forms/stars.tsx'
import { askGuards } from './guards/ask.ts'
import type { Outcome } from './guards/index.ts'
import { maintenanceNotice } from './maintenance-notice.ts'
import type { Loaded, Page, PageContext } from './page.ts'
import { pageContent } from './page-content.tsx'
import { pageContext } from './page-context.ts'
import { PageError } from './page-error.ts'
import { redirect } from './redirect.ts'
import { remotePage } from './remote-views/page.tsx'
import { remotesOf } from './remote-views/sources.ts'
import { columnCounts } from './render/compose.tsx'
import { inAskedForm } from './render/page-json.tsx'
import { respond } from './render/respond.tsx'
import { retryAfter } from './retry-after.ts'
import { routeRedirect } from './route-redirect.ts'
import { readPageSeo } from './seo/read.ts'
import { standIn } from './stand-in.ts'
import { Timings, type Turn } from './turn.ts'
import { CookieJar, readCookies } from './visit/cookies.ts'
import { countryOf } from './visit/country.ts'
import { pathOf, placeOf } from './visit/place.ts'
import { readVisit } from './visit/read-visit.ts'
import type { Visit } from './visit/visit.ts'

/** Answers a page request: facts, guards, page, response. */
export async function answer(
  request: Request,
  url: URL,
  env: Env,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  if (env.SITE_ORIGIN && url.origin !== env.SITE_ORIGIN)
    return redirect(env.SITE_ORIGIN + url.pathname + url.search, 301)
  const { path, canonical } = pathOf(url.pathname)
  const misspelt = path !== null && canonical !== path ? canonical + url.search : null
  const { urlLang, route } = placeOf(canonical)

  const timings = new Timings()
  const jar = new CookieJar()
  const cookieHeader = request.headers.get('cookie')
  const cookies = readCookies(cookieHeader)
  const [config, player] = await Promise.all([
    timings.timed('config', () => readConfig(env, waitUntil, { lang: urlLang, country: countryOf(request, env) })),
    timings.timed('session', () =>
      readPlayer(
        env,
        cookies,
        cookieHeader,
        jar,
        waitUntil,
        () => needsFreshPlayer(route),
        !request.headers.has('mf-render-mode'),
      ),
    ),
  ])
  const visit = readVisit({ request, url, path: canonical, cookies, player, config, env })
  const turn: Turn = {
    env,
    visit,
    config,
    jar,
    waitUntil,
    counts: null,
    seo: null,
    maintenance: null,
    effects: [],
    mustConfirmTerms: false,
    timed: (name, read) => timings.timed(name, read),
  }
  keepConsent(turn)
  keepNewSite(turn)
  const response = inAskedForm(
    turn,
    await decideAndSend(turn, timings, misspelt).catch((error: unknown) => failed(turn, error)),
  )

  if (!visit.isBot) for (const line of jar.lines) response.headers.append('set-cookie', line)
  response.headers.set('x-request-id', visit.requestId)
  if (response.status === 503 && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(retryAfter((await turn.maintenance) ?? config.maintenance, Date.now())))
  response.headers.set('server-timing', timings.toString())
  return response
}

/**
 * What a guard or a page has thrown, as the page of that error; in the log under the id that the page tells, unless it is the visitor's fault.
 * A bug has no words for people.
 */
function failed(turn: Turn, error: unknown): Promise<Response> {
  if (error instanceof PageError && error.status < 500)
    return respond(turn, errorContent(turn, error.status, error.message))
  const { message = String(error), stack }: Partial<Error> = Object(error)
  const { visit } = turn
  console.error(
    JSON.stringify({ level: 'error', id: visit.requestId, path: visit.url.pathname, error: message, stack }),
  )
  return respond(turn, error instanceof PageError ? errorContent(turn, error.status, message) : errorContent(turn, 500))
}

/** Where a ban or changed terms are to be seen at once, whatever the token says. */
const needsFreshPlayer = (route: Visit['route']): boolean =>
  route !== null && (routeOf(route.name).app === 'office' || route.name === 'confirm')

/** `misspelt`: the address in its one right form with the query, when it was asked for in another one. */
async function decideAndSend(turn: Turn, timings: Timings, misspelt: string | null): Promise<Response> {
  const { visit } = turn
  const row = visit.route ? routeOf(visit.route.name) : null
  const remote = remotesOf(turn).main
  const { decided, cookies, effects } = await askGuards(turn, remote)
  const isMove = decided === null || decided.decision.kind === 'redirect'
  // A crawler in maintenance is answered in place, whatever address it asks for; and nobody is led to an address that is not there.
  if (misspelt !== null && isMove) return redirect(misspelt, 301)
  for (const { name, value, maxAge } of cookies)
    turn.jar.set(name, value, { httpOnly: true, ...(maxAge !== undefined && { maxAge }) })
  turn.effects = effects
  if (decided) {
    timings.note(`guard;desc="${decided.guard}"`)
    return decidedResponse(turn, decided.decision)
  }
  const target =
    !remote && row && visit.route ? routeRedirect(row, visit.route.params, visit.lang, visit.url.search) : null
  if (target) return redirect(target.to, target.status)
  const page = remote ? definePage(remotePage(turn, remote)) : visit.route ? PAGES[visit.route.name] : undefined
  if (!page || !visit.route) return respond(turn, errorContent(turn, 404))

  const ctx = pageContext(turn)
  const { method } = visit.request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } })
  turn.counts = columnCounts(turn)
  turn.seo = readPageSeo(turn)
  const [loaded, accounts, announced] = await Promise.all([
    method === 'POST' ? posted(turn, ctx, page) : page.load(ctx, visit.route.params),
    visit.player ? ctx.origin.accounts() : null,
    maintenanceNotice(ctx),
  ])
  if (turn.mustConfirmTerms && mayAskTerms(turn))
    return redirect(confirmHref(visit.lang, visit.url.pathname + visit.url.search), method === 'POST' ? 303 : 302)
  if (loaded instanceof Response) return loaded
  if (loaded.kind === 'redirect') return redirect(loaded.to, loaded.status)
  if (loaded.kind === 'notFound') return respond(turn, errorContent(turn, 404))
  return respond(turn, pageContent(turn, ctx, page, loaded, accounts, announced))
}

/** What a guard decided, as an answer. A form that is redirected is not sent again. */
async function decidedResponse(turn: Turn, decision: NonNullable<Outcome['decided']>['decision']): Promise<Response> {
  if (decision.kind === 'redirect')
    return redirect(decision.to, turn.visit.request.method === 'POST' ? 303 : decision.status)
  if (decision.kind === 'render') return standIn(turn, decision.page, decision.status)
  return respond(turn, errorContent(turn, 404))
}

/** Forms that every page takes and then shows itself again, by their action. */
const EVERYWHERE = new Map<string, (form: URLSearchParams, turn: Turn, ctx: PageContext) => Promise<void> | void>([
  ['age', (_, turn) => takeAge(turn)],
  ['consent', takeConsent],
  ['new-site', (_, turn) => takeNewSite(turn)],
  ['star', starForm],
])

/** A plain form posted to a page: token first, then what every page takes (place, logout, consent, age, star), then what this page takes. */
async function posted(turn: Turn, ctx: PageContext, page: Page<unknown>): Promise<Response | Loaded<unknown>> {
  const { visit } = turn
  const form = await readForm(visit.request)
  if (typeof form === 'string') throw new PageError('', form === 'tooLarge' ? 413 : 415)
  if (!isSameSite(visit.request, visit.url) || !hasToken(visit, form)) throw new PageError('', 403)
  const action = form.get('action')
  if (action === 'place') return redirect(await placeForm(form, ctx), 303)
  if (action === 'logout') {
    await ctx.origin.post('/web-api/auth/disconnect', {})
    return redirect(ctx.href('home'), 303)
  }
  const take = EVERYWHERE.get(action ?? '')
  if (take) {
    await take(form, turn, ctx)
    return redirect(visit.url.pathname + visit.url.search, 303)
  }
  if (page.post) return page.post(form, ctx, visit.route?.params ?? {})
  const refused = await respond(turn, errorContent(turn, 405))
  refused.headers.set('allow', 'GET, HEAD')
  return refused
}
