import { SKELETONS } from '../../domain/layout/measures.ts'

/** Rows of the size of an event's row (spec §9: 16 for lists, 2 for cards), while what comes is on its way. */
export const SkeletonRows = ({ count = SKELETONS.list }: { count?: number }) => (
  <ul className="card" aria-hidden="true">
    {Array.from({ length: count }, (_, place) => (
      <li key={place} className="ev">
        <span className="sk">&nbsp;</span>
        <span className="sk">&nbsp;</span>
      </li>
    ))}
  </ul>
)
