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
import { POLICIES } from './policies.ts'
import { keepSecureData } from './secure-data.ts'
import { type Shared, sharedRead } from './shared-read.ts'

/** What the origin learns of a visitor when it is asked in his name: the session, and where the throttles count him. */
const FORWARDED = ['cookie', 'cf-connecting-ip', 'cf-ipcountry', 'user-agent'] as const

/** Body of a write's answer, good or bad; more may stand in it. */
const writeAnswer = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ success: v.optional(v.boolean()), title: v.optional(v.string()), data: v.optional(v.unknown()) }),
)

const refusal = v.pipe(v.string(), v.parseJson(), v.looseObject({ exception_code: v.literal(1) }))

/** 451 with exception_code 1: nothing is done for this player until he confirms the changed terms (spec §8). */
const refusesUntilConfirmed = ({ status, text }: { status: number; text: string }): boolean =>
  status === 451 && v.is(refusal, text)

/** Parses `{ data: … }` by a call's answer schema. */
function parseData<S extends Schema>(schema: S, text: string): { text: string; value: v.InferOutput<S> } | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ data: schema })), text)
  return parsed.success ? { text, value: parsed.output.data } : null
}

const query = (values: object): string => {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined)
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
}

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

/** Starts the reads of the layout's columns. */
export async function readCounts(turn: Turn): Promise<Counts> {
  const [sportCounts, champCounts] = await Promise.all([
    sharedSports(turn),
    listRead(turn, 'counts', '/feed-api/v1/champs', champs.answer),
  ])
  return { sports: sportCounts, champs: champCounts }
}

/** The origin's calls for one visit. */
export function openOrigin(turn: Turn): Origin {
  const playerHeaders = (): Record<string, string> => {
    const headers: Record<string, string> = { 'x-language': turn.visit.lang }
    for (const name of FORWARDED) {
      const value = turn.visit.request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    return headers
  }

  /** A read in the player's name: its text on success, `notFound` when the origin says so, else null. */
  async function playerText(path: string): Promise<{ text: string } | 'notFound' | null> {
    const answer = await turn.timed('player', () => originFetch(turn.env, 'player', path, { headers: playerHeaders() }))
    if (!answer) return null
    turn.jar.adopt(answer.headers)
    if (refusesUntilConfirmed(answer)) turn.mustConfirmTerms = true
    if (answer.status === 404) return 'notFound'
    return answer.status === 200 ? { text: answer.text } : null
  }

  async function playerRead<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const found = await playerText(path)
    return found && found !== 'notFound' ? (parseData(schema, found.text)?.value ?? null) : null
  }

  /** The same of an answer without the envelope `data`. */
  async function bareRead<S extends Schema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const found = await playerText(path)
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
          ...playerHeaders(),
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-request-id': turn.visit.requestId,
          ...headers,
        },
        ...(body !== null && { body: JSON.stringify(body) }),
      }),
    )
    if (!answer) return { ok: false, status: 0, title: 'unavailable', body: null }
    turn.jar.adopt(answer.headers)
    if (refusesUntilConfirmed(answer)) turn.mustConfirmTerms = true
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
      (await listRead(turn, 'counts', `/feed-api/v1/champs${query(filter)}`, champs.answer))?.value.items ?? null,
    events: async (filter) =>
      (await listRead(turn, 'feed', `/feed-api/v1/events${query(filter)}`, events.answer))?.value ?? null,
    expresses: async () => (await listRead(turn, 'expresses', expresses.path, expresses.answer))?.value.items ?? [],
    results: async (filter) =>
      (await listRead(turn, 'results', `/feed-api/v1/results${query(filter)}`, results.answer))?.value ?? null,
    resultChamps: async (sport) =>
      (await listRead(turn, 'results', `/feed-api/v1/results/champs${query({ sport })}`, resultChamps.answer))?.value
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
          `/web-api/content/${kind}${query({ lang: turn.visit.lang, ...filter })}`,
          listContent.answer,
        )
      )?.value ?? null,
    accounts: () => playerRead('/web-api/accounts', accounts.answer),
    userConfig: () => playerRead('/web-api/user/config', getUserConfig.answer),
    history: (which) => playerRead(`/web-api/history/bets${query(which)}`, betHistory.answer),
    coupon: async (id) => {
      const found = await playerText(`/web-api/coupon/${id}`)
      return found && found !== 'notFound' ? (parseData(coupon.answer, found.text)?.value ?? null) : found
    },
    couponOffer: (id) => playerRead(couponOffer.path.replace(':id', id), couponOffer.answer),
    payment: (id) => playerRead(`/web-api/payments/${encodeURIComponent(id)}`, paymentView),
    paymentMethods: async (direction) =>
      (await playerRead(`${paymentMethods.path}${query({ direction })}`, paymentMethods.answer))?.items ?? null,
    payments: (filter) => playerRead(`${paymentHistory.path}${query(filter)}`, paymentHistory.answer),
    paymentRequests: (page) => playerRead(`${ownRequests.path}${query({ page })}`, ownRequests.answer),
    secureData: async (password) =>
      keepSecureData(await write('POST', getSecureData.path, password === null ? {} : { password }), turn.jar),
    termsStatus: () => bareRead(termsStatus.path, termsStatus.answer),
    limits: async () => (await bareRead(getLimits.path, getLimits.answer))?.limits ?? null,
    availableLimits: async () => (await playerRead(availableLimits.path, availableLimits.answer))?.items ?? null,
    excludeReasons: async () => (await playerRead(selfExcludeReasons.path, selfExcludeReasons.answer))?.items ?? null,
    realityCheck: () => playerRead(getRealityCheck.path, getRealityCheck.answer),
    removeLimit: (kind) => write('DELETE', removeLimit.path.replace(':type', String(kind)), null),
    officeSettings: () => playerRead(getOfficeSettings.path, getOfficeSettings.answer),
    saveSetting: (key, value) => write('PUT', saveOfficeSetting.path, { key, value }),
    saveDisallowedSports: (line, live) => write('PUT', saveDisallowedSports.path, { line, live }),
    promoCodes: () => playerRead(promoCodes.path, promoCodes.answer),
    points: (page) => playerRead(`${getPoints.path}${query({ page })}`, getPoints.answer),
    cashback: async () => (await playerRead(getCashback.path, getCashback.answer))?.items ?? null,
    rewards: async () => (await playerRead(getRewards.path, getRewards.answer))?.items ?? null,
    ownMessages: () => playerRead(ownSupportMessages.path, ownSupportMessages.answer),
    activateAccount: (id) => write('PUT', activateAccount.path, { id }),
    addAccount: (currencyId) => write('POST', addAccount.path, { currencyId }),
    removeAccount: (currencyId) => write('DELETE', `${addAccount.path}/${currencyId}`, null),
    confirmTerms: () => write('PUT', confirmTerms.path, {}),
    security: () => playerRead(getSecurity.path, getSecurity.answer),
    personalData: () => playerRead(getPersonalData.path, getPersonalData.answer),
    send: (method, path, body) => write(method, path, body),
    post: (path, body, headers) => write('POST', path, body, headers),
    casino: casinoOrigin({
      list: async (path, schema) => (await listRead(turn, 'results', path, schema))?.value ?? null,
      player: playerRead,
      write: (path) => write('POST', path, {}),
      parse: (schema, value) => {
        const read = v.safeParse(schema, value)
        return read.success ? read.output : null
      },
    }),
  }
}
