import { expect, it } from 'vitest'
import { operator, player, Visitor } from '../identity/visitor.ts'

const PATH = '/web-api/support/ideas'
const idea = { subject: 'A darker theme', message: 'Black, for the night', lang: 'en' }

it('[S2.73] an idea is stored for its author and the operator, apart from what is written to support', async () => {
  const [ann, bob] = [await player(), await player()]
  expect(await ann.visitor.post(PATH, idea)).toMatchObject({ status: 201, data: { data: { id: expect.any(Number) } } })
  expect((await ann.visitor.send(PATH)).data).toMatchObject({ data: { total: 1, items: [{ subject: idea.subject }] } })
  expect((await bob.visitor.send(PATH)).data).toMatchObject({ data: { total: 0 } })
  expect((await ann.visitor.send('/web-api/support/messages')).data).toMatchObject({ data: { total: 0 } })
  expect((await operator('GET', '/support/ideas')).data).toMatchObject({
    data: { items: [{ userId: ann.id, email: ann.email, ...idea }] },
  })
  expect((await operator('GET', '/support/messages')).text).not.toContain(idea.subject)
})

it('ideas are for players, have a text, and come no faster than five in ten minutes, however many at once', async () => {
  expect((await new Visitor().post(PATH, idea)).status).toBe(401)
  const { visitor } = await player()
  expect((await visitor.post(PATH, { ...idea, message: ' ' })).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 12 }, () => visitor.post(PATH, idea)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('600')
})
