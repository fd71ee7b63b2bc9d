import type { Env } from '../env.ts'
import { walletOf } from '../env.ts'
import { HttpError } from '../http/error.ts'
import type { WalletApi } from '../wallet/api.ts'

const flag = (error: unknown, name: 'retryable' | 'overloaded'): boolean =>
  typeof error === 'object' && error !== null && name in error && Reflect.get(error, name) === true

/**
 * Asks a player's wallet. An object that the platform calls retryable is asked once more through a fresh stub, which its idempotency
 * keys make safe; an overloaded one is left alone. Otherwise the outcome is unknown: 503, and the client asks by key.
 */
export async function callWallet<T>(env: Env, userId: number, ask: (wallet: WalletApi) => Promise<T>): Promise<T> {
  try {
    return await ask(walletOf(env, userId))
  } catch (error) {
    if (flag(error, 'retryable') && !flag(error, 'overloaded')) {
      try {
        return await ask(walletOf(env, userId))
      } catch (again) {
        throw unknown(again)
      }
    }
    throw unknown(error)
  }
}

function unknown(error: unknown): HttpError {
  console.error(JSON.stringify({ level: 'error', message: 'wallet call failed', error: String(error) }))
  return new HttpError('unknownOutcome', { headers: { 'retry-after': '1' } })
}
