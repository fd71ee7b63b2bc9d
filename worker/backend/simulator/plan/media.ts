import type { EventMedia } from '../../../../shared/api/media.ts'
import { LONG_TERM_SPORT_ID } from '../../../../shared/domain/sports/sports.ts'
import type { Fixture } from './fixture.ts'
import { unit } from './random.ts'

/** Share of events with a video. */
const WITH_VIDEO = 0.6
/** Parts of an event's randomness, beside those of the rest of the plan. */
const MEDIA = 21

/** What can be watched of an event: a zone wherever two sides play, a video of most. It follows from the seed, as everything does. */
export function mediaOf({ id, key, champ }: Fixture): { media?: EventMedia } {
  if (champ.sportId === LONG_TERM_SPORT_ID) return {}
  const zoneId = `z${id}`
  return { media: unit(key, MEDIA) < WITH_VIDEO ? { videoId: `v${id}`, zoneId } : { zoneId } }
}
