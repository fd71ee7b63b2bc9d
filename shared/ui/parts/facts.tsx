import type { ReactNode } from 'react'

/** Terms and their values; a value reads in its own direction. */
export const Facts = ({ rows }: { rows: readonly (readonly [term: string, value: ReactNode])[] }) => (
  <dl className="facts">
    {rows.map(([term, value]) => (
      <div key={term} className="fact">
        <dt>{term}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
)
