import * as v from 'valibot'
import { AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { type Command, noMore, UsageError, verbOf } from './command.ts'

const NAMES = new Map<string, number>(Object.entries(AVAILABLE_ROUTE))

export type RoutesOrder = { verb: 'list' } | { verb: 'on' | 'off'; ids: number[] }

/** What is asked for. @throws UsageError */
export function readRoutes([word, ...names]: string[]): RoutesOrder {
  const verb = verbOf(word, ['list', 'on', 'off'])
  if (verb === 'list') {
    noMore(names)
    return { verb }
  }
  if (names.length === 0) throw new UsageError('say which sections')
  const ids = names.map((name) => {
    const id = NAMES.get(name)
    if (id === undefined) throw new UsageError(`no such section: ${name}\nknown: ${[...NAMES.keys()].join(', ')}`)
    return id
  })
  return { verb, ids }
}

/** The ids that are on after an order; ids of other sections stay as they are. */
export const routesAfter = (available: readonly number[], verb: 'on' | 'off', ids: readonly number[]): number[] =>
  verb === 'on'
    ? [...available, ...ids.filter((id) => !available.includes(id))]
    : available.filter((id) => !ids.includes(id))

export const routes: Command = {
  usages: [
    ['routes list', 'prints which sections are on'],
    ['routes on|off <section>…', 'switches sections on or off (availableRoutes)'],
  ],
  run: async (args, { call, config }) => {
    const order = readRoutes(args)
    const { availableRoutes } = v.parse(v.object({ availableRoutes: v.array(v.number()) }), await config())
    const after = order.verb === 'list' ? availableRoutes : routesAfter(availableRoutes, order.verb, order.ids)
    if (order.verb !== 'list') await call('PUT', '/config', { availableRoutes: after })
    return [...NAMES].map(([name, id]) => `${after.includes(id) ? 'on ' : 'off'} ${name}`).join('\n')
  },
}
