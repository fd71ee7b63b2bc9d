import { expect, it } from 'vitest'
import { accessByAuthorisation } from '../../../shared/guards/access-by-authorisation.ts'
import { accessCheck } from '../../../shared/guards/access-check.ts'
import { rechargeNavigation } from '../../../shared/guards/recharge-navigation.ts'
import { AVAILABLE_ROUTE } from '../../../shared/routes/available.ts'
import { matchRoute, routeOf } from '../../../shared/routes/match.ts'
import type { RouteName } from '../../../shared/routes/table.ts'
import { PAGES } from '../../../worker/edge/apps/index.ts'
import { factsWith, PLAYER, visitOf } from '../guards/visits.ts'

const others = Object.values(AVAILABLE_ROUTE).filter((id) => id !== AVAILABLE_ROUTE.payment)

it('[S2.48][S5.10] the payment page is there when its route is available, and 404 when it is not', () => {
  const visit = visitOf('/en/payment')
  expect(accessCheck(visit, factsWith())).toEqual({ kind: 'next' })
  expect(accessCheck(visit, factsWith({ availableRoutes: others })).kind).toBe('notFound')
})

it('[S2.49][S5.10] the payment page is for players alone when the config says so', () => {
  const seen = (isShowPaymentPageOnlyAuth: boolean, player: typeof PLAYER | null) =>
    accessByAuthorisation(visitOf('/en/payment', { player }), factsWith({ isShowPaymentPageOnlyAuth })).kind
  expect([seen(true, null), seen(true, PLAYER), seen(false, null), seen(false, PLAYER)]).toEqual([
    'redirect',
    'next',
    'next',
    'next',
  ])
})

it('[S2.42] the main layout’s deduce leads to the withdrawal page of the office', () => {
  const row = routeOf('deduce')
  expect(row?.redirect).toEqual({ to: '/office/deduce', status: 302 })
  expect(matchRoute('/office/deduce')?.name).toBe('officeDeduce')
  expect(PAGES.officeDeduce).toBeDefined()
})

it('[S5.20] recharge as a modal has no direct address, but for who comes from a page of ours', () => {
  const seen = (rechargeModal: boolean, afterRegistrationRedirectUrl: string | null, previous: RouteName | null) =>
    rechargeNavigation(
      visitOf('/en/office/recharge', { player: PLAYER, previous }),
      factsWith({ rechargeModal, afterRegistrationRedirectUrl }),
    ).kind
  expect(seen(true, null, null)).toBe('redirect')
  for (const allowed of [seen(false, null, null), seen(true, '/x', null), seen(true, null, 'history')])
    expect(allowed).toBe('next')
})
