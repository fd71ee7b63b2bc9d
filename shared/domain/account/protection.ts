/** Bounds of the protection level, percent (spec §9). */
export const PROTECTION_BOUNDS = { bad: 30, normal: 70, full: 100 } as const
export type Protection = 'bad' | 'normal' | 'good' | 'full'

/** How well an account is protected, of the level that the server gives, percent; null stays null: nothing is said then (spec §4). */
export function protectionOf(level: number | null): Protection | null {
  if (level === null) return null
  if (level <= PROTECTION_BOUNDS.bad) return 'bad'
  if (level < PROTECTION_BOUNDS.normal) return 'normal'
  return level < PROTECTION_BOUNDS.full ? 'good' : 'full'
}
