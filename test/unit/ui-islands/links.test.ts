import { expect, it } from 'vitest'
import { href } from '../../../shared/routes/href.ts'
import { ISLAND_PATHS, islandHref } from '../../../shared/ui/islands/links.ts'
import { BUILT } from '../../../worker/edge/apps/built.ts'

it("the islands' addresses are those of the routes", () => {
  expect({
    home: islandHref('ru', 'home'),
    line: islandHref('ru', 'line'),
    live: islandHref('ru', 'live'),
    login: islandHref('ru', 'login'),
    registration: islandHref('ru', 'registration'),
    office: islandHref('ru', 'office'),
    recharge: islandHref('ru', 'recharge'),
    history: islandHref('ru', 'history'),
    rules: islandHref('ru', 'rules'),
  }).toEqual({
    home: href('ru', 'home'),
    line: href('ru', 'sports', { section: 'line' }),
    live: href('ru', 'sports', { section: 'live' }),
    login: href('ru', 'login'),
    registration: href('ru', 'registration'),
    office: href('ru', 'account'),
    recharge: href('ru', 'recharge'),
    history: href('ru', 'history'),
    rules: href('ru', 'rules', { ruleGroup: 1 }),
  })
})

it('the islands lead to pages that exist', () => {
  const pages = {
    home: 'home',
    line: 'sports',
    live: 'sports',
    login: 'login',
    registration: 'registration',
    office: 'account',
    recharge: 'recharge',
    history: 'history',
    rules: 'rules',
  } as const
  expect(Object.keys(pages)).toEqual(Object.keys(ISLAND_PATHS))
  expect(Object.values(pages).filter((route) => !BUILT.has(route))).toEqual([])
})
