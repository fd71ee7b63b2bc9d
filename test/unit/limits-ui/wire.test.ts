import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  availableLimit,
  availableLimits,
  blockUser,
  clientLimits,
  getLimits,
  limit,
} from '../../../shared/api/limits.ts'
import { openOrigin } from '../../../worker/edge/origin/open.ts'
import { envWith, turnOf, visitOf } from '../edge/support.ts'
import { OFFERED, limit as ofKind, pending } from './limits.ts'

const FIELDS = [
  'type',
  'limitType',
  'limitValue',
  'limitBalance',
  'limitState',
  'needApprove',
  'startedAt',
  'endsAt',
  'label',
  'measure',
  'availableValues',
  'selfExcludeReason',
]

describe('limits on the wire', () => {
  it('[S3.10] have the twelve fields of the spec', () => {
    const parsed = v.parse(limit, pending(20, '80.00', 4))
    for (const field of FIELDS) expect(parsed).toHaveProperty(field)
    for (const field of FIELDS) {
      const { [field]: _gone, ...rest }: Record<string, unknown> = pending(20, '80.00', 4)
      expect([field, v.is(limit, rest)]).toEqual([field, false])
    }
  })

  it('[S3.11] are ACTIVE, PENDING or INACTIVE', () => {
    const is = (limitState: string) => v.is(limit, { ...ofKind(20, '5.00'), limitState })
    expect(['ACTIVE', 'PENDING', 'INACTIVE', 'FOO'].map(is)).toEqual([true, true, true, false])
  })

  it('[S3.12] have their times in seconds', () => {
    const { startedAt, endsAt } = v.parse(
      limit,
      ofKind(33, 86_400, { startedAt: 1_700_000_000, endsAt: 1_700_086_400 }),
    )
    expect([startedAt, endsAt].map((at) => new Date((at ?? 0) * 1000).toISOString())).toEqual([
      '2023-11-14T22:13:20.000Z',
      '2023-11-15T22:13:20.000Z',
    ])
  })

  it('[S3.13] that are on offer have a type and options of id, value and name', () => {
    const options = [{ id: 1, value: 2, name: '2 hours' }]
    expect(v.parse(availableLimit, { type: 31, options })).toEqual({ type: 31, options })
    expect(v.is(availableLimit, { type: 31, options: [{ id: 1, value: 2 }] })).toBe(false)
  })

  it('[S7.35] lie under the base path of the limit service', () => {
    for (const { path } of [blockUser, clientLimits])
      expect(path).toMatch(/^\/limit-service-api\/limit\/external\/web\/api\/v1\//)
  })
})

describe('the edge', () => {
  /** What is asked for, in a visit of Russian pages. */
  async function asked(read: (origin: ReturnType<typeof openOrigin>) => Promise<unknown>, answer: unknown) {
    const requests: Request[] = []
    const env = envWith((request) => {
      requests.push(request)
      return Response.json(answer)
    })
    const origin = openOrigin(turnOf(env, visitOf('/ru/office/responsible')))
    const [request, found] = [requests, await read(origin)]
    return { url: new URL(request[0]?.url ?? ''), language: request[0]?.headers.get('x-language'), found }
  }

  it('[S7.22] asks for the limits in the visit’s language', async () => {
    const limits = [ofKind(20, '50.00')]
    const { url, language, found } = await asked((origin) => origin.limits(), { limits })
    expect([url.pathname, language, found]).toEqual([getLimits.path, 'ru', limits])
  })

  it('[S7.23] asks for those on offer in the visit’s language', async () => {
    const data = { items: OFFERED, total: OFFERED.length, page: 1 }
    const { url, language, found } = await asked((origin) => origin.availableLimits(), { data })
    expect([url.pathname, language, found]).toEqual([availableLimits.path, 'ru', OFFERED])
  })

  it('takes an answer that is none of limits for none', async () => {
    for (const answer of [null, { limits: 7 }, { data: { limits: [] } }, { limits: [{ type: 20 }] }])
      expect((await asked((origin) => origin.limits(), answer)).found).toBeNull()
  })
})
