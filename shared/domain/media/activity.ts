/** What is known of watching, all in milliseconds. */
export interface MediaActivity {
  isPlaying: boolean
  /** When the present playing began; null while nothing plays. */
  since: number | null
  /** The person's last press or key anywhere on the page. */
  gestureAt: number
}

export const NOT_PLAYING: MediaActivity = { isPlaying: false, since: null, gestureAt: 0 }

/** A stream that nobody touches holds a session no longer than this (safer-play.md H10), milliseconds. */
export const GESTURE_MS = 60 * 60_000
export const LONGEST_MS = 12 * 60 * 60_000

/** Playing media prevents idle (spec §4 session), but not for a page that nobody has touched for an hour, and for 12 hours at most. */
export const preventsIdle = ({ isPlaying, since, gestureAt }: MediaActivity, now: number): boolean =>
  isPlaying && since !== null && now - gestureAt < GESTURE_MS && now - since < LONGEST_MS

/** Playing began or ended. */
export const playing = (known: MediaActivity, isPlaying: boolean, now: number): MediaActivity => ({
  ...known,
  isPlaying,
  since: isPlaying ? (known.since ?? now) : null,
})
