import * as v from 'valibot'
import { type ApiCall, type Tools, UsageError } from './commands/command.ts'
import { localSecrets } from './secrets.ts'
import { apiSwitches } from './switches.ts'
import { wranglerSwitches } from './wrangler-switches.ts'

export interface Settings {
  /** The real account: KV through wrangler, everything else at `EDGEBOOK_URL`. */
  remote: boolean
  /** Who stands in the log of changes. */
  who: string
  env: Record<string, string | undefined>
}

const issues = v.looseObject({
  message: v.string(),
  issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() })), []),
})

/** What an answer that refuses says of it. */
function refusal(status: number, text: string): Error {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), issues), text)
  if (!parsed.success) return new Error(`${status} ${text.slice(0, 500)}`)
  const { message, issues: found } = parsed.output
  const lines = [`${status} ${message}`, ...found.map((one) => `${one.path}: ${one.message}`)]
  if (status === 404) lines.push('(also the answer to a wrong OPERATOR_TOKEN)')
  return status === 422 || status === 400 ? new UsageError(lines.join('\n')) : new Error(lines.join('\n'))
}

/** Does anything listen there? */
const answers = (base: string): Promise<boolean> =>
  fetch(`${base}/healthz`).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )

/**
 * What commands work with. `EDGEBOOK_URL` and `OPERATOR_TOKEN` point at another house than the local default. Locally the switches go over
 * the house's own API, or straight into the folder that it shares with wrangler when it does not run.
 */
export async function openTools({ remote, who, env }: Settings): Promise<Tools> {
  const base = (env.EDGEBOOK_URL ?? `http://localhost:${env.PORT ?? 8787}`).replace(/\/$/, '')
  if (!/^https?:$/.test(URL.parse(base)?.protocol ?? '')) throw new UsageError(`EDGEBOOK_URL is no address: ${base}`)
  const call: ApiCall = async (method, path, body) => {
    if (remote && env.EDGEBOOK_URL === undefined)
      throw new UsageError('say EDGEBOOK_URL and OPERATOR_TOKEN: only KV is reached through wrangler')
    const token = env.OPERATOR_TOKEN ?? (await localSecrets()).OPERATOR_TOKEN
    const answer = await fetch(`${base}/operator-api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-operator': who,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw refusal(answer.status, text)
    return JSON.parse(text || '{}')
  }
  const isHere = !remote && (env.EDGEBOOK_URL !== undefined || (await answers(base)))
  return {
    call,
    base,
    now: Date.now(),
    config: async () => (await fetch(`${base}/bff-api/config/all.json`)).json(),
    switches: isHere ? apiSwitches(call) : wranglerSwitches(remote ? 'remote' : 'local', who),
  }
}
