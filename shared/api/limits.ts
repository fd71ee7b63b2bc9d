import * as v from 'valibot'
import { KIND_IDS } from '../domain/limits/kinds.ts'
import { call } from './call.ts'
import { id, idText, instant, listOf, text } from './fields.ts'

/** The two bases of the limit service (spec §7). */
const V3 = '/limit-service-api/api/external/web/v3'
const V1 = '/limit-service-api/limit/external/web/api/v1'

const limitType = v.picklist(KIND_IDS)
const seconds = v.nullable(v.pipe(v.number(), v.safeInteger()))
/** Money as a decimal string in the main account's currency, other values as integers; 999999999 is no limit. */
const value = v.union([v.string(), v.number()])

/** A limit of the player's (spec §3). */
export const limit = v.object({
  /** The kind, as `limitType`. */
  type: limitType,
  limitType,
  limitValue: value,
  /** What is left: a decimal string for amounts, seconds of today for 31; null where nothing is counted. */
  limitBalance: v.nullable(value),
  limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
  /** Waits for the player's word. */
  needApprove: v.boolean(),
  /** Since when it is in force, or when a pending one was asked for; seconds. Null for what the licence sets. */
  startedAt: seconds,
  /** When 30 or 33 ends, the next reality check of 32 is due, or a pending one lapses; seconds. */
  endsAt: seconds,
  /** Of a pending one: from when it may be confirmed; seconds. */
  approveAt: seconds,
  /** Its name in the language of `X-Language`. */
  label: v.string(),
  /** `money`, `seconds`, `hours` or `minutes`. */
  measure: v.picklist(['money', 'seconds', 'hours', 'minutes']),
  /** What may be chosen; empty where any amount may. */
  availableValues: v.array(v.number()),
  selfExcludeReason: v.nullable(v.string()),
})
export type Limit = v.InferOutput<typeof limit>

export const getLimits = call({
  method: 'GET',
  path: `${V3}/limits`,
  audience: 'player',
  summary: 'The player’s limits; a pending loosening stands beside the active one',
  envelope: 'bare',
  answer: v.object({ limits: v.array(limit) }),
})

/** What may be set: kinds with their options; none where any amount may be written. */
export const availableLimit = v.object({
  type: limitType,
  options: v.array(v.object({ id, value: v.number(), name: v.string() })),
})
export type AvailableLimit = v.InferOutput<typeof availableLimit>
export const availableLimits = call({
  method: 'GET',
  path: `${V3}/availablelimits`,
  audience: 'player',
  summary: 'The kinds of limits on offer, and what may be chosen',
  envelope: 'data',
  answer: listOf(availableLimit),
})

const selfExcludeReason = v.object({ id, selfExcludeReason: v.string() })
export type SelfExcludeReason = v.InferOutput<typeof selfExcludeReason>
export const selfExcludeReasons = call({
  method: 'GET',
  path: `${V3}/reasons/selfexclude`,
  // A session, or the bearer token of `gettoken` alone (spec §7).
  audience: 'public',
  summary: 'Reasons for a self-exclusion; to give one is never needed. Needs a session or a bearer token',
  envelope: 'data',
  answer: listOf(selfExcludeReason),
})

const question = v.object({ id, text: v.string(), answers: v.array(v.object({ id, text: v.string() })) })
const limitsData = v.array(limit)
export const saveLimits = call({
  method: 'POST',
  path: `${V3}/limits`,
  audience: 'player',
  summary:
    'Set limits. What is tighter counts at once, what is looser waits and then needs a confirmation. The header Idempotency-Key is optional',
  envelope: 'bare',
  body: v.strictObject({
    limits: v.pipe(
      v.array(
        // A wrong value is refused in the words of limits, not of schemas.
        v.strictObject({ limitType: v.unknown(), limitValue: v.unknown(), reasonId: v.optional(id) }),
      ),
      v.minLength(1),
      v.maxLength(KIND_IDS.length),
    ),
  }),
  answer: v.object({
    status: v.number(),
    /** From when what was asked for counts. */
    message: v.string(),
    /** To be answered before a loosening is taken; empty unless the config asks questions. */
    questions: v.array(question),
    tokenGuid: v.nullable(v.string()),
    limitsData,
  }),
})

export const testAnswers = call({
  method: 'POST',
  path: `${V3}/testanswers`,
  audience: 'player',
  summary: 'Answers to the questions before a loosening; a token serves once, for 15 minutes',
  envelope: 'bare',
  body: v.strictObject({
    tokenGuid: v.pipe(v.string(), v.uuid()),
    answers: v.pipe(v.array(v.strictObject({ id, answerId: id })), v.maxLength(20)),
  }),
  answer: v.object({
    questionsResult: v.array(v.object({ id, isRight: v.boolean() })),
    success: v.boolean(),
    limitsData,
  }),
})

const decided = v.object({
  status: v.number(),
  /** Key of the text to show. */
  title: v.string(),
  limitsData,
})
export const limitAction = call({
  method: 'POST',
  path: `${V3}/limitaction`,
  audience: 'player',
  summary: 'Confirm or reject a pending limit; 409 while it is too early, or when it was decided otherwise',
  envelope: 'bare',
  body: v.strictObject({ limitType, action: v.picklist(['confirm', 'reject']) }),
  answer: decided,
})
export const removeLimit = call({
  method: 'DELETE',
  path: `${V3}/limits/:type`,
  audience: 'player',
  summary: 'Cancel what waits of this kind; without, ask for the limit’s removal, which waits like any loosening',
  envelope: 'bare',
  params: v.object({ type: idText }),
  answer: decided,
})

export const blockUser = call({
  method: 'POST',
  path: `${V1}/BlockUser`,
  audience: 'player',
  summary: 'Self-exclusion: ends all sessions, and nobody lifts it before its end',
  envelope: 'bare',
  body: v.strictObject({
    /** Whole days of 86 400 s, of those on offer. */
    seconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    reasonId: v.optional(id),
  }),
  answer: v.object({ success: v.literal(true) }),
})

export const clientLimits = call({
  method: 'GET',
  path: `${V1}/clientlimits`,
  audience: 'player',
  summary: 'Deposit limits that wait for the player’s word; `timestamp`, in seconds, is from when he may give it',
  envelope: 'data',
  answer: listOf(v.object({ limitType, limitValue: value, timestamp: v.number() })),
})

/** What the server says of time at each ping; clocks of browsers decide nothing. */
export const ping = call({
  method: 'POST',
  path: `${V3}/ping`,
  audience: 'player',
  summary: 'The player is here (every 30 s while a session limit is set); a longer silence than 90 s is not counted',
  envelope: 'data',
  answer: v.object({
    /** Of today's session limit; null without one, 0 when it is used up. */
    secondsLeft: v.nullable(v.number()),
    /** When a new allowance begins; null without a session limit. */
    renewsAt: v.nullable(instant),
    /** When the next reality check is due; null when none is. */
    realityCheckAt: v.nullable(instant),
  }),
})

const REALITY = '/web-api/api/web/user/v1/reality-check'
const realityCheck = v.object({
  /** 0: none. */
  minutes: v.number(),
  /** May the player choose not to be asked again? */
  isHideable: v.boolean(),
  dueAt: v.nullable(instant),
  time: instant,
  startedAt: instant,
  elapsedSeconds: v.number(),
  /** The session's own name, that opens nothing. */
  sessionId: v.string(),
  /** When and from which country (ISO alpha-2) the player had signed in before; null when this is the first time. */
  lastSignIn: v.nullable(v.object({ at: instant, country: v.nullable(v.string()) })),
  currency: v.string(),
  stakes: v.string(),
  returns: v.string(),
  /** Returns less stakes, with a minus when the player has lost. */
  net: v.string(),
  /** The same since midnight in the licence's zone. */
  todayNet: v.string(),
  /** Does the licence call the player's play intensive? Then he is warned (RG-91). */
  isIntensive: v.optional(v.boolean(), false),
})
export type RealityCheck = v.InferOutput<typeof realityCheck>
export const getRealityCheck = call({
  method: 'GET',
  path: REALITY,
  audience: 'player',
  summary: 'What a reality check shows of the running session; amounts in the main account’s currency',
  envelope: 'data',
  answer: realityCheck,
})
export const answerRealityCheck = call({
  method: 'POST',
  path: REALITY,
  audience: 'player',
  summary: 'The answer to a reality check; log_out ends the session',
  envelope: 'data',
  body: v.strictObject({
    data: v.strictObject({
      attributes: v.strictObject({
        action: v.picklist(['continue', 'log_out', 'nothing']),
        do_not_show_again: v.optional(v.boolean(), false),
        /** When the browser showed it, by its own clock: kept beside the server's time, which counts. */
        popup_show_at: v.optional(v.nullable(v.union([text(40), v.number()]))),
      }),
    }),
  }),
  answer: v.object({ dueAt: v.nullable(instant) }),
})
