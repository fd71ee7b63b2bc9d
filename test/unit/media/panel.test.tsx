import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MediaEntity } from '../../../shared/domain/media/entity.ts'
import type { MediaPlace } from '../../../shared/domain/media/place.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { type MediaActs, MediaPanelView } from '../../../shared/ui/islands/media/panel.tsx'

const video = new MediaEntity({ type: 'video', gameId: 5, videoId: 'v', title: 'A – B', gameLink: '/en/live/x' })
const zone = new MediaEntity({ type: 'zone', gameId: 5, zoneId: 'z', title: 'A – B' })
const floating = new MediaEntity({ ...video, isFloating: true })
const none = () => {}
const acts: MediaActs = { show: none, close: none, closeAll: none, target: none, float: none }

const panel = (
  place: MediaPlace,
  entities: readonly MediaEntity[] = [video],
  hasBoard = true,
  lang = 'en',
  hasSide = true,
) =>
  renderToStaticMarkup(
    <MediaPanelView
      t={translator(lang)}
      {...{ entities, place, hasBoard, hasSide, acts }}
      current={entities[0] ?? video}
      home="side"
      stage={({ id }) => <i data-stage={id} />}
    />,
  )
const tools = (html: string) => [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)
const stages = (html: string) => [...html.matchAll(/data-stage="([^"]+)"/g)].map(([, id]) => id)

describe('the panel of video and zones', () => {
  it('offers the places where it is not', () => {
    expect(tools(panel('side'))).toEqual(['Above the odds', 'Full screen', 'Small window', 'Close: Video: A – B'])
    expect(tools(panel('side', [video], false))).not.toContain('Above the odds')
    expect(tools(panel('board', [video], true, 'en', false))).not.toContain('Beside the page')
    expect(tools(panel('board', [video, zone]))).toEqual([
      'Full screen',
      'All at once',
      'Beside the page',
      'Small window',
      'Close: Video: A – B',
    ])
    expect(tools(panel('float', [floating]))).toContain('Back to its place')
  })

  it('leads back from the whole screen, and closes everything in the overview', () => {
    expect(tools(panel('fullscreen'))).toEqual(['Back to the page', 'Close: Video: A – B'])
    expect(tools(panel('overview', [video, zone]))).toEqual([
      'Back to the page',
      'Close all',
      'Close: Video: A – B',
      'Close: Match zone: A – B',
    ])
  })

  it('shows one of several, and all of them in the overview', () => {
    const one = panel('side', [video, zone])
    expect(stages(one)).toEqual([video.id])
    expect(one).toMatch(/aria-pressed="true">Video.*aria-pressed="false">Match zone/)
    expect(stages(panel('overview', [video, zone]))).toEqual([video.id, zone.id])
    expect(panel('side')).not.toContain('aria-pressed')
  })

  it('leads to the event', () => expect(panel('float')).toContain('<a href="/en/live/x"'))

  it.each(['ru', 'ar'])('speaks %s', (lang) =>
    expect(panel('overview', [video, zone], true, lang)).not.toMatch(/media_[a-z]|Close|Back/),
  )
})
