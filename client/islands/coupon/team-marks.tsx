import type { MarksOf } from '../../../shared/ui/islands/coupon/team-marks.ts'
import { TeamMark } from '../../../shared/ui/team/mark.tsx'

/** Both teams' marks, loaded for who wants them in the slip. */
export const marksOf: MarksOf = (event) => (
  <span className="leg-marks">
    {event.split(' – ', 2).map((name) => (
      <TeamMark key={name} name={name} />
    ))}
  </span>
)
