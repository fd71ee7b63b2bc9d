import { env } from 'cloudflare:test'
import { importJWK, SignJWT } from 'jose'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { MEDIA_TOKEN, mediaStream, mediaToken } from '../../../shared/api/media.ts'
import { signMediaToken } from '../../../worker/backend/sportsbook/media/token.ts'
import { matchMessage } from '../../support/messages.ts'
import { feed, unique } from '../feed/operator.ts'
import { player, Visitor } from '../identity/visitor.ts'

const now = () => Math.floor(Date.now() / 1000)

/** A feed's message of an event with media. */
function watchableMessage(id: number, media: Record<string, string>) {
  const message = matchMessage(id, { sportId: 1, live: true, startsAt: new Date().toISOString() })
  return { ...message, event: { ...message.event, media } }
}

/** An event with a video and a zone, as a feed tells of it. */
async function watchable() {
  const id = unique()
  const { rejected } = await feed([watchableMessage(id, { videoId: 'cam-1', zoneId: 'z1' })])
  expect(rejected).toEqual([])
  return id
}

const stream = (game: number, token: string | null, video = 'cam-1') =>
  new Visitor().send(`/web-api/media/stream?game=${game}&video=${video}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })

it('[S6.06] gives the video token to players alone', async () => {
  const visitor = await new Visitor().send('/web-api/media/token')
  expect(visitor.status).toBe(401)
  const { visitor: signedIn } = await player()
  const answer = await signedIn.send('/web-api/media/token')
  const { data } = v.parse(v.object({ data: mediaToken.answer }), answer.data)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const seconds = Date.parse(data.expiresAt) / 1000 - now()
  expect(seconds).toBeGreaterThan(590)
  expect(seconds).toBeLessThanOrEqual(600)
})

it('plays an event’s video for a token that is in force, and no other video', async () => {
  const game = await watchable()
  const token = await signMediaToken(env, 7, now())
  const answer = await stream(game, token)
  const { data } = v.parse(v.object({ data: mediaStream.answer }), answer.data)
  expect(data).toMatchObject({ url: expect.stringMatching(/^\/media\//), type: 'video/webm', sourceType: 'LIVE' })
  expect((await stream(game, token, 'cam-2')).status).toBe(404)
  expect((await stream(unique(), token)).status).toBe(404)
})

it('plays nothing without a token, with an old one, one from the future, or one of another purpose', async () => {
  const game = await watchable()
  const { visitor } = await player()
  const session = v.parse(
    v.object({ data: v.object({ token: v.string() }) }),
    (await visitor.send('/web-api/user/gettoken')).data,
  ).data.token
  const jwk = v.parse(v.pipe(v.string(), v.parseJson(), v.looseObject({ kid: v.string() })), env.TOKEN_KEY)
  const otherAudience = await new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA', typ: MEDIA_TOKEN.typ, kid: jwk.kid })
    .setIssuer(MEDIA_TOKEN.issuer)
    .setAudience('edge')
    .setSubject('7')
    .setIssuedAt(now())
    .setExpirationTime(now() + 600)
    .sign(await importJWK(jwk, 'EdDSA'))
  const tokens = {
    none: null,
    nonsense: 'a.b.c',
    old: await signMediaToken(env, 7, now() - 606),
    future: await signMediaToken(env, 7, now() + 60),
    session,
    otherAudience,
  }
  for (const [name, token] of Object.entries(tokens))
    expect.soft([name, (await stream(game, token)).status]).toEqual([name, 401])
})

it('opens nothing else with a video token', async () => {
  const token = await signMediaToken(env, 7, now())
  const answer = await new Visitor().send('/web-api/accounts', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status).toBe(401)
})

it('tells what can be watched with the event', async () => {
  const game = await watchable()
  const answer = await new Visitor().send(`/feed-api/v1/events/${game}`)
  expect(answer.data).toMatchObject({ data: { media: { videoId: 'cam-1', zoneId: 'z1' } } })
})

it('takes no source id that could be an address', async () => {
  const id = unique()
  for (const videoId of ['', 'https://evil.test', '../x', 'a b']) {
    const { rejected } = await feed([watchableMessage(id, { videoId })])
    expect.soft([videoId, rejected.map(({ reason }) => reason)]).toEqual([videoId, [expect.stringMatching(/media/)]])
  }
})

it.each(['game=x&video=cam-1', 'game=1', 'game=1&video=a/b', 'video=cam-1'])(
  'refuses a stream of %s',
  async (query) => {
    const token = await signMediaToken(env, 7, now())
    const answer = await new Visitor().send(`/web-api/media/stream?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(422)
  },
)
