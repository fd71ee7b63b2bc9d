import { writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { getRedirects } from '../../../shared/api/operator.ts'
import type { RedirectRule } from '../../../shared/domain/redirects/check-rules.ts'
import type { Hosts } from '../../../shared/domain/redirects/target.ts'
import { fileText } from './blocks.ts'
import { type Command, noMore, options, type Tools, UsageError, verbOf } from './command.ts'
import { checkFile, readCsv, readJson, writeCsv, writeJson } from './redirect-file.ts'

export type RedirectsOrder =
  | { verb: 'list' }
  | { verb: 'import'; file: string; checkOnly: boolean }
  | { verb: 'export'; file: string | null; csv: boolean }

/** What is asked for; the form is the file's ending unless it is said. @throws UsageError */
export function readRedirects(args: string[]): RedirectsOrder {
  const [word, ...rest] = args
  const verb = verbOf(word, ['list', 'import', 'export'])
  const { words, on } = options(rest, [], ['csv', 'json', 'check'])
  const [file, ...more] = words
  noMore(more)
  if (on.has('csv') && on.has('json')) throw new UsageError('say --csv or --json')
  if (verb !== 'export' && (on.has('csv') || on.has('json'))) throw new UsageError('--csv and --json are for export')
  if (verb !== 'import' && on.has('check')) throw new UsageError('--check is for import')
  if (verb === 'list') {
    noMore(words)
    return { verb }
  }
  if (verb === 'export') return { verb, file: file ?? null, csv: on.has('csv') || (!on.has('json') && isCsv(file)) }
  if (file === undefined) throw new UsageError('say which file: a .csv or a .json')
  return { verb, file, checkOnly: on.has('check') }
}

const isCsv = (file: string | undefined): boolean => file?.toLowerCase().endsWith('.csv') === true

/** The rules of a file. @throws UsageError with `file:line: what` for everything that is wrong */
export function rulesOf(file: string, text: string, hosts: Hosts): RedirectRule[] {
  const given = isCsv(file) ? readCsv(text) : readJson(text)
  if (!given.ok) throw new UsageError(`${file}:${given.line}: ${given.message}`)
  const { rules, problems } = checkFile(given.rules, hosts)
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${file}:${problem}`).join('\n'))
  return rules
}

async function hostsOf({ base, config }: Tools): Promise<Hosts> {
  const { redirectHosts } = v.parse(v.object({ redirectHosts: v.array(v.string()) }), await config())
  const { host, hostname } = new URL(base)
  return { own: host, local: ['localhost', '127.0.0.1', '[::1]'].includes(hostname), listed: redirectHosts }
}

const stored = async ({ call }: Tools): Promise<RedirectRule[]> =>
  v.parse(v.object({ data: getRedirects.answer }), await call('GET', '/redirects')).data.rules

export const redirects: Command = {
  usages: [
    ['redirects list', 'prints the redirects'],
    ['redirects import <file.csv|file.json> [--check]', 'checks a file, and replaces the redirects by it'],
    ['redirects export [file] [--csv|--json]', 'writes them to a file, or prints them'],
  ],
  run: async (args, tools) => {
    const order = readRedirects(args)
    if (order.verb === 'import') {
      const text = fileText(order.file)
      if (text === null) throw new UsageError(`no such file: ${order.file}`)
      const rules = rulesOf(order.file, text, await hostsOf(tools))
      if (order.checkOnly) return `${rules.length} redirects, nothing wrong`
      await tools.call('PUT', '/redirects', { rules })
      return `${rules.length} redirects`
    }
    const rules = await stored(tools)
    if (order.verb === 'list') return rules.map(({ from, to, code }) => `${code} ${from} → ${to}`).join('\n')
    const text = order.csv ? writeCsv(rules) : writeJson(rules)
    if (order.file === null) return text.trimEnd()
    writeFileSync(order.file, text)
    return `${rules.length} redirects in ${order.file}`
  },
}
