import { clock as clockCall, simulator as simulatorCall } from '../../../shared/api/operator.ts'
import { type Command, checked, noMore, options, parseJson, UsageError, verbOf } from './command.ts'

export const config: Command = {
  usages: [["config '<json merge patch>'", 'overrides the site config; null removes an override']],
  run: async ([patch, ...rest], { call }) => {
    noMore(rest)
    return call('PUT', '/config', parseJson(patch))
  },
}

/** What is asked for. @throws UsageError */
export function readSimulator(args: string[]) {
  const [word, ...rest] = args
  const verb = verbOf(word, ['start', 'stop'])
  const { words, values } = options(rest, ['speed'])
  const [seed, ...more] = words
  noMore(more)
  return checked(simulatorCall.body, {
    running: verb === 'start',
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(values.speed !== undefined && { speed: Number(values.speed) }),
  })
}

export const simulator: Command = {
  usages: [['simulator start|stop [seed] [--speed n]', 'starts or stops the built-in feed']],
  run: async (args, { call }) => call('POST', '/simulator', readSimulator(args)),
}

export const clock: Command = {
  usages: [['clock <seconds>|reset', 'moves the backend’s clock (not in production)']],
  run: async ([by, ...rest], { call }) => {
    noMore(rest)
    if (by !== 'reset' && !/^[+-]?\d{1,9}$/.test(by ?? ''))
      throw new UsageError(`not whole seconds: ${by ?? '(nothing)'}`)
    return call(
      'POST',
      '/clock',
      checked(clockCall.body, by === 'reset' ? { reset: true } : { advanceSeconds: Number(by) }),
    )
  },
}

export const outbox: Command = {
  usages: [['outbox [address]', 'prints the messages that would have been sent (not in production)']],
  run: async ([to, ...rest], { call }) => {
    noMore(rest)
    return call('GET', `/outbox${to ? `?to=${encodeURIComponent(to)}` : ''}`)
  },
}
