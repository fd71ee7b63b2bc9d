import { expect, it } from 'vitest'
import { href } from '../../../shared/routes/href.ts'
import { islandHref } from '../../../shared/ui/islands/links.ts'

it("the islands' addresses are those of the routes", () => {
  expect({
    home: islandHref('ru', 'home'),
    line: islandHref('ru', 'line'),
    live: islandHref('ru', 'live'),
    login: islandHref('ru', 'login'),
    registration: islandHref('ru', 'registration'),
    passwordReset: islandHref('ru', 'passwordReset'),
    office: islandHref('ru', 'office'),
    history: islandHref('ru', 'history'),
    recharge: islandHref('ru', 'recharge'),
    responsible: islandHref('ru', 'responsible'),
    rules: islandHref('ru', 'rules'),
  }).toEqual({
    home: href('ru', 'home'),
    line: href('ru', 'sports', { section: 'line' }),
    live: href('ru', 'sports', { section: 'live' }),
    login: href('ru', 'login'),
    registration: href('ru', 'registration'),
    passwordReset: href('ru', 'passwordReset'),
    office: href('ru', 'account'),
    history: href('ru', 'history'),
    recharge: href('ru', 'recharge'),
    responsible: href('ru', 'responsible'),
    rules: href('ru', 'rules', { ruleGroup: 1 }),
  })
})
