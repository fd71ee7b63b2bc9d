const LIMIT = 64 * 1024

/** A posted form of at most 64 KiB; `tooLarge`, or `notForm` for another content type. */
export async function readForm(request: Request): Promise<URLSearchParams | 'tooLarge' | 'notForm'> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    await request.body?.cancel()
    return 'notForm'
  }
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT) {
    await request.body?.cancel()
    return 'tooLarge'
  }
  const text = await request.text()
  return text.length > LIMIT ? 'tooLarge' : new URLSearchParams(text)
}
