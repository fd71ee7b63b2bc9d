import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileText } from '../../../worker/ops/commands/blocks.ts'
import { UsageError } from '../../../worker/ops/commands/command.ts'
import { readCsv, readJson, writeCsv, writeJson } from '../../../worker/ops/commands/redirect-file.ts'
import { readRedirects, rulesOf } from '../../../worker/ops/commands/redirects.ts'

const HOSTS = { own: 'site.test', local: false, listed: ['partner.test'] }
const csv = (text: string) => rulesOf('r.csv', text, HOSTS)
const json = (value: unknown) =>
  rulesOf('r.json', typeof value === 'string' ? value : JSON.stringify(value, null, 2), HOSTS)
/** What is wrong, line by line. */
const problems = (read: () => unknown): string[] => {
  try {
    read()
  } catch (error) {
    if (error instanceof UsageError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('a CSV of redirects', () => {
  it('has a heading or none, comments, quotes, empty lines, and 302 where no code is said', () => {
    const text =
      '\uFEFFfrom,to,code\r\n# spring\r\n\r\n/old,/new,301\r\n"/a,b","/c ""d""",\n/e , https://partner.test/x\n'
    expect(csv(text)).toEqual([
      { from: '/old', to: '/new', code: 301 },
      { from: '/a,b', to: '/c "d"', code: 302 },
      { from: '/e', to: 'https://partner.test/x', code: 302 },
    ])
  })

  it('tells all that is wrong with its lines, before anything is sent', () => {
    const text = 'from,to,code\n/a,/b\n/b,/a\n/x,https://evil.test/\n/y,/z,200\n/ok,/fine\n/ok/,/double\n/empty,\n'
    expect(problems(() => csv(text))).toEqual([
      'r.csv:2: leads back to itself',
      'r.csv:3: leads back to itself',
      'r.csv:4: to: a path or an allow-listed absolute URL',
      expect.stringMatching(/^r\.csv:5: code: /),
      'r.csv:7: from: this path has a rule already',
      expect.stringMatching(/^r\.csv:8: to: /),
    ])
  })

  it.each([
    ['/a,"/b', 'r.csv:1: a quote that does not end'],
    ['/a,/b,301,x', 'r.csv:1: more than from, to and code'],
    ['/only', 'r.csv:1: to: '],
    ['/a,/b,soon', 'r.csv:1: code: '],
  ])('%j is refused', (text, what) => expect(problems(() => csv(text))[0]).toContain(what))
})

describe('a JSON of redirects', () => {
  it('is a list, or has it under `rules`', () => {
    const rule = { from: '/a', to: '/b', code: 301 }
    expect(json([rule])).toEqual([rule])
    expect(json({ rules: [rule] })).toEqual([rule])
  })

  it('tells the line on which a wrong rule begins', () => {
    const text =
      '{\n  "rules": [\n    { "from": "/{a", "to": "/b" },\n    {\n      "from": "/c", "to": "/c"\n    }\n  ]\n}'
    expect(problems(() => json(text))).toEqual(['r.json:4: leads back to itself'])
    expect(problems(() => json('[\n{"from":"/a","to":"/b"},\n7,{"from":"/a"}]'))[0]).toMatch(/^r\.json:\d: /)
  })

  it.each([
    ['{', /^r\.json:\d+: not JSON$/],
    ['[\n1,\n', /^r\.json:\d+: not JSON$/],
    ['7', /^r\.json:1: neither a list/],
    ['{"rules":7}', /^r\.json:1: neither a list/],
  ])('%j is refused', (text, what) => expect(problems(() => json(text))[0]).toMatch(what))
})

it('a file is one that is there, in UTF-8: of another encoding every letter would be a question mark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'edgebook-file-'))
  const file = join(folder, 'r.csv')
  try {
    expect([fileText(file), fileText(folder)]).toEqual([null, null])
    writeFileSync(file, '\uFEFF/дом,/live')
    expect(csv(fileText(file) ?? '')).toEqual([{ from: '/дом', to: '/live', code: 302 }])
    writeFileSync(file, Buffer.from('\uFEFF/дом,/live', 'utf16le'))
    expect(() => fileText(file)).toThrow(UsageError)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('what is exported is imported as it was, in both forms', () => {
  const path = fc
    .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'abc/,"#; é') })
    .map((text) => `/${text}x`)
  const rule = fc.record({ from: path, to: path, code: fc.constantFrom(301, 302, 303, 307, 308) })
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 8 }), (rules) => {
      for (const given of [readCsv(writeCsv(rules)), readJson(writeJson(rules))])
        expect(given.ok && given.rules.map((one) => one.rule)).toEqual(rules)
    }),
  )
})

describe('the order', () => {
  it('takes the form of the file, or the one that is said', () => {
    expect(readRedirects(['export', 'r.csv'])).toEqual({ verb: 'export', file: 'r.csv', csv: true })
    expect(readRedirects(['export', 'r.csv', '--json'])).toEqual({ verb: 'export', file: 'r.csv', csv: false })
    expect(readRedirects(['export'])).toEqual({ verb: 'export', file: null, csv: false })
    expect(readRedirects(['import', 'r.csv', '--check'])).toEqual({ verb: 'import', file: 'r.csv', checkOnly: true })
  })

  it.each([
    [[], /say one of/],
    [['import'], /which file/],
    [['import', 'a', 'b'], /too much: b/],
    [['import', 'a.csv', '--csv'], /for export/],
    [['export', '--check'], /for import/],
    [['export', '--csv', '--json'], /--csv or --json/],
    [['list', 'x'], /too much: x/],
  ])('%j is refused', (args, what) => expect(() => readRedirects(args)).toThrow(what))
})
