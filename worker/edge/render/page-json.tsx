import assets from 'virtual:client-assets'
import { routeOf } from '../../../shared/routes/match.ts'
import type { Turn } from '../turn.ts'
import type { Visit } from '../visit/visit.ts'
import type { Composed } from './compose.tsx'
import { compression } from './compression.ts'
import { pageStyle, pageTags } from './head.ts'
import { lateText } from './late.tsx'
import { layoutRegions } from './layout.tsx'

/** How long a late section is waited for, ms; a page in JSON form is sent in one piece. */
const LATE_MS = 2500

/** Whether the request asks for the page's JSON form (spec §7: the remote view's headers). */
export const wantsJson = ({ headers }: Request): boolean =>
  headers.get('mf-render-mode') === 'json' && headers.get('mf-api-version') === 'v2'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'private, no-store',
  vary: 'mf-render-mode, Cookie',
  'cross-origin-resource-policy': 'same-origin',
  'x-app-version': assets.version,
}

/** The entry of the remote-view contract, empty. */
const ENTRY = { title: '', codeToEval: '', scriptsToLoad: [], cssToLoad: [], style: '', body: '', head: '' }

const appName = ({ route }: Visit): string => (route ? routeOf(route.name).app : 'shell')

/**
 * A page as the remote-view contract has it: `body` is the main part, `head` the page's own tags. `page` is this host's own: what its
 * navigation needs beside them. `force-spa: true` asks for the entry without the shell's state and regions.
 */
export async function pageJson(turn: Turn, page: Composed): Promise<Response> {
  const { visit } = turn
  const { content, layout, stamp } = page
  const bare = visit.request.headers.get('force-spa') === 'true'
  const late = content.late ? await lateText(content.late, visit, LATE_MS) : ''
  const body = {
    ...ENTRY,
    appName: appName(visit),
    title: page.head.seo.title,
    style: pageStyle(page.head),
    body: page.main + late,
    head: pageTags(page.head),
    page: {
      status: content.status,
      path: visit.url.pathname + visit.url.search,
      lang: page.head.lang,
      dir: page.head.dir,
      layout: content.layout,
      regions: bare ? {} : layoutRegions(content.layout, layout, stamp),
      state: bare ? null : page.state,
      redirect: null,
      version: assets.version,
    },
  }
  return Response.json(body, { status: content.status, headers: { ...HEADERS, ...compression(turn) } })
}

/** Gives an answer in the form that was asked for: a redirect of a page in JSON form is an entry that says where to go. */
export function inAskedForm({ visit }: Turn, answer: Response): Response {
  if (visit.kind === 'document') return answer
  const to = answer.headers.get('location')
  if (to === null || answer.status < 300 || answer.status > 399 || !wantsJson(visit.request)) return answer
  return Response.json(
    { ...ENTRY, appName: appName(visit), page: { status: answer.status, redirect: to, version: assets.version } },
    { headers: HEADERS },
  )
}
