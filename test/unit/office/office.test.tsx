import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { matchRoute } from '../../../shared/routes/match.ts'
import { ROUTES } from '../../../shared/routes/table.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { contextOf, originWith } from '../apps/context.ts'
import { factsWith, PLAYER, visitOf } from '../guards/visits.ts'

it('[S2.55] office alone is the account page', () => {
  expect(matchRoute('/office')?.name).toBe('account')
})

it('[S2.56][S6.02] every route under office is for players: a visitor signs in first and comes back', () => {
  const office = ROUTES.filter(({ pattern }) => pattern === 'office' || pattern.startsWith('office/'))
  expect(office.length).toBeGreaterThan(20)
  expect(office.filter((route) => !('login' in route && route.login)).map(({ name }) => name)).toEqual([])
  for (const path of ['/office', '/office/historypay', '/office/payment/create-request/7/transactions/99']) {
    const decision = accessByAuthorisation(visitOf(`/en${path}`), factsWith())
    expect(decision).toMatchObject({ kind: 'redirect', to: expect.stringContaining(encodeURIComponent(`/en${path}`)) })
    expect(accessByAuthorisation(visitOf(`/en${path}`, { player: PLAYER }), factsWith())).toEqual({ kind: 'next' })
  }
})

it('[S1.11] the office leads to account, history, payments, security, responsible play, verification and settings', async () => {
  const player = { userId: 5, name: 'Ann', ban: 0, banVersion: 0, termsChanged: false }
  const ctx = contextOf('/office', originWith([]), { player })
  const loaded = await PAGES.account?.load(ctx, {})
  const html = loaded?.kind === 'data' ? renderToStaticMarkup(PAGES.account?.view(loaded.data, ctx)) : ''
  for (const path of [
    '',
    '/history',
    '/recharge',
    '/deduce',
    '/historypay',
    '/security',
    '/responsible',
    '/verification',
    '/settings',
  ])
    expect.soft(html).toContain(`href="/en/office${path}"`)
})
