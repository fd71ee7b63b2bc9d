import type { Answer } from '../../api/request.ts'

/** Pause between two looks, and the longest one when the server does not answer, milliseconds. */
export const LOOK_MS = 4000
export const MOST_MS = 60_000

export interface FollowParts {
  call(path: string): Promise<Answer>
  /** Coupons that may still change; nothing is asked while there are none. */
  ids(): readonly number[]
  take(data: unknown): void
  signedOut(): void
  /** Is the page seen? */
  visible(): boolean
}

/**
 * Looks after open coupons while the page is seen; `look` asks at once (the page has come to the front again, a coupon was sold). Each
 * failure doubles the pause. Gives also what ends it.
 */
export function follow(parts: FollowParts): { look: () => Promise<void>; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isOver = false
  let running: Promise<void> | null = null

  const later = () => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void look(), Math.min(LOOK_MS * 2 ** failures, MOST_MS))
  }
  async function ask(): Promise<void> {
    const ids = parts.ids()
    if (ids.length === 0 || !parts.visible()) return
    const answer = await parts.call(`/web-api/history/live?ids=${ids.join()}`)
    if (isOver) return
    if (answer.ok) {
      failures = 0
      parts.take(answer.data)
    } else if (answer.answered && answer.status === 401) {
      isOver = true
      parts.signedOut()
    } else failures++
  }
  function look(): Promise<void> {
    running ??= ask().finally(() => {
      running = null
      later()
    })
    return running
  }
  later()
  return {
    look,
    end() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
