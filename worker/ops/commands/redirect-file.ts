import * as v from 'valibot'
import { redirectRule } from '../../../shared/api/operator.ts'
import { checkRules, type RedirectRule } from '../../../shared/domain/redirects/check-rules.ts'
import type { Hosts } from '../../../shared/domain/redirects/target.ts'

/** A rule as a file gives it, and its line there. */
export interface RuleAt {
  line: number
  rule: unknown
}
export type FileRules = { ok: true; rules: RuleAt[] } | { ok: false; line: number; message: string }

/** The fields of one line of CSV; null when a quote does not end. */
function fieldsOf(line: string): string[] | null {
  const fields: string[] = []
  let rest = line
  for (;;) {
    const [whole, quoted, plain] = /^\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(?=,|$)/.exec(rest) ?? []
    if (whole === undefined) return null
    fields.push(quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"'))
    if (whole.length === rest.length) return fields
    rest = rest.slice(whole.length + 1)
  }
}

/** `from,to,code` a line, code 302 when it is absent; empty lines, those that begin with # and a heading are passed over. */
export function readCsv(text: string): FileRules {
  const rules: RuleAt[] = []
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const fields = fieldsOf(line)
    if (!fields) return { ok: false, line: i + 1, message: 'a quote that does not end' }
    const [from, to, code, ...more] = fields
    if (rules.length === 0 && from === 'from' && to === 'to') continue
    if (more.length > 0) return { ok: false, line: i + 1, message: 'more than from, to and code' }
    rules.push({ line: i + 1, rule: { from, to: to ?? '', ...(code && { code: Number(code) }) } })
  }
  return { ok: true, rules }
}

/** A list of rules, or an object with it under `rules`. */
export function readJson(text: string): FileRules {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    const [, at] = /position (\d+)/.exec(String(error)) ?? []
    return { ok: false, line: lineAt(text, Number(at ?? 0)), message: 'not JSON' }
  }
  const list = Array.isArray(parsed) ? { rules: parsed } : parsed
  const rules = v.safeParse(v.strictObject({ rules: v.array(v.unknown()) }), list)
  if (!rules.success) return { ok: false, line: 1, message: 'neither a list nor { "rules": [ … ] }' }
  const starts = itemStarts(text, Array.isArray(parsed) ? 1 : 2)
  return { ok: true, rules: rules.output.rules.map((rule, i) => ({ rule, line: lineAt(text, starts[i] ?? 0) })) }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Where the objects of a list at a depth of brackets begin. */
function itemStarts(text: string, depth: number): number[] {
  const starts: number[] = []
  let level = 0
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (match[0] === '[' || match[0] === '{') {
      if (level === depth) starts.push(match.index)
      level += 1
    } else if (match[0] === ']' || match[0] === '}') level -= 1
  }
  return starts
}

/** What is wrong with a file's rules, each with its line: fields, hosts, doubles, loops. Empty: `rules` can be sent. */
export function checkFile(given: readonly RuleAt[], hosts: Hosts): { rules: RedirectRule[]; problems: string[] } {
  const problems: string[] = []
  const rules: RedirectRule[] = []
  const lines: number[] = []
  for (const { line, rule } of given) {
    const parsed = v.safeParse(redirectRule, rule)
    if (parsed.success) {
      rules.push(parsed.output)
      lines.push(line)
    } else
      for (const issue of parsed.issues) problems.push(`${line}: ${v.getDotPath(issue) ?? 'rule'}: ${issue.message}`)
  }
  for (const { path, message } of checkRules(rules, hosts)) {
    const [, index, field] = /^rules\.(\d+)\.?(.*)$/.exec(path) ?? []
    problems.push(`${lines[Number(index)] ?? 0}: ${field ? `${field}: ` : ''}${message}`)
  }
  return { rules, problems: problems.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)) }
}

const cell = (text: string): string => (/[",\n#]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** The list as a file that can be read back. */
export const writeCsv = (rules: readonly RedirectRule[]): string =>
  `from,to,code\n${rules.map(({ from, to, code }) => `${cell(from)},${cell(to)},${code}\n`).join('')}`
export const writeJson = (rules: readonly RedirectRule[]): string => `${JSON.stringify({ rules }, null, 2)}\n`
