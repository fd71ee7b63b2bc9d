import { CALL_MS, readAnswer } from '../api/request.ts'

/** A video's stream as the origin tells it (shared/api/media.ts). */
export interface Stream {
  url: string
  type: string
  loop: boolean
}

/** Streams of this site alone: nothing else may be played by the page's policy anyway. */
const isOwn = (url: unknown): url is string => typeof url === 'string' && /^\/(?![/\\])/.test(url)

/** Where a video is played from; `'token'` when the token is no longer good, null when it is not played. Never throws. */
export async function fetchStream(
  gameId: number,
  videoId: string,
  token: string,
  send: typeof fetch = fetch,
): Promise<Stream | 'token' | null> {
  try {
    const answer = await send(
      `/web-api/media/stream?${new URLSearchParams({ game: String(gameId), video: videoId })}`,
      {
        credentials: 'same-origin',
        signal: AbortSignal.timeout(CALL_MS),
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      },
    )
    if (answer.status === 401) return 'token'
    const read = readAnswer(answer.status, await answer.json())
    const { url, type, loop }: { [K in keyof Stream]?: unknown } = Object(read.ok ? read.data : null)
    return isOwn(url) && typeof type === 'string' ? { url, type, loop: loop === true } : null
  } catch {
    return null
  }
}
