import { describe, expect, it } from 'vitest'
import { auditLine } from '../../../worker/ops/commands/audit.ts'
import { readBlocks } from '../../../worker/ops/commands/blocks.ts'
import { UsageError } from '../../../worker/ops/commands/command.ts'
import { readFlags } from '../../../worker/ops/commands/flags.ts'
import { readSimulator } from '../../../worker/ops/commands/house.ts'
import { COMMANDS } from '../../../worker/ops/commands/index.ts'
import { readInstant } from '../../../worker/ops/commands/instant.ts'
import { describeMaintenance, readMaintenance } from '../../../worker/ops/commands/maintenance.ts'
import { readRoutes, routesAfter } from '../../../worker/ops/commands/routes.ts'

const NOW = Date.UTC(2026, 10, 28, 1)
const wrong = (read: () => unknown, what: RegExp) => {
  expect(read).toThrow(UsageError)
  expect(read).toThrow(what)
}

describe('an instant', () => {
  it.each([
    ['now', '2026-11-28T01:00:00.000Z'],
    ['+90s', '2026-11-28T01:01:30.000Z'],
    ['+30m', '2026-11-28T01:30:00.000Z'],
    ['+2h', '2026-11-28T03:00:00.000Z'],
    ['+1d', '2026-11-29T01:00:00.000Z'],
    ['2026-11-28T02:00Z', '2026-11-28T02:00:00.000Z'],
    ['2026-11-28 05:00:30+03:00', '2026-11-28T02:00:30.000Z'],
  ])('%s is %s', (text, iso) => expect(readInstant(text, NOW)).toBe(iso))

  it.each(['', 'tomorrow', '2026-11-28', '2026-11-28T02:00', '2026-13-28T02:00Z', '+5', '-30m', '1764291600'])(
    '%j is none',
    (text) => wrong(() => readInstant(text, NOW), /not an instant/),
  )
})

describe('maintenance', () => {
  const on = (...args: string[]) => {
    const order = readMaintenance(['on', ...args], NOW)
    if (order.verb === 'status') throw new Error('not an order')
    return order
  }

  it('[S3.19] goes on at once, without an end, when nothing more is said', () => {
    expect(on().maintenance).toEqual({
      started_at: '2026-11-28T01:00:00.000Z',
      ended_at: null,
      notify_started_at: null,
      notify_ended_at: null,
      isActive: true,
      web_state: false,
    })
  })

  it('[S3.101] takes a window, a notice before it and a reason', () => {
    const { maintenance, reason } = on(
      ...[
        '--from',
        '+1h',
        '--until',
        '+3h',
        '--notice-from',
        'now',
        '--notice-until',
        '+1h',
        '--reason',
        'new database',
      ],
    )
    expect(maintenance).toMatchObject({
      started_at: '2026-11-28T02:00:00.000Z',
      ended_at: '2026-11-28T04:00:00.000Z',
      notify_started_at: '2026-11-28T01:00:00.000Z',
      notify_ended_at: '2026-11-28T02:00:00.000Z',
    })
    expect(reason).toBe('new database')
  })

  it('goes off with everything that was announced', () => {
    expect(readMaintenance(['off', '--reason', 'done'], NOW)).toMatchObject({
      verb: 'off',
      reason: 'done',
      maintenance: { isActive: false, started_at: null, notify_started_at: null },
    })
  })

  it.each([
    [[], /say one of: on, off, status/],
    [['maybe'], /say one of/],
    [['on', 'now'], /too much: now/],
    [['on', '--when', 'now'], /--when/],
    [['on', '--until'], /--until/],
    [['on', '--from', '+3h', '--until', '+1h'], /ended_at: ends before it begins/],
    [['on', '--notice-from', '+3h', '--notice-until', '+1h'], /notify_ended_at: ends before/],
    [['on', '--from', '2026-11-27T00:00Z', '--until', '2026-11-27T01:00Z'], /--until lies in the past/],
    [['off', '--until', '+1h'], /off has no times/],
    [['status', '--from', 'now'], /status has no times/],
    [['on', '--reason', 'x'.repeat(201)], /--reason/],
  ])('%j is refused', (args, what) => wrong(() => readMaintenance(args, NOW), what))

  it.each<[string, unknown, RegExp]>([
    ['never written', null, /^off \(the key is missing\)$/],
    ['off', { isActive: false }, /^off$/],
    ['off with a notice', { isActive: false, notify_started_at: '2026-11-28T00:00:00Z' }, /^off; notice from/],
    ['on', { isActive: true }, /^on: now until it is switched off$/],
    ['on by web_state', { isActive: false, web_state: true }, /^on/],
    ['to come', { isActive: true, started_at: '2026-11-28T02:00:00Z' }, /^announced/],
    ['over its time', { isActive: true, ended_at: '2026-11-28T00:30:00Z' }, /^on, though its window has ended/],
    ['broken by hand', { isActive: 'yes' }, /does not fit/],
  ])('that is %s is said so', (_, stored, what) => expect(describeMaintenance(stored, NOW)).toMatch(what))
})

describe('switches', () => {
  it('take any JSON', () => {
    expect(readFlags(['set', 'new-slip', '{"share":0.5}'])).toEqual({
      verb: 'set',
      name: 'new-slip',
      value: { share: 0.5 },
    })
    expect(readFlags(['set', 'a', 'false'])).toEqual({ verb: 'set', name: 'a', value: false })
    expect(readFlags(['clear', 'a'])).toEqual({ verb: 'clear', name: 'a' })
    expect(readFlags(['list'])).toEqual({ verb: 'list' })
  })

  it.each([
    [['set', 'A', '1'], /name: small letters/],
    [['set', 'a'], /not JSON/],
    [['set', 'a', 'yes'], /not JSON: yes/],
    [['set', 'a', 'null'], /say clear/],
    [['get'], /which switch/],
    [['get', 'a', 'b'], /too much: b/],
    [['list', 'a'], /too much: a/],
    [['drop', 'a'], /say one of/],
  ])('%j is refused', (args, what) => wrong(() => readFlags(args), what))
})

describe('sections', () => {
  it('go on and off by their names, the others stay', () => {
    const order = readRoutes(['off', 'casino', 'slots'])
    if (order.verb === 'list') throw new Error('not an order')
    expect(routesAfter([1, 8, 9, 999], order.verb, order.ids)).toEqual([1, 999])
    expect(routesAfter([1, 999], 'on', [1, 8])).toEqual([1, 999, 8])
  })

  it.each([
    [['off'], /which sections/],
    [['off', 'casinoo'], /no such section: casinoo\nknown: line, live/],
    [['list', 'x'], /too much/],
    [['toggle', 'casino'], /say one of/],
  ])('%j is refused', (args, what) => wrong(() => readRoutes(args), what))
})

describe('blocks', () => {
  const rule = { country: 'DE', displayTypeId: 1, templateTypeId: 4 }
  const none = () => null

  it('come as JSON or in a file, as a list or under `rules`', () => {
    const whole = { verb: 'set', rules: [rule] }
    expect(readBlocks(['set', JSON.stringify([rule])], none)).toEqual(whole)
    expect(readBlocks(['set', 'b.json'], () => JSON.stringify({ rules: [rule] }))).toEqual(whole)
    expect(readBlocks(['clear'], none)).toEqual({ verb: 'clear', rules: [] })
  })

  it.each<[string[], RegExp]>([
    [['set'], /a JSON file or the JSON itself/],
    [['set', 'gone.json'], /no such file: gone.json/],
    [['set', '[{'], /not JSON/],
    [['set', '[{"country":"de","displayTypeId":1,"templateTypeId":4}]'], /rules\.0\.country/],
    [['set', '[{"displayTypeId":1}]'], /rules\.0\.templateTypeId/],
    [['set', '[{"displayTypeId":1,"templateTypeId":4,"why":"x"}]'], /rules\.0\.why/],
    [['clear', 'all'], /too much: all/],
  ])('%j is refused', (args, what) => wrong(() => readBlocks(args, none), what))
})

describe('the simulator', () => {
  it('starts with a seed and a speed, and stops', () => {
    expect(readSimulator(['start', '7', '--speed', '20'])).toEqual({ running: true, seed: 7, speed: 20 })
    expect(readSimulator(['stop'])).toEqual({ running: false })
  })
  it.each([
    [['run'], /say one of/],
    [['start', 'x'], /seed/],
    [['start', '--speed', '0'], /speed/],
    [['start', '1', '2'], /too much/],
  ])('%j is refused', (args, what) => wrong(() => readSimulator(args), what))
})

it('a change in the log is one line', () => {
  expect(
    auditLine({
      id: 1,
      who: 'ann',
      at: '2026-11-28T01:00:00.000Z',
      clock: '2026-11-28T01:00:00.000Z',
      call: 'PUT /operator-api/v1/flags/:name',
      path: '/operator-api/v1/flags/x',
      detail: '{"value":1}',
      digest: 'f'.repeat(64),
    }),
  ).toBe('2026-11-28T01:00:00.000Z  ann  PUT  /operator-api/v1/flags/x  {"value":1}')
})

it('every command says how it is used', () => {
  for (const [name, { usages }] of Object.entries(COMMANDS)) {
    expect(usages.length).toBeGreaterThan(0)
    for (const [usage, what] of usages) expect([usage.split(' ')[0], what.length > 5]).toEqual([name, true])
  }
})
