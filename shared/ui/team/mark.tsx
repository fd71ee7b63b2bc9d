import { coloursOf, initialsOf } from './colours.ts'

/** Half, sash, hoop, pale: where the second colour lies. */
const PATTERNS = ['M8 0h8v16H8z', 'M0 16 16 0v7L7 16z', 'M0 6h16v4H0z', 'M6 0h4v16H6z'] as const

/** A team's mark, drawn from its name, so that no event looks empty. */
export function TeamMark({ name, large = false }: { name: string; large?: boolean }) {
  const { ground, stripe, pattern } = coloursOf(name)
  return (
    <svg className={large ? 'tm tm-l' : 'tm'} viewBox="0 0 16 16" aria-hidden="true">
      <path fill={ground} d="M0 0h16v16H0z" />
      {large ? (
        <>
          <path fill={stripe} d="M0 13h16v3H0z" />
          <text x="8" y="9">
            {initialsOf(name)}
          </text>
        </>
      ) : (
        <path fill={stripe} d={PATTERNS[pattern]} />
      )}
    </svg>
  )
}
