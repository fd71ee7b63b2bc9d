import { sportSlug } from '../../domain/sports/sports.ts'
import { ICONS, Icon } from '../icon.tsx'

/** The drawing of a sport; a sport without one of its own gets the common drawing. */
export function SportIcon({ id }: { id: number }) {
  const slug = sportSlug(id)
  return <Icon name={ICONS.find((name) => name === slug) ?? 'sport'} />
}
