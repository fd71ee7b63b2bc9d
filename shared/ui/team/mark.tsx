import { initialsOf, markClasses } from './colours.ts'

/** A team's mark, drawn from its name, so that no event looks empty. The small one is one element: a list has hundreds. */
export const TeamMark = ({ name, large = false }: { name: string; large?: boolean }) => (
  <i className={`${large ? 'tm tm-l' : 'tm'} ${markClasses(name)}`} aria-hidden="true">
    {large && initialsOf(name)}
  </i>
)
