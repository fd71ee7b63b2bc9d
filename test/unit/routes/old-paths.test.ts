import { expect, it } from 'vitest'
import { matchRoute } from '../../../shared/routes/match.ts'
import { OLD_PROMOTIONS, oldPath } from '../../../shared/routes/old-paths.ts'

it.each(Object.entries(OLD_PROMOTIONS))('[S2.105] %s leads to the promotion %s, and hides no route', (path, slug) => {
  expect(oldPath(path)).toBe(`/promotions/${slug}`)
  expect(matchRoute(path)).toBeNull()
  expect(matchRoute(`/promotions/${slug}`)).toEqual({ name: 'promotion', params: { promotionId: slug } })
})

it('[S2.105] a page of an old folder keeps its slug', () => {
  expect(oldPath('/actions/summer-cup')).toBe('/promotions/summer-cup')
  expect(oldPath('/bonus/rules/summer-cup')).toBe('/promotions/summer-cup')
})

it.each([
  '/',
  '/promotions/first-deposit',
  '/actions',
  '/actions/a/b',
  '/actions/%2e%2e',
  '/actions/<b>',
  '/constructor',
  '/__proto__',
])('%s is no old promotion', (path) => expect(oldPath(path)).toBeNull())
