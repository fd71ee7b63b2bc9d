import { useEffect, useRef, useState } from 'react'

/** Changed prices are read out at most so often, milliseconds. */
const PAUSE_MS = 10_000

/**
 * What is read out of changed prices: `text` as it is when `prices` have moved while the `bets` stayed the same, and never sooner than
 * 10 s after the last time. Empty until something has moved.
 */
export function useAnnouncement(prices: string, text: string, bets: string): string {
  const [said, say] = useState('')
  const seen = useRef({ prices, bets, at: 0 })
  useEffect(() => {
    const last = seen.current
    if (last.bets !== bets || last.prices === prices) {
      seen.current = { ...last, prices: last.bets === bets ? last.prices : prices, bets }
      return
    }
    const timer = setTimeout(
      () => {
        seen.current = { prices, bets, at: Date.now() }
        say(text)
      },
      Math.max(0, last.at + PAUSE_MS - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [prices, text, bets])
  return said
}
