import { expect, it } from 'vitest'
import { player, Visitor } from '../identity/visitor.ts'

const PATH = '/web-api/support/messages'

it('[S2.68] a player reads what he has written to support, the newest first, and nobody else’s', async () => {
  const [ann, bob] = [await player(), await player()]
  for (const subject of ['First', 'Second']) {
    const sent = await ann.visitor.post(PATH, { subject, message: 'Where is my payout?' })
    expect(sent.status).toBe(201)
  }
  await bob.visitor.post(PATH, { subject: 'Other', message: 'Hello' })
  const own = await ann.visitor.send(PATH)
  expect(own.data).toMatchObject({
    data: { total: 2, page: 1, items: [{ subject: 'Second', message: 'Where is my payout?' }, { subject: 'First' }] },
  })
  expect((await bob.visitor.send(PATH)).data).toMatchObject({ data: { total: 1, items: [{ subject: 'Other' }] } })
  expect((await new Visitor().send(PATH)).status).toBe(401)
})
