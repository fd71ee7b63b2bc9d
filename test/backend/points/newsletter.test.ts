import { expect, it } from 'vitest'
import { login, mailTo, operator, player, Visitor } from '../identity/visitor.ts'
import { DAY, set } from '../limits/limits.ts'

const wish = (visitor: Visitor, value: boolean) =>
  visitor.send('/web-api/office/settings', { method: 'PUT', json: { key: 'enable_mail_news', value } })
const send = (subject: string) => operator('POST', '/newsletters', { subject, text: 'A derby on Sunday.' })

it('[S2.39] a newsletter goes to whoever has asked for it, and its link stops it without signing in', async () => {
  const [asked, other] = [await player(), await player()]
  await wish(asked.visitor, true)
  const sent = await send('Derby')
  expect(sent.status).toBe(201)
  const [mail] = await mailTo(asked.email)
  expect(mail).toMatchObject({ subject: 'Derby', text: expect.stringContaining('A derby on Sunday.') })
  expect((await mailTo(other.email)).map(({ subject }) => subject)).not.toContain('Derby')

  const [, token = ''] = /\/user\/stopnewsletter\?token=(\S+)/.exec(mail?.text ?? '') ?? []
  const stranger = new Visitor()
  const stop = (of: string) => stranger.post('/web-api/newsletter/stop', { token: of })
  const own = token.replace(/^\d+/, String(other.id))
  expect((await stop(own)).status).toBe(422)
  expect((await stop('nothing')).status).toBe(422)
  for (let n = 0; n < 2; n++) expect((await stop(token)).status).toBe(200)
  expect((await asked.visitor.send('/web-api/office/settings')).text).toContain('"enable_mail_news":false')
  await send('Second')
  expect((await mailTo(asked.email)).map(({ subject }) => subject)).not.toContain('Second')
})

it('nobody who has excluded himself is written to', async () => {
  const { visitor, email, password } = await player()
  await wish(visitor, true)
  await set(visitor, { 30: 180 * DAY })
  expect((await login(new Visitor(), email, password)).status).not.toBe(200)
  await send('Third')
  expect((await mailTo(email)).map(({ subject }) => subject)).not.toContain('Third')
})
