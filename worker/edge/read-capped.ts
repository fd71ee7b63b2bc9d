/**
 * Text of a body of at most `cap` bytes; null when it is longer or `signal` ends the reading. The rest is cancelled then,
 * so that no connection hangs on it. The length is counted, never taken from a header (known-troubles C4).
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  cap: number,
  signal?: AbortSignal,
): Promise<string | null> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Cancelling ends a read that is being waited for, whether or not the stream itself knows of the signal.
  const stop = () => void reader.cancel().catch(() => {})
  signal?.addEventListener('abort', stop, { once: true })
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > cap) {
      stop()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
  signal?.removeEventListener('abort', stop)
  return signal?.aborted ? null : text + decoder.decode()
}
