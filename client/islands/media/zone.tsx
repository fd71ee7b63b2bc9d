import { useEffect, useRef, useState } from 'react'
import { RESIZE_MS } from '../../../shared/domain/layout/measures.ts'
import type { MediaEntity } from '../../../shared/domain/media/entity.ts'
import { fieldOf } from '../../../shared/domain/media/fields.ts'
import { scorer, zoneState } from '../../../shared/domain/media/zone.ts'
import type { MediaTranslate } from '../../../shared/ui/islands/media/panel.tsx'
import { type Burst, drawField, heightFor } from '../../media/draw-field.ts'
import { $isLost, $watched } from '../../media/events.ts'
import type { WatchedEvent } from '../../media/watch-book.ts'
import { atMostEvery } from '../../page/at-most-every.ts'
import { useStore } from '../../stores/use-store.ts'

/** How long a score spreads over the field, milliseconds. */
const BURST_MS = 2400

/** The side that has just scored; null again after a while. */
function useScorer(score: string | null): Burst['side'] | null {
  const before = useRef(score)
  const [side, setSide] = useState<Burst['side'] | null>(null)
  useEffect(() => {
    const who = scorer(before.current, score)
    before.current = score
    if (who === null) return
    setSide(who)
    const timer = setTimeout(() => setSide(null), BURST_MS)
    return () => {
      clearTimeout(timer)
      setSide(null)
    }
  }, [score])
  return side
}

/** Keeps the drawing as wide as its place, in the colours of the theme; a score moves over it unless motion is not wanted. */
function useDrawing(sportId: number | null, side: Burst['side'] | null) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const field = fieldOf(sportId)
    const began = performance.now()
    let frame = 0
    const draw = (spread: number) => {
      const { color, accentColor } = getComputedStyle(canvas)
      const look = { lines: color, accent: accentColor, isMirrored: document.dir === 'rtl' }
      drawField(canvas, field, look, side && { side, spread })
    }
    const fit = () => {
      const width = canvas.clientWidth * devicePixelRatio
      if (width === 0) return
      canvas.width = Math.round(width)
      canvas.height = heightFor(field, canvas.width)
      draw(0.5)
    }
    const step = () => {
      const spread = (performance.now() - began) / BURST_MS
      if (spread > 1) return
      draw(spread)
      frame = requestAnimationFrame(step)
    }
    const refit = atMostEvery(RESIZE_MS, fit)
    const sized = new ResizeObserver(refit.call)
    sized.observe(canvas)
    fit()
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (side && !calm) frame = requestAnimationFrame(step)
    const themes = new MutationObserver(fit)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', fit)
    return () => {
      cancelAnimationFrame(frame)
      sized.disconnect()
      refit.end()
      themes.disconnect()
      dark.removeEventListener('change', fit)
    }
  }, [sportId, side])
  return ref
}

/** A drawing of the event's field with what the feed tells: score, minute, state, and who has just scored. */
export function Zone({ entity, t }: { entity: MediaEntity; t: MediaTranslate }) {
  const event = useStore($watched).get(entity.gameId) ?? null
  const isLost = useStore($isLost)
  const side = useScorer(event?.score ?? null)
  const ref = useDrawing(entity.sportId, side)
  const state = event === null ? t('zone_waiting') : stateText(event, t)
  return (
    <div className="zone" data-surface={fieldOf(entity.sportId).surface}>
      <canvas
        ref={ref}
        role="img"
        aria-label={t('zone_alt', {
          home: event?.home ?? entity.title,
          away: event?.away ?? '',
          score: event?.score ?? t('zone_no_score'),
          state,
        })}
      />
      {event && (
        <p className="zone-score" aria-hidden="true">
          <span>
            <bdi>{event.home}</bdi>
          </span>
          <b>{event.score ?? '–'}</b>
          <span>
            <bdi>{event.away}</bdi>
          </span>
        </p>
      )}
      <p className="zone-state">
        {state}
        {event && event.periods.length > 1 && <bdi className="num">{event.periods.join(', ')}</bdi>}
        {side && event && <strong>{t('zone_scored', { team: event[side] })}</strong>}
        {isLost && <span>{t('zone_lost')}</span>}
      </p>
    </div>
  )
}

const stateText = ({ status, minute }: WatchedEvent, t: MediaTranslate): string =>
  t(zoneState(status, minute), { minute: minute ?? '' })
