/** What an event's game status (spec §3) and minute are called in a zone. */
export type ZoneState = 'zone_before' | 'zone_minute' | 'zone_playing' | 'zone_break' | 'zone_over' | 'zone_cancelled'

export function zoneState(status: number, minute: number | null): ZoneState {
  if (status < 2) return 'zone_before'
  if (status === 3) return 'zone_break'
  if (status === 4) return 'zone_over'
  if (status > 4) return 'zone_cancelled'
  return minute === null ? 'zone_playing' : 'zone_minute'
}

const goals = (score: string | null): [number, number] | null => {
  const [, home, away] = /^(\d+):(\d+)$/.exec(score ?? '') ?? []
  return home === undefined || away === undefined ? null : [Number(home), Number(away)]
}

/** Who has scored between two scores, when exactly one has; a correction downwards is nobody's. */
export function scorer(before: string | null, after: string | null): 'home' | 'away' | null {
  const [from, to] = [goals(before), goals(after)]
  if (!from || !to) return null
  const [home, away] = [to[0] - from[0], to[1] - from[1]]
  if (home > 0 && away === 0) return 'home'
  return away > 0 && home === 0 ? 'away' : null
}
