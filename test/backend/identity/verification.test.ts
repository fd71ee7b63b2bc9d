import { afterEach, expect, it } from 'vitest'
import { operator, player, type Visitor } from './visitor.ts'

afterEach(() => operator('PUT', '/config', { ageCheck: null }))
const data = {
  passport: '123456',
  passport_series: 'AB',
  passport_date: '2015-03-01',
  registration_address: '1 High Street, London',
  city: 'London',
  middle_name: 'May',
  birthday_place: 'Leeds',
  region: 'Kent',
  passport_issued_by: 'HMPO',
}
const save = (visitor: Visitor, json: object) => visitor.send('/web-api/user/personal-data', { method: 'PUT', json })
const verify = (visitor: Visitor) => visitor.post('/web-api/user/verification', {})

it('[S3.60] personal data have the further fields, beside those of user_data', async () => {
  const { visitor, id, email } = await player()
  expect((await save(visitor, data)).status).toBe(200)
  const { data: personal } = Object((await visitor.send('/web-api/user/personal-data')).data)
  expect(personal).toMatchObject({ ...data, name: 'Ann', main_id: id, login: email, country: 1 })
  expect(personal.registration_date).toMatch(/^\d{4}-/)
  expect(personal.active_id).toBeGreaterThan(0)
})

it('the sandbox confirms complete data of an adult at once, and nothing can be changed after', async () => {
  const { visitor } = await player()
  const missing = await verify(visitor)
  expect([missing.status, missing.data]).toMatchObject([
    422,
    { title: 'verification_incomplete', data: { missing: ['passport', 'passport_date', 'registration_address'] } },
  ])
  await save(visitor, data)
  expect((await verify(visitor)).data).toEqual({ data: { state: 'verified' } })
  expect((await visitor.send('/web-api/user/config')).data).toMatchObject({
    data: { internal_verification_status: 1, age_verified: true },
  })
  expect((await save(visitor, { passport: '654321' })).data).toMatchObject({ title: 'personal_data_fixed' })
})

it('[S4.101] a check by hand is pending until the operator decides', async () => {
  await operator('PUT', '/config', { ageCheck: 'manual' })
  const { visitor, id } = await player()
  await save(visitor, data)
  expect((await verify(visitor)).data).toEqual({ data: { state: 'pending' } })
  expect((await save(visitor, { city: 'Bath' })).status).toBe(409)
  await operator('PATCH', `/players/${id}`, { user_status_id: 0, verification_status: 1 })
  expect((await save(visitor, { city: 'Bath' })).status).toBe(200)
  await operator('PATCH', `/players/${id}`, { internal_verification_status: 1, age_verified: true })
  expect((await verify(visitor)).data).toEqual({ data: { state: 'verified' } })
})
