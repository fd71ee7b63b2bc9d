import type { ReactNode } from 'react'
import { MEDIA_TARGETS, type MediaEntity, type MediaTarget } from '../../../domain/media/entity.ts'
import type { MediaPlace } from '../../../domain/media/place.ts'
import type { MediaKey } from '../../../i18n/keys.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { Glyph, type GlyphName } from './glyphs.tsx'

export type MediaTranslate = Translate<MediaKey>

export interface MediaActs {
  show(id: string): void
  close(id: string): void
  closeAll(): void
  target(target: MediaTarget): void
  float(isFloating: boolean): void
}

interface PanelProps {
  t: MediaTranslate
  entities: readonly MediaEntity[]
  current: MediaEntity
  place: MediaPlace
  /** Where it goes back to from the whole screen or the overview. */
  home: MediaTarget
  /** Is this the page of the event that is shown? */
  hasBoard: boolean
  /** Is there a column beside the page? */
  hasSide: boolean
  acts: MediaActs
  /** The video or zone itself. */
  stage: (entity: MediaEntity) => ReactNode
}

const kind = (t: MediaTranslate, { type }: MediaEntity) => t(`media_${type}`)
const nameOf = (t: MediaTranslate, entity: MediaEntity) => `${kind(t, entity)}: ${entity.title}`

const Tool = ({ glyph, text, act }: { glyph: GlyphName; text: string; act: () => void }) => (
  <button type="button" className="icon-btn" aria-label={text} title={text} onClick={act}>
    <Glyph name={glyph} />
  </button>
)

const Title = ({ entity, t }: { entity: MediaEntity; t: MediaTranslate }) => (
  <h2>
    {kind(t, entity)}
    <a href={entity.gameLink} dir="auto" title={t('media_to_event')}>
      {entity.title}
    </a>
  </h2>
)

/** The panel of selected videos and zones: one of them with its places to go to, or all of them at once. */
export function MediaPanelView(props: PanelProps) {
  const { t, entities, current, place, acts, stage } = props
  return (
    <>
      <header className="media-head">
        {place === 'overview' ? <h2>{t('media_title')}</h2> : <Title entity={current} t={t} />}
        <Tools {...props} />
      </header>
      {place === 'overview' ? (
        <ul className="media-all">
          {entities.map((entity) => (
            <li key={entity.id} className="card">
              <div className="media-head">
                <Title entity={entity} t={t} />
                <Tool
                  glyph="close"
                  text={t('media_close_one', { title: nameOf(t, entity) })}
                  act={() => acts.close(entity.id)}
                />
              </div>
              {stage(entity)}
            </li>
          ))}
        </ul>
      ) : (
        stage(current)
      )}
      {place !== 'overview' && entities.length > 1 && (
        <ul className="media-list scroll" aria-label={t('media_selected')}>
          {entities.map((entity) => (
            <li key={entity.id}>
              <button
                type="button"
                className="chip"
                aria-pressed={entity === current}
                onClick={() => acts.show(entity.id)}
              >
                {kind(t, entity)} <bdi className="num">{entity.title}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Where the panel can go from where it is. */
function Tools({ t, entities, current, place, home, hasBoard, hasSide, acts }: PanelProps) {
  const isWhole = place === 'fullscreen' || place === 'overview'
  const isThere = { board: hasBoard, side: hasSide, fullscreen: true, overview: entities.length > 1 }
  const targets = isWhole ? [] : MEDIA_TARGETS.filter((target) => target !== place && isThere[target])
  return (
    <div className="media-tools">
      {targets.map((target) => (
        <Tool key={target} glyph={target} text={t(`media_${target}`)} act={() => acts.target(target)} />
      ))}
      {isWhole ? (
        <Tool glyph="dock" text={t('media_leave')} act={() => acts.target(home)} />
      ) : current.isFloating ? (
        <Tool glyph="dock" text={t('media_dock')} act={() => acts.float(false)} />
      ) : (
        place !== 'float' && <Tool glyph="float" text={t('media_float')} act={() => acts.float(true)} />
      )}
      {place === 'overview' ? (
        <Tool glyph="close" text={t('media_close_all')} act={acts.closeAll} />
      ) : (
        <Tool
          glyph="close"
          text={t('media_close_one', { title: nameOf(t, current) })}
          act={() => acts.close(current.id)}
        />
      )}
    </div>
  )
}
