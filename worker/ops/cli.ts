import { localSecrets } from './secrets.ts'

/**
 * `npm run ops -- <command>`: what an operator does from the shell, over the operator API of a running house.
 * `EDGEBOOK_URL` and `OPERATOR_TOKEN` point it at another one than the local default.
 */
const base = process.env.EDGEBOOK_URL ?? `http://localhost:${process.env.PORT ?? 8787}`

async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const token = process.env.OPERATOR_TOKEN ?? (await localSecrets()).OPERATOR_TOKEN
  const answer = await fetch(`${base}/operator-api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${text}`)
  return JSON.parse(text || '{}')
}

interface Command {
  usage: string
  what: string
  run(args: string[]): Promise<unknown>
}

const parseJson = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new Error(`not JSON: ${text ?? '(nothing)'}`)
  }
}

const COMMANDS: Record<string, Command> = {
  credit: {
    usage: 'credit <player> <amount> [reference]',
    what: 'gives test money',
    run: ([player, amount, reference]) =>
      call('POST', `/players/${player}/credit`, { amount, reference: reference ?? crypto.randomUUID() }),
  },
  player: {
    usage: "player <id> '<json patch>'",
    what: 'changes ban, status, verification or terms fields',
    run: ([id, patch]) => call('PATCH', `/players/${id}`, parseJson(patch)),
  },
  ledger: {
    usage: 'ledger <player>',
    what: 'prints every posting of a wallet',
    run: ([player]) => call('GET', `/players/${player}/ledger`),
  },
  config: {
    usage: "config '<json merge patch>'",
    what: 'overrides the site config; null removes an override',
    run: ([patch]) => call('PUT', '/config', parseJson(patch)),
  },
  simulator: {
    usage: 'simulator start|stop [seed]',
    what: 'starts or stops the built-in feed',
    run: ([verb, seed]) => {
      if (verb !== 'start' && verb !== 'stop') throw new Error('say start or stop')
      return call('POST', '/simulator', {
        running: verb === 'start',
        ...(seed !== undefined && { seed: Number(seed) }),
      })
    },
  },
  clock: {
    usage: 'clock <seconds>|reset',
    what: 'moves the backend’s clock (not in production)',
    run: ([by]) => call('POST', '/clock', by === 'reset' ? { reset: true } : { advanceSeconds: Number(by) }),
  },
  outbox: {
    usage: 'outbox [address]',
    what: 'prints the messages that would have been sent (not in production)',
    run: ([to]) => call('GET', `/outbox${to ? `?to=${encodeURIComponent(to)}` : ''}`),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.log(
    `usage: npm run ops -- <command>\n\n${Object.values(COMMANDS)
      .map(({ usage, what }) => `  ${usage.padEnd(36)} ${what}`)
      .join('\n')}`,
  )
  process.exit(name === '' || name === 'help' ? 0 : 2)
}
try {
  console.log(JSON.stringify(await command.run(args), null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
