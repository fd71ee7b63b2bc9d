import './media.css'
import { useRef } from 'react'
import type { MediaTarget } from '../../../shared/domain/media/entity.ts'
import type { MediaPlace } from '../../../shared/domain/media/place.ts'
import { type MediaActs, MediaPanelView, type MediaTranslate } from '../../../shared/ui/islands/media/panel.tsx'
import { $place } from '../../media/host.ts'
import { $media, $mediaPanel, clear, setFloating, setTarget, show, unselect } from '../../stores/media.ts'
import { useStore } from '../../stores/use-store.ts'
import { Video } from './video.tsx'
import { Zone } from './zone.tsx'

const acts: MediaActs = { show, close: unselect, closeAll: clear, target: setTarget, float: setFloating }
const isWhole = (place: MediaPlace | MediaTarget) => place === 'fullscreen' || place === 'overview'

export interface MediaIslandProps {
  lang: string
  /** Asks for a new video token at once. */
  renewToken: () => Promise<void>
}

/** The panel of videos and zones; nothing while none is selected. */
export default function MediaIsland({ props, t }: { props: MediaIslandProps; t: MediaTranslate }) {
  const entities = useStore($media)
  const { current, target } = useStore($mediaPanel)
  const { place, hasBoard, hasSide } = useStore($place)
  const home = useRef<MediaTarget>('side')
  if (!isWhole(target)) home.current = target
  const shown = entities.find(({ id }) => id === current)
  if (!shown) return null
  return (
    <MediaPanelView
      {...{ t, entities, place, hasBoard, hasSide, acts }}
      current={shown}
      home={home.current}
      stage={(entity) =>
        entity.type === 'video' ? (
          <Video key={entity.id} {...{ entity, t }} renewToken={props.renewToken} />
        ) : (
          <Zone key={entity.id} {...{ entity, t }} />
        )
      }
    />
  )
}
