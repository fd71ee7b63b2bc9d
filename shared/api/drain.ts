/** What is read of a body that nobody wanted: bytes, and milliseconds. */
const MOST = 1024 * 1024
const PATIENCE_MS = 1000

/**
 * Reads what an answer has left unread of its request. workerd closes a connection on unread bytes, and a client that sends its next
 * request there, or has not yet read this answer, is cut off: one in ten POSTs that were refused unread.
 */
export async function drain({ body, bodyUsed }: Request): Promise<void> {
  if (!body || bodyUsed || body.locked) return
  const reader = body.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((wake) => {
    timer = setTimeout(wake, PATIENCE_MS, null)
  })
  try {
    for (let size = 0; size < MOST; ) {
      const read = await Promise.race([reader.read(), late])
      if (read === null || read.done) break
      size += read.value.byteLength
    }
  } catch {
    // Whoever sent it has gone.
  } finally {
    clearTimeout(timer)
  }
}
