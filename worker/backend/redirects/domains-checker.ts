/** A host that has not answered by then does not answer, milliseconds. */
const PATIENCE_MS = 3000
/** Asked at a time: a Worker has six connections. */
const AT_ONCE = 6

type Ask = (url: string, init: RequestInit) => Promise<Response>

/** Why a host does not serve its visitors; null when it does. Whatever it answers below 500 is an answer. */
async function troubleOf(host: string, ask: Ask, patienceMs: number): Promise<string | null> {
  try {
    const answer = await ask(`https://${host}/`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await answer.body?.cancel()
    return answer.status >= 500 ? `status ${answer.status}` : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Asks every host that redirects may lead to whether it answers. One that does not is written into the log and told to nobody else
 * (spec §8): visitors are not troubled, and the list stays the operator's. Never rejects.
 */
export async function checkDomains(
  hosts: readonly string[],
  ask: Ask = fetch,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  for (let i = 0; i < hosts.length; i += AT_ONCE)
    await Promise.all(
      hosts.slice(i, i + AT_ONCE).map(async (host) => {
        const error = await troubleOf(host, ask, patienceMs)
        if (error) console.error(JSON.stringify({ level: 'error', message: 'domains-checker', host, error }))
      }),
    )
}
