import { newEvent, reprice, type TestEvent } from '../support/client.ts'
import { percentile } from './load.ts'

/** Deltas per second that 200 live sockets receive while one event's price changes all the time. */
export async function benchSockets(base: string): Promise<void> {
  const events: TestEvent[] = []
  for (let i = 0; i < 10; i++) events.push(await newEvent(base, '1.85', { live: true, startsIn: -600 }))
  const topics = events.map((event) => `event:${event.eventId}`).join(',')
  const url = `${base.replace('http', 'ws')}/feed-api/v1/live?topics=${topics}`
  let frames = 0
  let changes = 0
  const lags: number[] = []
  let sent = 0
  const sockets = await Promise.all(
    Array.from(
      { length: 200 },
      () =>
        new Promise<WebSocket>((open, fail) => {
          const socket = new WebSocket(url)
          socket.onopen = () => open(socket)
          socket.onerror = () => fail(new Error('a socket did not open'))
          socket.onmessage = (message) => {
            const frame = JSON.parse(String(message.data))
            if (!frame.changes) return
            frames++
            changes += frame.changes.length
            lags.push(performance.now() - sent)
          }
        }),
    ),
  )
  await new Promise((wake) => setTimeout(wake, 1000))
  frames = 0
  changes = 0
  const seconds = 8
  const end = performance.now() + seconds * 1000
  for (let k = 0; performance.now() < end; k++) {
    sent = performance.now()
    await Promise.all(events.map((event) => reprice(base, event, (1.5 + (k % 50) / 100).toFixed(2))))
    await new Promise((wake) => setTimeout(wake, 250))
  }
  for (const socket of sockets) socket.close()
  lags.sort((a, b) => a - b)
  console.log(
    `sockets: 200 open, ${(frames / seconds).toFixed(0)} frames/s and ${(changes / seconds).toFixed(0)} price changes/s received, lag p50 ${percentile(lags, 50).toFixed(0)} ms, p95 ${percentile(lags, 95).toFixed(0)} ms`,
  )
}
