import { describe, expect, it } from 'vitest'
import { form, operator, register, Visitor } from '../identity/visitor.ts'

const letter = (changes: Record<string, unknown> = {}) => ({
  subject: 'A bet',
  message: 'Where is it?\r\nNumber 12',
  email: 'ann@example.test',
  ...changes,
})
const write = (visitor: Visitor, changes: Record<string, unknown> = {}, ip?: string) =>
  visitor.post('/web-api/support/messages', letter(changes), ip === undefined ? {} : { 'cf-connecting-ip': ip })
const newest = async () =>
  ((await operator('GET', '/support/messages')).data as { data: { items: Record<string, unknown>[]; total: number } })
    .data

describe('a message to support', () => {
  it('[S2.135] [S1.10] of a visitor is stored under a number, for the operator alone to read', async () => {
    const answer = await write(new Visitor(), { lang: 'en' })
    expect(answer).toMatchObject({ status: 201, data: { data: { id: expect.any(Number), at: expect.any(String) } } })
    expect((await newest()).items[0]).toEqual({
      ...(answer.data as { data: object }).data,
      userId: null,
      email: 'ann@example.test',
      lang: 'en',
      subject: 'A bet',
      message: 'Where is it?\nNumber 12',
    })
    expect((await new Visitor().send('/operator-api/v1/support/messages')).status).toBe(404)
  })

  it('of a player is answered at his own e-mail, unless he names another', async () => {
    const player = new Visitor()
    const { email } = form()
    await register(player, { email })
    expect((await write(player, { email: undefined })).status).toBe(201)
    expect((await newest()).items[0]).toMatchObject({ userId: expect.any(Number), email })
    await write(player, { email: 'other@example.test' })
    expect((await newest()).items[0]).toMatchObject({ email: 'other@example.test' })
  })

  it.each([
    ['no place to answer', { email: undefined }, 'email'],
    ['no e-mail', { email: 'ann' }, 'email'],
    ['an empty subject', { subject: '  ' }, 'subject'],
    ['a subject of two lines', { subject: 'a\nb' }, 'subject'],
    ['a subject that is too long', { subject: 'x'.repeat(151) }, 'subject'],
    ['an empty message', { message: ' \r\n ' }, 'message'],
    ['a message that is too long', { message: 'x'.repeat(4001) }, 'message'],
    ['control characters', { message: 'a\u0000b' }, 'message'],
    ['a field that does not exist', { userId: 7 }, 'userId'],
  ])('with %s is refused, and the field is named', async (_, changes, path) => {
    const before = (await newest()).total
    const answer = await write(new Visitor(), changes)
    expect(answer).toMatchObject({ status: 422, data: { issues: [{ path }] } })
    expect((await newest()).total).toBe(before)
  })

  it('is one of five in ten minutes for one address, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(new Visitor(), {}, '203.0.113.9')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(7)
    expect(refused[0]?.headers.get('retry-after')).toBe('600')
    expect((await write(new Visitor(), {}, '203.0.113.10')).status).toBe(201)
  })

  it('[SEC-04] that another site sends is refused', async () => {
    const answer = await new Visitor().post('/web-api/support/messages', letter(), { origin: 'https://evil.test' })
    expect(answer.status).toBe(403)
  })
})
