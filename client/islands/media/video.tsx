import { useEffect, useState } from 'react'
import type { MediaEntity } from '../../../shared/domain/media/entity.ts'
import { islandHref } from '../../../shared/ui/islands/links.ts'
import type { MediaTranslate } from '../../../shared/ui/islands/media/panel.tsx'
import { fetchStream, type Stream } from '../../media/fetch-stream.ts'
import { $mediaPanel, notePlaying } from '../../stores/media.ts'
import { $player } from '../../stores/player.ts'
import { useStore } from '../../stores/use-store.ts'

/** A token that has not come by then does not come, milliseconds. */
const TOKEN_MS = 12_000

/** Does any video of the panel play now? */
const tell = () => notePlaying([...document.querySelectorAll<HTMLVideoElement>('.media video')].some((v) => !v.paused))

interface VideoProps {
  entity: MediaEntity
  t: MediaTranslate
  renewToken: () => Promise<void>
}

/** The stream of a video: asked for with the token once there is one, and again once when the token has run out meanwhile. */
function useStream({ gameId, videoId }: MediaEntity, renewToken: () => Promise<void>, tries: number) {
  const hasToken = useStore($mediaPanel).token !== null
  const [stream, setStream] = useState<Stream | 'loading' | 'error'>('loading')
  useEffect(() => {
    let isOld = false
    const put = (next: Stream | 'error') => {
      if (!isOld) setStream(next)
    }
    setStream('loading')
    const ask = async () => {
      const { token } = $mediaPanel.get()
      return token === null || videoId === null ? null : fetchStream(gameId, videoId, token)
    }
    const load = async () => {
      let found = await ask()
      if (found === 'token' || (found === null && tries > 0)) {
        await renewToken()
        found = await ask()
      }
      put(found === 'token' || found === null ? 'error' : found)
    }
    const timer = hasToken ? undefined : setTimeout(() => put('error'), TOKEN_MS)
    if (hasToken || tries > 0) void load()
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [gameId, videoId, hasToken, tries, renewToken])
  return { stream, fail: () => setStream('error') }
}

export function Video(props: VideoProps) {
  const { entity, t } = props
  const player = useStore($player)
  if (player) return <Playing {...props} />
  return (
    <div className="media-note">
      <strong>{t('media_sign_in_title')}</strong>
      <p>{t('media_sign_in_text')}</p>
      <a
        className="btn btn-main"
        href={`${islandHref(t.lang, 'login')}?next=${encodeURIComponent(entity.gameLink)}`}
        data-open="login"
      >
        {t('media_sign_in')}
      </a>
    </div>
  )
}

function Playing({ entity, t, renewToken }: VideoProps) {
  const [tries, setTries] = useState(0)
  const { stream, fail } = useStream(entity, renewToken, tries)
  useEffect(() => tell, [])
  if (stream === 'loading')
    return (
      <div className="media-note" aria-busy="true" role="status">
        {t('media_loading')}
      </div>
    )
  if (stream === 'error')
    return (
      <div className="media-note" role="alert">
        <strong>{t('media_error_title')}</strong>
        <p>{t('media_error_text')}</p>
        <button type="button" className="btn" onClick={() => setTries(tries + 1)}>
          {t('media_retry')}
        </button>
      </div>
    )
  return (
    <video
      src={stream.url}
      loop={stream.loop}
      autoPlay
      muted
      playsInline
      controls
      aria-label={`${t('media_video')}: ${entity.title}`}
      onPlaying={tell}
      onPause={tell}
      onEnded={tell}
      onError={fail}
    />
  )
}
