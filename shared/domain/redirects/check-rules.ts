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

export const LANGUAGE_PREFIX = /^\/([a-z]{2})(?=\/|$)/

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The form in which paths are compared: without language, query, doubled and trailing slashes, percent signs decoded. */
export function comparable(path: string): string {
  const bare = (path.split(/[?#]/)[0] ?? '').replace(/\/{2,}/g, '/')
  const withSlash = bare.startsWith('/') ? bare : `/${bare}`
  return decoded(withSlash.replace(LANGUAGE_PREFIX, '').replace(/\/$/, '')) || '/'
}

/** What is wrong with a list: a `from` that is no path, a `to` that may not be sent, a loop. An empty answer: it can be taken as a whole. */
export function checkRules(rules: readonly RedirectRule[], hosts: Hosts): RuleIssue[] {
  const issues: RuleIssue[] = []
  const next = new Map<string, string>()
  rules.forEach((rule, index) => {
    const target = readTarget(rule.to, hosts)
    if (/[?#\\\p{Cc}]|:\/\//u.test(rule.from))
      issues.push({ path: `rules.${index}.from`, message: 'a path without query' })
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
