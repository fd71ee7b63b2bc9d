import { atom } from 'nanostores'
import type { ShownNotice } from '../../shared/ui/islands/notifications.tsx'

/** At most three notices at a time, of a group of its own one (spec §9); each for 10 s. */
export const MOST_NOTICES = 3
export const MOST_OF_GROUP = 1
export const NOTICE_MS = 10_000

export interface RankedNotice extends ShownNotice {
  /** 1 for a server's own message to the person (wire status 2), else 0 (spec §8). */
  priority: 0 | 1
  /** Notices that are told of one thing; none: the common ones. */
  group?: string | undefined
}

/** Shown notices, the important first, then the newest. */
export const $notifications = atom<readonly RankedNotice[]>([])

let made = 0

/** Which notices stay when one more comes: those of higher priority first, of equal ones the newest. */
export function withNotice(shown: readonly RankedNotice[], notice: RankedNotice): RankedNotice[] {
  return [notice, ...shown.filter((other) => other.text !== notice.text)]
    .toSorted((a, b) => b.priority - a.priority)
    .filter(
      ({ group }, i, all) =>
        all.slice(0, i).filter((before) => before.group === group).length < (group ? MOST_OF_GROUP : MOST_NOTICES),
    )
}

export const closeNotice = (id: string): void =>
  $notifications.set($notifications.get().filter((notice) => notice.id !== id))

/** Shows a notice, with a button when there is something to do, and takes it away after 10 s. */
export function notify(
  kind: ShownNotice['kind'],
  text: string,
  priority: 0 | 1 = 0,
  action?: ShownNotice['action'],
  group?: string,
): void {
  const id = `n${++made}`
  $notifications.set(withNotice($notifications.get(), { id, kind, text, priority, group, ...(action && { action }) }))
  setTimeout(() => closeNotice(id), NOTICE_MS)
}
