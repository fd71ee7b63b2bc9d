import { createMessageBatch, env } from 'cloudflare:test'
import { randomUUID } from 'node:crypto'
import type { Env } from '../../../worker/backend/env.ts'
import { consumeWalletEvents } from '../../../worker/backend/wallet/consume-events.ts'
import type { SentEvent, WalletEvent } from '../../../worker/backend/wallet/events.ts'

/** An event as a wallet sends it. */
export const sent = ({ eventId: _, seq, ...members }: WalletEvent): SentEvent => ({
  seq,
  payload: JSON.stringify(members),
})

/** Messages of wallets, or what pretends to be some, arrive at the house in one batch, each in a parcel of its own. */
export const arrive = (bodies: readonly unknown[]): Promise<void> =>
  consumeWalletEvents(
    createMessageBatch(
      'edgebook-wallet-events',
      bodies.map((body) => ({ id: randomUUID(), timestamp: new Date(), attempts: 1, body: [body] })),
    ),
    env as unknown as Env,
  )
