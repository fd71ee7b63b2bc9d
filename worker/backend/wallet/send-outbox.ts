import type { SentEvent } from './events.ts'
import { failed, nextParcel, waiting } from './outbox.ts'
import type { Sql } from './sql.ts'

/** How long what was sent may be on its way, milliseconds; then it is sent again, at the latest 5 min later. */
export const ARRIVAL_MS = 60_000

/**
 * Sends a wallet's events to the queue in order, at least once: an event leaves the outbox when its receiver has told that it has it, so that
 * neither a queue that drops a message nor one that dies with its machine loses it. What is on its way is known in memory only; an object
 * that starts anew sends it once more, which changes nothing for who has it.
 */
export function outboxSender(sql: Sql, queue: Queue<SentEvent[]>) {
  let onTheWay = { upTo: 0, until: 0 }

  /** Sends what was not sent yet, and what has been on its way too long; gives after how many milliseconds to come again, null: not for this. */
  async function send(at: number): Promise<number | null> {
    if (at >= onTheWay.until) {
      const isLate = onTheWay.upTo > 0 && waiting(sql) > waiting(sql, onTheWay.upTo)
      onTheWay = { upTo: 0, until: at + Math.max(ARRIVAL_MS, isLate ? failed(sql, onTheWay.upTo) : 0) }
    }
    for (let parcel = nextParcel(sql, onTheWay.upTo); parcel.length > 0; parcel = nextParcel(sql, onTheWay.upTo)) {
      const last = parcel.at(-1)?.seq ?? 0
      try {
        await queue.send(parcel)
      } catch (error) {
        const pause = failed(sql, last)
        console.error(
          JSON.stringify({ level: 'error', message: 'wallet events are not sent', pause, error: String(error) }),
        )
        return pause
      }
      onTheWay.upTo = last
    }
    return waiting(sql) > 0 ? onTheWay.until - at : null
  }

  return { send, /** How many events have not been sent yet. */ unsent: (): number => waiting(sql, onTheWay.upTo) }
}
