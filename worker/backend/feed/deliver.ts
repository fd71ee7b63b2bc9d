import type { MarketResult } from './api.ts'
import type { BookStore, Delivery } from './store.ts'

const AT_ONCE = 2
/** While there are many, a line rests after a delivery for as long as that took, at most this, milliseconds: bets go on meanwhile. */
const LONGEST_REST = 100
/** So few deliveries are none to rest between. */
const FEW = 16
/** Wallets whose deliveries are looked up at once. */
const BATCH = 64
/** Results that a wallet is told in one call: one transaction of its. */
const PARCEL = 50
/** Pause before the next try of one delivery, milliseconds: half a second, doubled up to a minute. */
export const pause = (attempts: number): number => Math.min(500 * 2 ** attempts, 60_000)

export interface DeliveryParts {
  store: Pick<BookStore, 'due' | 'delivered' | 'failed'>
  /** The market's result as it stands; null when the market has left the book. */
  result(marketId: number): MarketResult | null
  send(walletId: number, results: MarketResult[]): Promise<unknown>
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

/** Delivers to two wallets at a time until nothing is due; a failure waits for its next try. */
async function drain(parts: DeliveryParts): Promise<void> {
  for (;;) {
    const due = parts.store.due(parts.time(), BATCH)
    if (due.length === 0) return
    const all = parcels(due)
    const queue = all.values()
    const worker = async () => {
      for (const parcel of queue) {
        const began = parts.time()
        await deliver(parts, parcel)
        const took = parts.time() - began
        if (took > 0 && all.length > FEW) await new Promise((wake) => setTimeout(wake, Math.min(took, LONGEST_REST)))
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
}

/** What a wallet is told together: its new results. One that has failed goes alone, so that it holds up no other. */
function parcels(due: readonly Delivery[]): Delivery[][] {
  const made: Delivery[][] = []
  const open = new Map<number, Delivery[]>()
  for (const delivery of due) {
    const parcel = delivery.attempts === 0 ? open.get(delivery.wallet_id) : undefined
    if (parcel && parcel.length < PARCEL) parcel.push(delivery)
    else {
      const next = [delivery]
      made.push(next)
      if (delivery.attempts === 0) open.set(delivery.wallet_id, next)
    }
  }
  return made
}

async function deliver({ store, result, send, time }: DeliveryParts, parcel: readonly Delivery[]): Promise<void> {
  const standing: { delivery: Delivery; told: MarketResult }[] = []
  for (const delivery of parcel) {
    const told = result(delivery.market_id)
    if (told) standing.push({ delivery, told })
    else store.delivered(delivery)
  }
  const [first] = standing
  if (!first) return
  try {
    // Maybe newer than what was queued; then its own row tells it once more, which the wallet knows by the version.
    await inTime(
      send(
        first.delivery.wallet_id,
        standing.map(({ told }) => told),
      ),
    )
    for (const { delivery } of standing) store.delivered(delivery)
  } catch (error) {
    for (const { delivery } of standing) store.failed(delivery, time() + pause(delivery.attempts))
    const { wallet_id: wallet, market_id: market, attempts } = first.delivery
    if (attempts > 0) return
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
