import { useEffect, useState } from 'react'
import type { MarksOf } from '../../../shared/ui/islands/coupon/team-marks.ts'
import { $settings } from '../../stores/settings.ts'
import { useStore } from '../../stores/use-store.ts'

/** How the slip draws teams' marks: loaded when the setting asks for them, null while it does not. */
export function useTeamMarks(): MarksOf | null {
  const { teamLogosInCoupon } = useStore($settings)
  const [loaded, setLoaded] = useState<{ marksOf: MarksOf } | null>(null)
  useEffect(() => {
    if (teamLogosInCoupon) import('./team-marks.tsx').then(setLoaded, console.error)
  }, [teamLogosInCoupon])
  return teamLogosInCoupon && loaded ? loaded.marksOf : null
}
