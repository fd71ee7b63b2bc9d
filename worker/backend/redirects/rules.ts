import type { RedirectResponse } from '../../../shared/api/edge-decisions.ts'
import { type Hosts, readTarget } from './target.ts'

/** `from` is a path after the language prefix, `to` a path or an absolute URL of a listed host. */
export interface RedirectRule {
  from: string
  to: string
  code: number
}
export interface RuleIssue {
  path: string
  message: string
}

const PLACE = 'https://site.invalid'
const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The form in which paths are compared: without language, query, doubled and trailing slashes, percent signs decoded. */
function comparable(path: string): string {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/{2,}/g, '/')
  const withSlash = bare.startsWith('/') ? bare : `/${bare}`
  return decoded(withSlash.replace(LANGUAGE, '').replace(/\/$/, '')) || '/'
}

/** What is wrong with a list: a `from` that is no path, a `to` that may not be sent, a loop. An empty answer: it can be taken as a whole. */
export function checkRules(rules: readonly RedirectRule[], hosts: Hosts): RuleIssue[] {
  const issues: RuleIssue[] = []
  const next = new Map<string, string>()
  rules.forEach((rule, index) => {
    const target = readTarget(rule.to, hosts)
    if (/[?#\\]|:\/\//.test(rule.from)) issues.push({ path: `rules.${index}.from`, message: 'a path without query' })
    if (target === null) issues.push({ path: `rules.${index}.to`, message: 'a path or an allow-listed absolute URL' })
    const from = comparable(rule.from)
    if (next.has(from)) issues.push({ path: `rules.${index}.from`, message: 'this path has a rule already' })
    else if (target?.kind === 'path') next.set(from, comparable(target.path))
  })
  const inLoop = loops(next)
  rules.forEach((rule, index) => {
    if (inLoop.has(comparable(rule.from))) issues.push({ path: `rules.${index}`, message: 'leads back to itself' })
  })
  return issues
}

/** The paths from which one comes back to where one was. Each path is walked once. */
function loops(next: ReadonlyMap<string, string>): Set<string> {
  const looping = new Set<string>()
  const done = new Set<string>()
  for (const start of next.keys()) {
    const trail: string[] = []
    let at: string | undefined = start
    while (at !== undefined && !done.has(at) && !trail.includes(at)) {
      trail.push(at)
      at = next.get(at)
    }
    if (at !== undefined && trail.includes(at)) for (const path of trail.slice(trail.indexOf(at))) looping.add(path)
    for (const path of trail) done.add(path)
  }
  return looping
}

/** The asked query without `redirect-service`, as it was written. */
function keptQuery(search: string): string {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && decoded(pair.split('=')[0] ?? '') !== 'redirect-service')
    .join('&')
}

function withQuery(target: string, query: string): string {
  if (query === '') return target
  const [rest = '', hash] = target.split('#')
  return `${rest}${rest.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** Rules by comparable path, for many questions to one list. */
export function indexRules(rules: readonly RedirectRule[]): ReadonlyMap<string, RedirectRule> {
  return new Map(rules.map((rule) => [comparable(rule.from), rule]))
}

/**
 * Is `asked` (path and query, or an absolute URL) redirected? The language of the asked path is put before a target path that has none of
 * its own, and the asked query goes along (api.md, redirects).
 */
export function decide(
  asked: string,
  rules: ReadonlyMap<string, RedirectRule>,
  hosts: Hosts,
  languages: readonly string[],
): RedirectResponse {
  const none: RedirectResponse = { redirect: false, code: 0, url: asked, reasons: [], breadcrumbs: [] }
  if (!URL.canParse(asked, PLACE)) return none
  const { pathname, search } = new URL(asked, PLACE)
  const rule = rules.get(comparable(pathname))
  const target = rule && readTarget(rule.to, hosts)
  if (!rule || !target) return none
  const lang = LANGUAGE.exec(pathname)?.[1]
  const url = target.kind === 'absolute' ? target.url : languageBefore(target.path, lang, languages)
  return {
    redirect: true,
    code: rule.code,
    url: withQuery(url, keptQuery(search)),
    reasons: ['rule'],
    breadcrumbs: [rule.from],
  }
}

function languageBefore(path: string, lang: string | undefined, languages: readonly string[]): string {
  const own = LANGUAGE.exec(path)?.[1]
  if (lang === undefined || (own !== undefined && languages.includes(own))) return path
  return path === '/' ? `/${lang}/` : `/${lang}${path}`
}
