import * as v from 'valibot'
import { accounts, activateAccount, addAccount } from '../../../shared/api/accounts.ts'
import type { Schema } from '../../../shared/api/call.ts'
import { couponOffer } from '../../../shared/api/cash-out.ts'
import { getContent, listContent } from '../../../shared/api/content.ts'
import { betHistory, coupon } from '../../../shared/api/coupon.ts'
import { expresses } from '../../../shared/api/expresses.ts'
import { champs, event, events, resultChamps, results, sports, teamEvents } from '../../../shared/api/feed.ts'
import { getUserConfig } from '../../../shared/api/identity.ts'
import {
  availableLimits,
  getLimits,
  getRealityCheck,
  removeLimit,
  selfExcludeReasons,
} from '../../../shared/api/limits.ts'
import { ownRequests } from '../../../shared/api/payment-requests.ts'
import { getSecureData, paymentHistory, paymentMethods, paymentView } from '../../../shared/api/payments.ts'
import { getCashback, getPoints, getRewards } from '../../../shared/api/points.ts'
import { promoCodes } from '../../../shared/api/promo-codes.ts'
import { getPersonalData, getSecurity } from '../../../shared/api/security.ts'
import { getOfficeSettings, saveDisallowedSports, saveOfficeSetting } from '../../../shared/api/settings.ts'
import { ownSupportMessages } from '../../../shared/api/support.ts'
import { confirmTerms, termsStatus } from '../../../shared/api/terms.ts'
import { sanitise } from '../../../shared/domain/content/sanitise.ts'
import type { Counts, Turn } from '../turn.ts'
import { casinoOrigin } from './casino.ts'
import type { Answered, Origin } from './client.ts'
import { originFetch } from './fetch.ts'
import { heed, parseData, playerHeaders, playerRead, playerText, queryOf } from './player-read.ts'
import { POLICIES } from './policies.ts'
import { keepSecureData } from './secure-data.ts'
import { type Shared, sharedRead } from './shared-read.ts'

/** Body of a write's answer, good or bad; more may stand in it. */
const writeAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ success: v.optional(v.boolean()), title: v.optional(v.string()), data: v.optional(v.unknown()) }),
)

/** A list, shared by all visits and left for other isolates. */
function listRead<S extends Schema>(
  turn: Turn,
  policy: 'feed' | 'expresses' | 'counts' | 'results' | 'content',
  path: string,
  schema: S,
): Promise<Shared<v.InferOutput<S>> | null> {
  return sharedRead(
    path,
    POLICIES[policy].cache,
    (work) => turn.waitUntil(work),
    async () => {
      const answer = await turn.timed(policy === 'content' ? 'content' : 'feed', () =>
        originFetch(turn.env, policy, path),
      )
      return answer?.status === 200 ? parseData(schema, answer.text) : null
    },
    { env: turn.env, revive: (text) => parseData(schema, text)?.value ?? null },
  )
}

/** One event; that there is none is an answer too, and kept like one. */
function eventRead(turn: Turn, id: number) {
  const path = `/feed-api/v1/events/${id}`
  return sharedRead<v.InferOutput<typeof event.answer> | 'notFound'>(
    path,
    POLICIES.feed.cache,
    (work) => turn.waitUntil(work),
    async () => {
      const answer = await turn.timed('feed', () => originFetch(turn.env, 'feed', path))
      if (answer?.status === 404) return { text: '', value: 'notFound' }
      return answer?.status === 200 ? parseData(event.answer, answer.text) : null
    },
  )
}

/**
 * A text of the operator; that there is none is kept like one. Its body is made safe here too, since the origin may be another operator's
 * (security.md SEC-42): once a reading, not once a visit.
 */
function contentRead(turn: Turn, kind: string, slug: string) {
  const path = `/web-api/content/${kind}/${encodeURIComponent(slug)}?lang=${turn.visit.lang}`
  return sharedRead<v.InferOutput<typeof getContent.answer> | 'notFound'>(
    path,
    POLICIES.content.cache,
    (work) => turn.waitUntil(work),
    async (behind) => {
      const answer = await turn.timed('content', () => originFetch(turn.env, 'content', path, {}, { behind }))
      if (answer?.status === 404) return { text: '', value: 'notFound' }
      const parsed = answer?.status === 200 ? parseData(getContent.answer, answer.text) : null
      return parsed && { text: parsed.text, value: { ...parsed.value, body: sanitise(parsed.value.body) } }
    },
  )
}

const sharedSports = (turn: Turn) => listRead(turn, 'counts', '/feed-api/v1/sports', sports.answer)

/** Starts the reads of the layout's columns: championships are those of a section, of both (null) in esports, whose pages hold both. */
export async function readCounts(turn: Turn, type: 'line' | 'live' | null): Promise<Counts> {
  const [sportCounts, champCounts] = await Promise.all([
    sharedSports(turn),
    listRead(turn, 'counts', type === null ? '/feed-api/v1/champs' : `/feed-api/v1/champs?type=${type}`, champs.answer),
  ])
  return { sports: sportCounts, champs: champCounts }
}

/** The origin's calls for one visit. */
export function openOrigin(turn: Turn): Origin {
  const ownText = (path: string) => playerText(turn, path)
  const own = <S extends Schema>(path: string, schema: S) => playerRead(turn, path, schema)

  /** A read in the player's name of an answer without the envelope `data`. */
  async function bareRead<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const found = await ownText(path)
    if (!found || found === 'notFound') return null
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), found.text)
    return parsed.success ? parsed.output : null
  }

  async function write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const answer = await turn.timed('write', () =>
      originFetch(turn.env, 'write', path, {
        method,
        headers: {
          ...playerHeaders(turn),
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-request-id': turn.visit.requestId,
          ...headers,
        },
        ...(body !== null && { body: JSON.stringify(body) }),
      }),
    )
    if (!answer) return { ok: false, status: 0, title: 'unavailable', body: null }
    heed(turn, answer)
    const parsed = v.safeParse(writeAnswer, answer.text)
    const { success, title, data } = parsed.success ? parsed.output : { title: undefined }
    // An answer that the spec shapes has no envelope.
    const isBare = parsed.success && !('data' in parsed.output)
    if (answer.status < 300 && success !== false) return { ok: true, data: isBare ? parsed.output : data }
    return {
      ok: false,
      status: answer.status,
      title: title ?? 'main_query_error',
      body: parsed.success ? parsed.output : null,
    }
  }

  return {
    sports: async () => (await sharedSports(turn))?.value.items ?? null,
    champs: async (filter) =>
      (await listRead(turn, 'counts', `/feed-api/v1/champs${queryOf(filter)}`, champs.answer))?.value.items ?? null,
    events: async (filter) =>
      (await listRead(turn, 'feed', `/feed-api/v1/events${queryOf(filter)}`, events.answer))?.value ?? null,
    expresses: async () => (await listRead(turn, 'expresses', expresses.path, expresses.answer))?.value.items ?? [],
    results: async (filter) =>
      (await listRead(turn, 'results', `/feed-api/v1/results${queryOf(filter)}`, results.answer))?.value ?? null,
    resultChamps: async (sport) =>
      (await listRead(turn, 'results', `/feed-api/v1/results/champs${queryOf({ sport })}`, resultChamps.answer))?.value
        .items ?? null,
    teamEvents: async (id) =>
      (await listRead(turn, 'results', `/feed-api/v1/teams/${id}/events`, teamEvents.answer))?.value.items ?? null,
    event: async (id) => (await eventRead(turn, id))?.value ?? null,
    content: async (kind, slug) => (await contentRead(turn, kind, slug))?.value ?? null,
    contentList: async (kind, filter) =>
      (
        await listRead(
          turn,
          'content',
          `/web-api/content/${kind}${queryOf({ lang: turn.visit.lang, ...filter })}`,
          listContent.answer,
        )
      )?.value ?? null,
    accounts: () => own('/web-api/accounts', accounts.answer),
    userConfig: () => own('/web-api/user/config', getUserConfig.answer),
    history: (which) => own(`/web-api/history/bets${queryOf(which)}`, betHistory.answer),
    coupon: async (id) => {
      const found = await ownText(`/web-api/coupon/${id}`)
      return found && found !== 'notFound' ? (parseData(coupon.answer, found.text)?.value ?? null) : found
    },
    couponOffer: (id) => own(couponOffer.path.replace(':id', id), couponOffer.answer),
    payment: (id) => own(`/web-api/payments/${encodeURIComponent(id)}`, paymentView),
    paymentMethods: async (direction) =>
      (await own(`${paymentMethods.path}${queryOf({ direction })}`, paymentMethods.answer))?.items ?? null,
    payments: (filter) => own(`${paymentHistory.path}${queryOf(filter)}`, paymentHistory.answer),
    paymentRequests: (page) => own(`${ownRequests.path}${queryOf({ page })}`, ownRequests.answer),
    secureData: async (password) =>
      keepSecureData(await write('POST', getSecureData.path, password === null ? {} : { password }), turn.jar),
    termsStatus: () => bareRead(termsStatus.path, termsStatus.answer),
    limits: async () => (await bareRead(getLimits.path, getLimits.answer))?.limits ?? null,
    availableLimits: async () => (await own(availableLimits.path, availableLimits.answer))?.items ?? null,
    excludeReasons: async () => (await own(selfExcludeReasons.path, selfExcludeReasons.answer))?.items ?? null,
    realityCheck: () => own(getRealityCheck.path, getRealityCheck.answer),
    removeLimit: (kind) => write('DELETE', removeLimit.path.replace(':type', String(kind)), null),
    officeSettings: () => own(getOfficeSettings.path, getOfficeSettings.answer),
    saveSetting: (key, value) => write('PUT', saveOfficeSetting.path, { key, value }),
    saveDisallowedSports: (line, live) => write('PUT', saveDisallowedSports.path, { line, live }),
    promoCodes: () => own(promoCodes.path, promoCodes.answer),
    points: (page) => own(`${getPoints.path}${queryOf({ page })}`, getPoints.answer),
    cashback: async () => (await own(getCashback.path, getCashback.answer))?.items ?? null,
    rewards: async () => (await own(getRewards.path, getRewards.answer))?.items ?? null,
    ownMessages: () => own(ownSupportMessages.path, ownSupportMessages.answer),
    activateAccount: (id) => write('PUT', activateAccount.path, { id }),
    addAccount: (currencyId) => write('POST', addAccount.path, { currencyId }),
    removeAccount: (currencyId) => write('DELETE', `${addAccount.path}/${currencyId}`, null),
    confirmTerms: () => write('PUT', confirmTerms.path, {}),
    security: () => own(getSecurity.path, getSecurity.answer),
    personalData: () => own(getPersonalData.path, getPersonalData.answer),
    send: (method, path, body) => write(method, path, body),
    post: (path, body, headers) => write('POST', path, body, headers),
    casino: casinoOrigin({
      list: async (path, schema) => (await listRead(turn, 'results', path, schema))?.value ?? null,
      player: own,
      write: (path) => write('POST', path, {}),
      parse: (schema, value) => {
        const read = v.safeParse(schema, value)
        return read.success ? read.output : null
      },
    }),
  }
}
