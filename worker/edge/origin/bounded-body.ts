export interface Bounds {
  /** Until the whole body has arrived, ms from now. */
  end: number
  /** Bytes, unpacked. */
  cap: number
}

/**
 * The answer with a body that ends: after `end` ms or `cap` bytes its stream errors. Whatever of the origin's body is unread then, or when
 * the stream is cancelled, is cancelled. workerd on its own closes an errored answer like a whole one, so a client may only see that the
 * JSON is cut short. When the client goes workerd drops the request with all its connections; a listener to `request.signal` would add
 * nothing, and the flag that it needs doubles what a request costs.
 * The length is counted, never taken from a header (known-troubles C4). `onCut` is told why a body was cut off.
 */
export function boundedBody(answer: Response, { end, cap }: Bounds, onCut: (why: string) => void): Response {
  if (!answer.body) return new Response(null, answer)
  const reader = answer.body.getReader()
  let size = 0
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let out: ReadableStreamDefaultController<Uint8Array> | undefined

  /** Ends the watching; true the first time. */
  const finish = (): boolean => {
    if (isOver) return false
    isOver = true
    clearTimeout(timer)
    return true
  }
  const cut = (why: string): void => {
    if (!finish()) return
    onCut(why)
    out?.error(new Error(why))
    void reader.cancel(why).catch(() => {})
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        out = controller
        timer = setTimeout(() => cut(`not whole after ${end} ms`), end)
      },
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read()
          if (isOver) return
          if (done) {
            finish()
            controller.close()
            return
          }
          size += value.byteLength
          if (size > cap) cut(`more than ${cap} bytes`)
          else controller.enqueue(value)
        } catch (error) {
          cut(error instanceof Error ? error.message : String(error))
        }
      },
      cancel: async (reason) => {
        if (finish()) await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, answer)
}
