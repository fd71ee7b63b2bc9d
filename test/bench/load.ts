import { connect, type Socket } from 'node:net'

export interface LoadResult {
  requests: number
  perSecond: number
  p50: number
  p99: number
  errors: number
}

/** By the nearest rank: the least of the values that at least `p` in a hundred do not pass, so that of twenty the 95th is the nineteenth. */
export const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.max(0, Math.ceil((sorted.length * p) / 100) - 1)] ?? 0

/**
 * Keeps `connections` sockets busy with one GET for `seconds` and takes the time of each answer in ms; one of another `status` is an error.
 * A bare client: it reads lengths and chunk ends only, so that on two cores the server is what is measured.
 */
export async function load(
  url: string,
  { connections = 16, seconds = 6, status = 200, headers = {} as Record<string, string> } = {},
): Promise<LoadResult> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, accept: 'text/html', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const times: number[] = []
  let errors = 0
  const end = performance.now() + seconds * 1000
  const client = () =>
    new Promise<void>((done) => {
      const socket: Socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      let began = 0
      /** Bytes still to come of this answer; null while its head is read; −1 for a chunked one. */
      let left: number | null = null
      let head = Buffer.alloc(0)
      const next = () => {
        if (performance.now() >= end) {
          socket.end()
          done()
          return
        }
        began = performance.now()
        left = null
        head = Buffer.alloc(0)
        socket.write(request)
      }
      const finish = () => {
        times.push(performance.now() - began)
        next()
      }
      socket.on('connect', next)
      socket.on('error', () => {
        errors++
        done()
      })
      socket.on('data', (data) => {
        let body = data
        if (left === null) {
          head = Buffer.concat([head, data])
          const at = head.indexOf('\r\n\r\n')
          if (at === -1) return
          const text = head.subarray(0, at).toString('latin1')
          if (!text.startsWith(`HTTP/1.1 ${status}`)) errors++
          const length = /content-length: *(\d+)/i.exec(text)?.[1]
          left = length === undefined ? -1 : Number(length)
          body = head.subarray(at + 4)
        }
        if (left === -1) {
          if (body.subarray(-5).toString('latin1') === '0\r\n\r\n') finish()
          return
        }
        left -= body.length
        if (left <= 0) finish()
      })
    })
  await Promise.all(Array.from({ length: connections }, client))
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    errors,
  }
}
