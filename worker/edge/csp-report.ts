import * as v from 'valibot'
import { ERRORS, type ErrorName, errorBody } from '../../shared/errors/catalogue.ts'
import { readCapped } from './read-capped.ts'

/** Where browsers tell what a page's policy has stopped (security.md 2.2, SEC-51). */
export const CSP_REPORTS = '/csp-report'
const CAP = 64 * 1024
/** Lines that an isolate logs in a minute: anybody can send reports, and one broken page sends many. */
const MOST = 20
const MINUTE_MS = 60_000

const word = v.pipe(v.string(), v.maxLength(4000))
const violation = v.object({
  type: v.literal('csp-violation'),
  body: v.object({ documentURL: word, effectiveDirective: word, blockedURL: v.optional(word, '') }),
})
const reports = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

let minute = { began: 0, lines: 0 }
function mayLog(): boolean {
  const now = Date.now()
  if (now - minute.began >= MINUTE_MS) minute = { began: now, lines: 0 }
  return minute.lines++ < MOST
}

const refused = (error: ErrorName, more: Record<string, unknown> = {}): Response =>
  Response.json(errorBody(error, more), { status: ERRORS[error].http })

/** An address without its query, which may name a person; a word such as `inline` or `eval` as it is. */
function bare(address: string): string {
  const url = URL.parse(address)
  return url ? (url.origin === 'null' ? url.protocol : url.origin) + url.pathname : address.slice(0, 40)
}

/** Takes the reports of a browser (Reporting API, level 1) into the log: which rule, what was stopped, on which page. */
export async function cspReport(request: Request): Promise<Response> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  const text = await readCapped(request.body, CAP)
  if (text === null) return refused('tooLarge')
  if (type !== 'application/reports+json') return refused('notJson')
  const sent = v.safeParse(reports, text)
  if (!sent.success) return refused('invalid', { issues: [{ path: '', message: 'Expected a list of reports' }] })
  for (const each of sent.output) {
    const told = v.safeParse(violation, each)
    if (!told.success || !mayLog()) continue
    const { effectiveDirective: rule, blockedURL, documentURL } = told.output.body
    console.warn(
      JSON.stringify({ level: 'warn', csp: rule.slice(0, 40), blocked: bare(blockedURL), page: bare(documentURL) }),
    )
  }
  return new Response(null, { status: 204 })
}
