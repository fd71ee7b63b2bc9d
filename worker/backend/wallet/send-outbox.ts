import type { SentEvent } from './events.ts'
import { delivered, failed, nextParcel } from './outbox.ts'
import type { Sql } from './sql.ts'

/** Sends the outbox to the queue in order, at least once; gives the pause in milliseconds after which a queue that did not answer is asked again, else null. */
export async function sendOutbox(sql: Sql, queue: Queue<SentEvent[]>): Promise<number | null> {
  for (let parcel = nextParcel(sql); parcel.length > 0; parcel = nextParcel(sql)) {
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
    delivered(sql, last)
  }
  return null
}
