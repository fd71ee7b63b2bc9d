import type { MarketResult } from './api.ts'
import type { BookStore, Delivery } from './store.ts'

const AT_ONCE = 8
const BATCH = 64
/** Pause before the next try of one delivery, milliseconds: half a second, doubled up to a minute. */
export const pause = (attempts: number): number => Math.min(500 * 2 ** attempts, 60_000)

export interface DeliveryParts {
  store: Pick<BookStore, 'due' | 'delivered' | 'failed'>
  /** The market's result as it stands; null when the market has left the book. */
  result(marketId: number): MarketResult | null
  send(walletId: number, result: MarketResult): Promise<unknown>
  /** Real time, milliseconds. */
  time(): number
}

/** Gives a function that delivers what is due; calls while it runs share the run, which looks again before it ends. */
export function deliverer(parts: DeliveryParts): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= drain(parts).finally(() => {
      running = null
    })
    return running
  }
}

/** Delivers eight at a time until nothing is due; a failure waits for its next try. */
async function drain(parts: DeliveryParts): Promise<void> {
  for (;;) {
    const due = parts.store.due(parts.time(), BATCH)
    if (due.length === 0) return
    const queue = due.values()
    const worker = async () => {
      for (const delivery of queue) await deliver(parts, delivery)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
}

async function deliver({ store, result, send, time }: DeliveryParts, delivery: Delivery): Promise<void> {
  const standing = result(delivery.market_id)
  if (!standing) return store.delivered(delivery)
  try {
    // Maybe newer than what was queued; then its own row tells it once more, which the wallet knows by the version.
    await inTime(send(delivery.wallet_id, standing))
    store.delivered(delivery)
  } catch (error) {
    store.failed(delivery, time() + pause(delivery.attempts))
    if (delivery.attempts > 0) return
    const { wallet_id: wallet, market_id: market } = delivery
    console.error(
      JSON.stringify({ level: 'error', message: 'result not delivered', wallet, market, error: String(error) }),
    )
  }
}

/** A wallet that does not answer must not hold up the others. */
const PATIENCE_MS = 10_000
function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the wallet did not answer in time')), PATIENCE_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
