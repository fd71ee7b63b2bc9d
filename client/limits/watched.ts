import { NO_LIMIT } from '../../shared/domain/limits/kinds.ts'
import { record } from '../api/loose.ts'

/** What of a player's limits a page has to watch: hours of his session, minutes of his reality check; 0 for none. */
export interface Watched {
  hours: number
  minutes: number
}

/** Reads it from `GET …/limits`: kinds 31 and 32 that are in force and are no 'no limit' (S5.38). */
export function watchedOf(data: unknown): Watched {
  const { limits } = record(data)
  const value = (kind: number) => {
    const own = (Array.isArray(limits) ? limits : [])
      .map(record)
      .find(({ limitType, limitState }) => limitType === kind && limitState === 'ACTIVE')
    const number = Number(own?.limitValue)
    return Number.isSafeInteger(number) && number > 0 && number < NO_LIMIT ? number : 0
  }
  return { hours: value(31), minutes: value(32) }
}
