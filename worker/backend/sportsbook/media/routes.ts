import { MEDIA_TOKEN, mediaStream, mediaToken } from '../../../../shared/api/media.ts'
import { bookOf } from '../../env.ts'
import { HttpError } from '../../http/error.ts'
import { type App, serve } from '../../http/serve.ts'
import { isMediaToken, signMediaToken } from './token.ts'

/** What the embedded house sends for every video: a stream of its own that plays over and over. */
const TEST_STREAM = { url: '/media/test-stream.webm', type: 'video/webm', sourceType: 'LIVE', loop: true } as const

/** Tokens carry real time, as all that is signed does. */
const seconds = () => Math.floor(Date.now() / 1000)

/** The user's video token, and the streams that it opens. */
export function serveMedia(app: App): void {
  serve(app, mediaToken, async ({ env, session }) => {
    const now = seconds()
    return {
      token: await signMediaToken(env, session.userId, now),
      expiresAt: new Date((now + MEDIA_TOKEN.maxAgeSeconds) * 1000).toISOString(),
    }
  })

  serve(app, mediaStream, async ({ c, env, query, now }) => {
    const [, token = ''] = /^Bearer (\S{1,2048})$/.exec(c.req.header('authorization') ?? '') ?? []
    if (!(await isMediaToken(env, token, seconds()))) throw new HttpError('unauthorised')
    const event = await bookOf(env).event(query.game, now)
    if (event?.media?.videoId !== query.video) throw new HttpError('notFound')
    return TEST_STREAM
  })
}
