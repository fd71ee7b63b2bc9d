import type { RedirectResponse } from '../../../shared/api/edge-decisions.ts'
import {
  comparable,
  decoded,
  LANGUAGE_PREFIX,
  type RedirectRule,
} from '../../../shared/domain/redirects/check-rules.ts'
import { type Hosts, readTarget } from '../../../shared/domain/redirects/target.ts'

const PLACE = 'https://site.invalid'

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
  const lang = LANGUAGE_PREFIX.exec(pathname)?.[1]
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
  const own = LANGUAGE_PREFIX.exec(path)?.[1]
  if (lang === undefined || (own !== undefined && languages.includes(own))) return path
  return path === '/' ? `/${lang}/` : `/${lang}${path}`
}
