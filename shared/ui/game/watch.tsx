import type { EventView } from '../../api/feed.ts'
import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'

interface WatchProps {
  media: EventView['media']
  /** Address of the event's statistics; null when there is no such page. */
  statistics: string | null
  /** Does the person want them in a window of their own? */
  inNewWindow?: boolean
  t: Translate
}

/** What there is beside the markets: video, zone (both need the page's script), statistics. Nothing when there is nothing. */
export function Watch({ media, statistics, inNewWindow = false, t }: WatchProps) {
  const sources = [
    { type: 'video', id: media?.videoId, text: t('media_video'), icon: 'live' },
    { type: 'zone', id: media?.zoneId, text: t('media_zone'), icon: 'ball' },
  ] as const
  const shown = sources.filter(({ id }) => id !== undefined)
  if (shown.length === 0 && statistics === null) return null
  return (
    <div className="board-v">
      {shown.map(({ type, id, text, icon }) => (
        <button
          key={type}
          type="button"
          className="btn"
          data-media={type}
          data-source={id}
          data-late=""
          aria-pressed="false"
        >
          <Icon name={icon} />
          {text}
        </button>
      ))}
      {statistics !== null && (
        <a className="btn" href={statistics} {...(inNewWindow && { target: '_blank', rel: 'noopener' })}>
          <Icon name="line" />
          {t('game_statistics')}
        </a>
      )}
    </div>
  )
}
