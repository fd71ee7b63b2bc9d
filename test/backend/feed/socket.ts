import { SELF } from 'cloudflare:test'

/** A client of the live socket that waits for one frame after the other. */
export async function open(query: string) {
  const answer = await SELF.fetch(`https://site.test/feed-api/v1/live?${query}`, { headers: { upgrade: 'websocket' } })
  const socket = answer.webSocket
  if (!socket) throw new Error(`no socket: ${answer.status} ${await answer.text()}`)
  const queue: string[] = []
  const waiting: ((text: string) => void)[] = []
  const closed = Promise.withResolvers<{ code: number; reason: string }>()
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    const first = waiting.shift()
    if (first) first(text)
    else queue.push(text)
  })
  socket.addEventListener('close', ({ code, reason }) => closed.resolve({ code, reason }))
  socket.accept()

  const text = (ms = 5_000): Promise<string> => {
    const ready = queue.shift()
    if (ready !== undefined) return Promise.resolve(ready)
    const late = Promise.withResolvers<string>()
    const timer = setTimeout(() => late.reject(new Error('no frame came')), ms)
    waiting.push(late.resolve)
    return late.promise.finally(() => clearTimeout(timer))
  }
  return {
    text,
    next: async (ms?: number): Promise<{ version: number } & Record<string, unknown>> => JSON.parse(await text(ms)),
    send: (message: string) => socket.send(message),
    close: (code = 1000, reason = '') => socket.close(code, reason),
    closed: closed.promise,
  }
}
