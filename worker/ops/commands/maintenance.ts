import * as v from 'valibot'
import { type MaintenanceWritten, maintenanceWritten } from '../../../shared/api/operate.ts'
import { isInMaintenance } from '../../../shared/domain/maintenance/is-on.ts'
import { type Command, checked, noMore, options, UsageError, verbOf } from './command.ts'
import { readInstant } from './instant.ts'

export type MaintenanceOrder =
  | { verb: 'status' }
  | { verb: 'on' | 'off'; maintenance: MaintenanceWritten; reason: string | undefined }

const OFF: MaintenanceWritten = {
  started_at: null,
  ended_at: null,
  notify_started_at: null,
  notify_ended_at: null,
  isActive: false,
  web_state: false,
}

/** What is asked for. @throws UsageError */
export function readMaintenance(args: string[], now: number): MaintenanceOrder {
  const [word, ...rest] = args
  const verb = verbOf(word, ['on', 'off', 'status'])
  const { words, values } = options(rest, ['from', 'until', 'notice-from', 'notice-until', 'reason'])
  noMore(words)
  const { reason, ...times } = values
  if (verb !== 'on' && Object.keys(times).length > 0) throw new UsageError(`${verb} has no times`)
  if (verb === 'status') return { verb }
  if (reason !== undefined && (reason === '' || reason.length > 200)) throw new UsageError('--reason: 1 to 200 letters')
  if (verb === 'off') return { verb, maintenance: OFF, reason }
  const at = (name: keyof typeof times) => (times[name] === undefined ? null : readInstant(times[name], now))
  const maintenance = checked(maintenanceWritten, {
    started_at: at('from') ?? new Date(now).toISOString(),
    ended_at: at('until'),
    notify_started_at: at('notice-from'),
    notify_ended_at: at('notice-until'),
    isActive: true,
  })
  for (const [name, end] of [
    ['until', maintenance.ended_at],
    ['notice-until', maintenance.notify_ended_at],
  ] as const)
    if (end !== null && Date.parse(end) <= now) throw new UsageError(`--${name} lies in the past: ${end}`)
  return { verb, maintenance, reason }
}

/** What the key says of now, in words; a value that does not fit is told as such, for the edge ignores it. */
export function describeMaintenance(stored: unknown, now: number): string {
  if (stored === null || stored === undefined) return 'off (the key is missing)'
  const flag = v.safeParse(v.looseObject({ ...maintenanceWritten.entries }), stored)
  if (!flag.success) return `the key does not fit, the edge keeps its last value: ${JSON.stringify(stored)}`
  const { isActive, web_state, started_at, ended_at, notify_started_at, notify_ended_at } = flag.output
  const at = (text: string | null) => (text === null ? null : Date.parse(text))
  const window = `${started_at ?? 'now'} until ${ended_at ?? 'it is switched off'}`
  const notice =
    notify_started_at !== null || notify_ended_at !== null
      ? `; notice from ${notify_started_at ?? 'now'} until ${notify_ended_at ?? 'then'}`
      : ''
  if (!isActive && !web_state) return `off${notice}`
  if (!isInMaintenance(flag.output, now)) return `announced: ${window}${notice}`
  if ((at(ended_at) ?? Number.POSITIVE_INFINITY) <= now) return `on, though its window has ended: ${window}${notice}`
  return `on: ${window}${notice}`
}

export const maintenance: Command = {
  usages: [
    ['maintenance status', 'says whether the house is in maintenance'],
    ['maintenance on [--from t] [--until t] [--notice-from t] [--notice-until t] [--reason text]', 'switches it on'],
    ['maintenance off [--reason text]', 'switches it off'],
  ],
  run: async (args, { switches, now }) => {
    const order = readMaintenance(args, now)
    if (order.verb !== 'status') await switches.setMaintenance(order.maintenance, order.reason)
    return `maintenance is ${describeMaintenance(await switches.maintenance(), now)}`
  },
}
