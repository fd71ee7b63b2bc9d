import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What must stand nowhere, or only so: rules that no type and no lint rule of the tools can say. */
const SOURCES = globSync('{client,shared,worker}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)
const withComments = /^\s*(?:\*|\/\/|\/\*)/
/** `file:line` of the lines of code that a pattern finds, below a folder. */
const linesWith = (pattern: RegExp, folder = ''): string[] =>
  SOURCES.filter(([file]) => file.startsWith(folder)).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, n) => (!withComments.test(line) && pattern.test(line) ? [`${file}:${n + 1}`] : [])),
  )
const LOCK: { packages: Record<string, { version?: string }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = (pattern: RegExp) => Object.keys(LOCK.packages).filter((path) => pattern.test(path))

it('there is something to look at', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  expect(linesWith(/jwtVerify\(/).length).toBeGreaterThan(1)
})

it('SEC-68 C1 tokens are verified by jose with named algorithms alone, never by the router’s package; which is one that names its own too', () => {
  expect(linesWith(/from 'hono\/(?:jwt|jwk|csrf|cors)/)).toEqual([])
  const [major = 0, minor = 0, patch = 0] = (LOCK.packages['node_modules/hono']?.version ?? '').split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(4_013_019)
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  for (const [file, text] of SOURCES)
    expect([file, count(text, /\balgorithms: /g)]).toEqual([file, count(text, /\bjwtVerify\(/g)])
})

it('C13 markup comes from React alone', () => {
  expect(linesWith(/from 'hono\/(?:jsx|html|css)/)).toEqual([])
  expect(linesWith(/\bhtml`/)).toEqual([])
})

it('C14 nothing of React’s server functions is installed or spoken', () => {
  expect(installed(/react-server-dom/)).toEqual([])
  expect(linesWith(/['"]use server['"]|next-action|text\/x-component/i)).toEqual([])
})

it('T13 D1 is asked for no transaction that it does not have', () => {
  expect(linesWith(/\b(?:BEGIN|SAVEPOINT|COMMIT|ROLLBACK)\b/, 'worker/backend')).toEqual([])
  expect(linesWith(/\.transaction\(/, 'worker')).toEqual([])
})

it('T14 nothing is compiled or evaluated at run time, and passwords need no module of another make', () => {
  expect(linesWith(/WebAssembly|\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([])
  expect(installed(/(?:argon2|bcrypt|hash-wasm)/)).toEqual([])
})

it('C26 a cursor of a Durable Object is read to its end where it is made, but for statements that make its tables', () => {
  const platform = SOURCES.filter(([file, text]) => file.startsWith('worker/backend') && /\bSqlStorage\b/.test(text))
  expect(platform.length).toBeGreaterThan(0)
  for (const [file, text] of platform)
    for (const line of text.split('\n').filter((each) => /\.exec(?:<\w+>)?\((?!statement\))/.test(each)))
      expect([file, line]).toEqual([file, expect.stringContaining('.toArray()')])
})
