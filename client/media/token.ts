import type { ReadableAtom } from 'nanostores'
import { MEDIA_TOKEN_MS } from '../../shared/domain/media/token.ts'
import { request } from '../api/request.ts'

/** Asks for the user's video token; null when there is none to have. */
export async function askToken(call = request): Promise<string | null> {
  const answer = await call('/web-api/media/token')
  const { token }: { token?: unknown } = Object(answer.ok ? answer.data : null)
  return typeof token === 'string' ? token : null
}

/**
 * Keeps a token while one is wanted (a player has selected a video): asks at once and every ten minutes, and drops it when it is wanted
 * no longer. A visitor's page asks nobody. Gives the function that asks anew at once.
 */
export function followToken(
  wanted: ReadableAtom<boolean>,
  set: (token: string | null) => void,
  ask: () => Promise<string | null> = askToken,
): () => Promise<void> {
  let timer: ReturnType<typeof setInterval> | undefined
  let asked = 0
  async function renew(): Promise<void> {
    const mine = ++asked
    const token = await ask()
    if (mine === asked && wanted.get()) set(token)
  }
  wanted.subscribe((isWanted) => {
    clearInterval(timer)
    asked++
    if (isWanted) {
      timer = setInterval(() => void renew(), MEDIA_TOKEN_MS)
      void renew()
    } else set(null)
  })
  return renew
}
