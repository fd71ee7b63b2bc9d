import * as v from 'valibot'
import { call } from './call.ts'
import { text } from './fields.ts'

/**
 * The fixed auth header of the edge's own calls (spec §7 'fixed auth header'). It keeps a browser's request out by accident, not by
 * secrecy: the backend has no address of its own, only the service binding reaches it.
 */
export const EDGE_AUTH = { header: 'x-auth', value: 'edgebook-edge' } as const
/** The header in which the edge tells a visitor's country: ISO 3166-1 alpha-2 in upper case. */
export const GEO_HEADER = 'x-geo-country'

/** Spec §3 'Redirect response'. */
export const redirectResponse = v.object({
  redirect: v.boolean(),
  /** HTTP status of the redirect; 0 without one. */
  code: v.number(),
  /**
   * Where to: a path (with the visitor's language before it when the asked URL had one, and the asked query without
   * `redirect-service`) or an absolute URL of an allow-listed host. The asked URL when there is no redirect.
   */
  url: v.string(),
  reasons: v.array(v.string()),
  breadcrumbs: v.array(v.string()),
})
export type RedirectResponse = v.InferOutput<typeof redirectResponse>
export const redirectLight = call({
  method: 'POST',
  path: '/redirects-api/api/v1/redirect-light',
  audience: 'edge',
  summary: 'Is this address redirected',
  envelope: 'bare',
  /** Path and query of the page, or its absolute URL. */
  body: v.strictObject({ url: text(4096) }),
  answer: redirectResponse,
})

/** Spec §3 'Block result': `displayTypeId` 1 blocks, `templateTypeId` is the reason. */
export const blockResult = v.object({ displayTypeId: v.number(), templateTypeId: v.number() })
export type BlockResult = v.InferOutput<typeof blockResult>
const short = v.optional(v.pipe(v.string(), v.maxLength(2048)))
const referral = {
  bf: short,
  tag: short,
  btag: short,
  vkref: short,
  utm_source: short,
  qtag: short,
  whn: short,
  click_id: short,
}
/** The country comes in the header `x-geo-country`; absent, the config's country counts. */
export const blockLight = call({
  method: 'GET',
  path: '/blocks-api/api/v1/block/light',
  audience: 'edge',
  summary: 'Is this visitor blocked',
  envelope: 'bare',
  query: v.object({
    stage: short,
    auth: short,
    referralWHNMobile: short,
    mainVipDomainAuthNeed: short,
    /** Host of the page; absent: of this request. */ host: short,
    ...referral,
  }),
  answer: blockResult,
})
export const blockCheck = call({
  method: 'POST',
  path: '/blocks-api/api/v2/block',
  audience: 'edge',
  summary: 'Is this address blocked',
  envelope: 'bare',
  body: v.strictObject({ auth: v.optional(v.union([v.boolean(), v.picklist([0, 1])])), url: text(4096) }),
  answer: blockResult,
})
