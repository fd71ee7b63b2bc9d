import * as v from 'valibot'
import { flagName } from '../../../shared/api/operate.ts'
import { type Command, checked, noMore, parseJson, UsageError, verbOf } from './command.ts'

export type FlagsOrder =
  | { verb: 'list' }
  | { verb: 'get' | 'clear'; name: string }
  | { verb: 'set'; name: string; value: unknown }

/** What is asked for. @throws UsageError */
export function readFlags([word, name, text, ...rest]: string[]): FlagsOrder {
  const verb = verbOf(word, ['list', 'get', 'set', 'clear'])
  noMore(rest)
  if (verb === 'list') {
    noMore([name, text].filter((each) => each !== undefined))
    return { verb }
  }
  if (name === undefined) throw new UsageError('say which switch')
  const known = checked(v.object({ name: flagName }), { name }).name
  if (verb !== 'set') {
    noMore(text === undefined ? [] : [text])
    return { verb, name: known }
  }
  const value = parseJson(text)
  if (value === null) throw new UsageError('null is no value; say clear')
  return { verb, name: known, value }
}

export const flags: Command = {
  usages: [
    ['flags list | get <name>', 'prints the switches that do not wait for a deploy'],
    ['flags set <name> <json> | clear <name>', 'changes one'],
  ],
  run: async (args, { switches }) => {
    const order = readFlags(args)
    if (order.verb === 'set') await switches.setFlag(order.name, order.value)
    if (order.verb === 'clear') await switches.setFlag(order.name, null)
    const all = await switches.flags()
    return order.verb === 'get' ? (all[order.name] ?? null) : all
  },
}
