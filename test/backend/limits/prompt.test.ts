import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { login, player, Visitor } from '../identity/visitor.ts'
import { licence, set } from './limits.ts'

beforeAll(() => licence('gb'))
afterAll(() => licence(null))

const PROMPT = '/web-api/limits/prompt'
const asked = async (visitor: Visitor) => (await visitor.send(PROMPT)).data
const decline = (visitor: Visitor) => visitor.post(PROMPT, { declined: true })

describe('the question for deposit limits after a registration', () => {
  it('RG-82 is due until a limit is set, whichever of the three', async () => {
    for (const kind of [20, 21, 22]) {
      const { visitor } = await player()
      expect(await asked(visitor)).toEqual({ data: { isDue: true, isMandatory: false, currency: 'EUR' } })
      await set(visitor, { 1: '5.00' })
      expect(await asked(visitor)).toMatchObject({ data: { isDue: true } })
      await set(visitor, { [kind]: '50.00' })
      expect(await asked(visitor)).toMatchObject({ data: { isDue: false } })
    }
  })

  it('RG-82 is not put again to who has declined, on whatever device', async () => {
    const who = await player()
    expect((await decline(who.visitor)).status).toBe(200)
    const other = new Visitor()
    await login(other, who.email, who.password)
    expect(await asked(other)).toMatchObject({ data: { isDue: false } })
  })

  it.each(['se', 'dk'])('RG-82 cannot be declined under %s, where a limit has to be set', async (profile) => {
    await licence(profile)
    onTestFinished(() => licence('gb'))
    const { visitor } = await player()
    expect(await decline(visitor)).toMatchObject({ status: 403, data: { title: 'responsible_gaming_limit_first' } })
    expect(await asked(visitor)).toMatchObject({ data: { isDue: true, isMandatory: true } })
  })

  it('RG-82 is for who is signed in', async () => {
    expect((await new Visitor().send(PROMPT)).status).toBe(401)
    expect((await decline(new Visitor())).status).toBe(401)
  })
})
