import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { House } from '../../worker/ops/house.ts'
import { until, Visitor } from '../support/client.ts'
import { testHouse } from '../support/house.ts'
import { OPERATOR_TOKEN } from '../support/secrets.ts'

let house: House
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edgebook-ops-'))
  house = await testHouse({ state: join(folder, 'v3') })
})
afterAll(async () => {
  await house.stop()
  rmSync(folder, { recursive: true })
})

const run = (file: string, args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((done) => {
    const env = { ...process.env, EDGEBOOK_URL: house.url, OPERATOR_TOKEN, CI: 'true', WRANGLER_SEND_METRICS: 'false' }
    execFile(file, args, { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out: stdout + stderr }),
    )
  })
/** `npm run ops -- …` against the house. */
const ops = (...args: string[]) => run(process.execPath, ['worker/ops/cli.ts', '--as', 'ann', ...args])
/** A key written by hand. */
const byHand = (value: string) =>
  run('wrangler', ['kv', 'key', 'put', 'maintenance', value, '--binding', 'OPS', '--local', '--persist-to', folder])

const promo = () => new Visitor(house.url).fetch('/en/live')
const isShut = ({ status, headers }: Awaited<ReturnType<typeof promo>>) =>
  status === 302 && headers.get('location') === '/en/maintenance'
const shut = (wanted: boolean) => until(promo, (page) => isShut(page) === wanted, 10_000)

describe('maintenance', () => {
  it('[S4.31] [S4.34] is on within 10 s of the command, off within 10 s of the other, and who did it stands in the log', async () => {
    expect(isShut(await promo())).toBe(false)
    const on = await ops('maintenance', 'on', '--until', '+1h', '--reason', 'new database')
    expect([on.code, on.out]).toEqual([0, expect.stringMatching(/^maintenance is on: /)])
    expect(isShut(await shut(true))).toBe(true)
    expect((await ops('maintenance', 'off')).out).toBe('maintenance is off\n')
    expect(isShut(await shut(false))).toBe(false)
    const { out } = await ops('audit')
    const lines = out.split('\n')
    expect(lines[0]).toMatch(/ {2}ann {2}PUT {2}\/operator-api\/v1\/maintenance {2}.*"isActive":false/)
    expect(lines[1]).toMatch(/ {2}ann {2}PUT .*"isActive":true.*new database/)
  })

  it('works just as well when the key is written by hand with wrangler, and a value that is none changes nothing', async () => {
    expect((await byHand('{"isActive":true}')).code).toBe(0)
    expect(isShut(await shut(true))).toBe(true)
    expect((await ops('maintenance', 'status')).out).toMatch(/^maintenance is on/)
    await byHand('{"isActive":"perhaps"}')
    await new Promise((wake) => setTimeout(wake, 9000))
    expect(isShut(await promo())).toBe(true)
    expect((await ops('maintenance', 'status')).out).toMatch(/does not fit/)
    await byHand('{"isActive":false}')
    expect(isShut(await shut(false))).toBe(false)
  }, 180_000)
})

describe('wrong input', () => {
  it.each([
    [['maintenance', 'on', '--until', 'tomorrow'], /not an instant: tomorrow/],
    [['routes', 'off', 'casinoo'], /no such section: casinoo/],
    [['flags', 'set', 'X', '1'], /name: small letters/],
    [['config', '{'], /not JSON/],
    [['config', '{"minAge":"x"}'], /422/],
    [['drop', 'everything'], /no such command: drop/],
  ])('%j says what is wrong, changes nothing and ends with 2', async (args, what) => {
    const before = (await ops('audit')).out
    const { code, out } = await ops(...args)
    expect([code, out]).toEqual([2, expect.stringMatching(what)])
    if (args[0] !== 'config') expect((await ops('audit')).out).toBe(before)
  })

  it('of a file of redirects is told line by line, and the list stays', async () => {
    const file = join(folder, 'redirects.csv')
    writeFileSync(file, 'from,to,code\n/summer,/promo,301\n')
    expect(await ops('redirects', 'import', file)).toEqual({ code: 0, out: '1 redirects\n' })
    writeFileSync(file, '/a,/b\n/b,/a\n/c,https://evil.test/\n')
    const refused = await ops('redirects', 'import', file)
    expect([refused.code, refused.out.trim().split('\n')]).toEqual([
      2,
      [
        `${file}:1: leads back to itself`,
        `${file}:2: leads back to itself`,
        `${file}:3: to: a path or an allow-listed absolute URL`,
      ],
    ])
    expect((await ops('redirects', 'list')).out).toBe('301 /summer → /promo\n')
    expect((await ops('redirects', 'export', '--csv')).out).toBe('from,to,code\n/summer,/promo,301\n')
  })
})

it('a section goes off and on by its name, the others stay', async () => {
  const available = async () => {
    const { availableRoutes } = (await new Visitor(house.url).fetch('/bff-api/config/all.json')).json() as {
      availableRoutes: number[]
    }
    return availableRoutes.toSorted((x, y) => x - y)
  }
  const before = await available()
  expect((await ops('routes', 'off', 'casino', 'live')).out).toMatch(/^off casino$/m)
  expect(await available()).toEqual(before.filter((id) => id !== 8 && id !== 2))
  expect((await ops('routes', 'on', 'casino', 'live')).out).toMatch(/^on {2}casino$/m)
  expect(await available()).toEqual(before)
})

it('switches and blocks are set, told and cleared', async () => {
  expect((await ops('flags', 'set', 'new-slip', '{"share":0.5}')).code).toBe(0)
  expect(JSON.parse((await ops('flags', 'get', 'new-slip')).out)).toEqual({ share: 0.5 })
  expect(JSON.parse((await ops('flags', 'clear', 'new-slip')).out)).toEqual({})
  const rule = { country: 'ZZ', displayTypeId: 1, templateTypeId: 4 }
  expect(JSON.parse((await ops('blocks', 'set', JSON.stringify([rule]))).out)).toEqual([rule])
  expect(JSON.parse((await ops('blocks', 'clear')).out)).toEqual([])
  expect((await ops('version')).out).toMatch(/"here": "([0-9a-f]{12})",\n *"running": "\1"/)
  expect((await ops('purge')).out).toMatch(/no longer used/)
})
