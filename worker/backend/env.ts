import type { Book } from './feed/book.ts'
import type { OddsShard } from './feed/shard.ts'
import type { Simulator } from './simulator/object.ts'
import type { SentEvent } from './wallet/events.ts'
import type { Wallet } from './wallet/object.ts'

/** What `worker/backend/wrangler.toml` binds, and the secrets of `.dev.vars`. */
export interface Env {
  ENVIRONMENT: 'local' | 'test' | 'production'
  DB: D1Database
  OPS: KVNamespace
  BOOK: DurableObjectNamespace<Book>
  SHARD: DurableObjectNamespace<OddsShard>
  WALLET: DurableObjectNamespace<Wallet>
  SIMULATOR: DurableObjectNamespace<Simulator>
  WALLET_EVENTS: Queue<SentEvent[]>
  OPERATOR_TOKEN: string
  /** The second person's secret, in a house that has one: large sums for players wait for him. */
  APPROVER_TOKEN?: string
  /** From which sum within a day, in units of the account's currency. */
  APPROVAL_FROM?: string
  /** Private Ed25519 JWK with a `kid`, as JSON. */
  TOKEN_KEY: string
  /** Pepper of the password hashes. */
  PEPPER: string
}

export const isProduction = (env: Env): boolean => env.ENVIRONMENT === 'production'

/** The one book: every price and result of the house. */
export const bookOf = (env: Env) => env.BOOK.get(env.BOOK.idFromName('main'))
/** The wallet of a player. */
export const walletOf = (env: Env, userId: number) => env.WALLET.get(env.WALLET.idFromName(String(userId)))
/** The one simulator. */
export const simulatorOf = (env: Env) => env.SIMULATOR.get(env.SIMULATOR.idFromName('main'))
