import { newBoard, repriceAll } from './board.ts'
import { percentile } from './load.ts'

const SOCKETS = 500
const EVENTS = 10
const FRAME_MS = 250
const SECONDS = 10

/** Price of the first event's home team in a frame, if it is there: it says which step the frame carries. */
function priceIn(text: string, outcomeId: number): string | undefined {
  const { changes = [] }: { changes?: [number, string, number][] } = JSON.parse(text)
  return changes.find(([id]) => id === outcomeId)?.[1]
}

/** Four deltas a second to 500 live sockets of one shard: how long after a price was sent to the feed every socket has it. */
export async function benchSockets(base: string): Promise<void> {
  const { events } = await newBoard(base, EVENTS)
  const first = events[0]?.outcomes[0] ?? 0
  const topics = events.map((event) => `event:${event.eventId}`).join(',')
  const url = `${base.replace('http', 'ws')}/feed-api/v1/live?topics=${topics}`
  const sentAt = new Map<string, number>()
  const lags: number[] = []
  let frames = 0
  /** All sockets get the same text: it is read once. */
  let last = { text: '', price: '' as string | undefined }
  const heard = (text: string) => {
    if (text !== last.text) last = { text, price: priceIn(text, first) }
    const sent = last.price === undefined ? undefined : sentAt.get(String(Number(last.price)))
    if (sent === undefined) return
    frames++
    lags.push(performance.now() - sent)
  }
  const open = () =>
    new Promise<WebSocket>((opened, fail) => {
      const socket = new WebSocket(url)
      socket.onopen = () => opened(socket)
      socket.onerror = () => fail(new Error('a socket did not open'))
      socket.onmessage = (message) => heard(String(message.data))
    })
  const sockets: WebSocket[] = []
  while (sockets.length < SOCKETS) sockets.push(...(await Promise.all(Array.from({ length: 50 }, open))))
  await new Promise((wake) => setTimeout(wake, 2000))
  const begun = performance.now()
  let steps = 0
  while (performance.now() - begun < SECONDS * 1000) {
    steps++
    sentAt.set(String(Number((1.5 + ((steps * 7) % 50) / 100).toFixed(2))), performance.now())
    await repriceAll(base, events, steps)
    await new Promise((wake) => setTimeout(wake, Math.max(0, begun + steps * FRAME_MS - performance.now())))
  }
  const seconds = (performance.now() - begun) / 1000
  await new Promise((wake) => setTimeout(wake, 1000))
  for (const socket of sockets) socket.close()
  lags.sort((a, b) => a - b)
  console.log(
    `sockets: ${SOCKETS} open, ${(steps / seconds).toFixed(1)} changes/s of ${events.length * 3} prices sent, ${(frames / SOCKETS / seconds).toFixed(1)} deltas/s received by each (${((100 * frames) / SOCKETS / steps).toFixed(0)} % of the steps; several steps in 250 ms are one delta), ` +
      `from the feed's message to the socket p50 ${percentile(lags, 50).toFixed(0)} ms, p95 ${percentile(lags, 95).toFixed(0)} ms, p99 ${percentile(lags, 99).toFixed(0)} ms`,
  )
}
