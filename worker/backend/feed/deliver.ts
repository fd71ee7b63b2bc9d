import type { MarketResult } from './api.ts'
import type { BookStore, Delivery } from './store.ts'

const AT_ONCE = 8
const BATCH = 64
/** Pause before the next try of one delivery, milliseconds: half a second, doubled up to a minute. */
export const pause = (attempts: number): number => Math.min(500 * 2 ** attempts, 60_000)

export interface Delivering {
  store: Pick<BookStore, 'due' | 'delivered' | 'failed'>
  /** The market's result as it stands; null when the market has left the book. */
  result(marketId: number): MarketResult | null
  send(walletId: number, result: MarketResult): Promise<unknown>
  /** Real time, milliseconds. */
  time(): number
}

/** Delivers what is due, eight at a time, until nothing is; a failure waits for its next try. */
export async function drain(parts: Delivering): Promise<void> {
  for (;;) {
    const due = parts.store.due(parts.time(), BATCH)
    if (due.length === 0) return
    const queue = due.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const delivery of queue) await deliver(parts, delivery)
      }),
    )
  }
}

async function deliver({ store, result, send, time }: Delivering, delivery: Delivery): Promise<void> {
  const now = result(delivery.market_id)
  // A newer result that came meanwhile is told in place of the one that was queued; its own row then tells it once more, harmlessly.
  if (!now) return store.delivered(delivery)
  try {
    await send(delivery.wallet_id, now)
    store.delivered(delivery)
  } catch (error) {
    store.failed(delivery, time() + pause(delivery.attempts))
    const first = delivery.attempts === 0
    if (first)
      console.error(
        JSON.stringify({
          level: 'error',
          message: 'result not delivered',
          wallet: delivery.wallet_id,
          market: delivery.market_id,
          error: String(error),
        }),
      )
  }
}
