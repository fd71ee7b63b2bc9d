import { SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'

it('answers an unknown path with 404 in the catalogue’s form', async () => {
  const answer = await SELF.fetch('https://site.test/nothing-here')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ success: false, title: 'main_not_found' })
})
