/** Copies of an answer that is the same for every visit, ms: see `sharedRead`. */
export interface SharedPolicy {
  fresh: number
  stale: number
  keep: number
  /** After a failed read the isolate goes on by itself behind the answer. */
  again?: { tries: number; pause: number }
}

/** How a call of the origin is made (reliability.md 4.1). Times in ms. */
export interface Policy {
  /** The call in the spec's words (§7). */
  call: string
  /** Over all tries. */
  deadline: number
  /** For one try, when a lost one is to leave time for the next. */
  attempt?: number
  /** So much the call gets even when the visit has no time left: without its answer the page is lost. */
  least?: number
  tries: number
  pause: number
  /** Bytes of the answer, unpacked. */
  cap: number
  /** null: the answer belongs to one visitor, or changes something. */
  cache: SharedPolicy | null
  /**
   * What a visit gets when there is no answer: the last good copy (and when there is none what `default` says), a default that the caller has,
   * or an error that the visitor is told. An error is logged as one.
   */
  fail: 'stale' | 'default' | 'error'
}

const KB = 1024
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/**
 * One row a call. Only reads are tried twice. The spec's five tries of the config, one second apart, go on behind the answer
 * (decisions.md); what an operator changes is seen within 10 s, so no copy of it is older than that while the origin answers.
 */
export const POLICIES = {
  config: {
    call: 'GET /bff-api/config/all.json',
    deadline: 1500,
    tries: 1,
    pause: 0,
    cap: 512 * KB,
    cache: { fresh: 3 * SECOND, stale: 8 * SECOND, keep: DAY, again: { tries: 5, pause: SECOND } },
    fail: 'stale',
  },
  redirect: {
    call: 'POST /redirects-api/api/v1/redirect-light',
    deadline: 300,
    tries: 1,
    pause: 0,
    cap: 16 * KB,
    cache: { fresh: 3 * SECOND, stale: 8 * SECOND, keep: MINUTE, again: { tries: 5, pause: SECOND } },
    fail: 'default',
  },
  block: {
    call: 'GET /blocks-api/api/v1/block/light, POST /blocks-api/api/v2/block',
    deadline: 1500,
    attempt: 700,
    least: 700,
    tries: 2,
    pause: 100,
    cap: 16 * KB,
    cache: { fresh: 3 * SECOND, stale: 8 * SECOND, keep: 5 * MINUTE },
    fail: 'error',
  },
  keys: {
    call: 'GET /identity-api/v1/keys',
    deadline: 800,
    tries: 2,
    pause: 50,
    cap: 16 * KB,
    cache: { fresh: 5 * MINUTE, stale: 60 * MINUTE, keep: DAY },
    fail: 'stale',
  },
  session: {
    call: 'GET /web-api/auth/session',
    deadline: 800,
    tries: 1,
    pause: 0,
    cap: 16 * KB,
    cache: null,
    fail: 'default',
  },
  /** Prices: the page's socket brings them up to date, so half a second is fresh enough. */
  feed: {
    call: 'GET /feed-api/v1/events, /feed-api/v1/events/:id',
    deadline: 1300,
    tries: 2,
    pause: 50,
    cap: 4096 * KB,
    cache: { fresh: 400, stale: 3 * SECOND, keep: 10 * SECOND },
    fail: 'error',
  },
  /** What the house puts together of these prices; a page stands without them. */
  expresses: {
    call: 'GET /feed-api/v1/expresses',
    deadline: 500,
    tries: 1,
    pause: 0,
    cap: 64 * KB,
    cache: { fresh: SECOND, stale: 5 * SECOND, keep: 10 * SECOND },
    fail: 'default',
  },
  /** Counts of sports and championships, for the layout's columns. */
  counts: {
    call: 'GET /feed-api/v1/sports, /feed-api/v1/champs',
    deadline: 1300,
    tries: 2,
    pause: 50,
    cap: 1024 * KB,
    cache: { fresh: 5 * SECOND, stale: 30 * SECOND, keep: 2 * MINUTE },
    fail: 'stale',
  },
  /** What is over changes seldom. */
  results: {
    call: 'GET /feed-api/v1/results, /feed-api/v1/results/champs, /feed-api/v1/teams/:id/events',
    deadline: 1300,
    tries: 2,
    pause: 50,
    cap: 1024 * KB,
    cache: { fresh: 2 * SECOND, stale: 20 * SECOND, keep: 10 * MINUTE },
    fail: 'stale',
  },
  content: {
    call: 'GET /web-api/content/…',
    deadline: 400,
    tries: 1,
    pause: 0,
    cap: 1024 * KB,
    cache: { fresh: 3 * SECOND, stale: 8 * SECOND, keep: DAY },
    fail: 'stale',
  },
  /** A page's data for search engines. A page that was shown before never waits for it; a change is seen by the visit after the next. */
  seo: {
    call: 'GET /web-api/content/seo',
    deadline: 400,
    tries: 1,
    pause: 0,
    cap: 64 * KB,
    cache: { fresh: 5 * SECOND, stale: 60 * MINUTE, keep: DAY },
    fail: 'default',
  },
  /** The feed's lists, read for a file of the sitemap; the file is kept for ten minutes. */
  sitemap: {
    call: 'GET /feed-api/v1/sports, /feed-api/v1/champs, /feed-api/v1/events',
    deadline: 5 * SECOND,
    tries: 2,
    pause: 100,
    cap: 4096 * KB,
    cache: null,
    fail: 'default',
  },
  player: {
    call: 'GET /web-api/accounts, /web-api/user/config, /web-api/history/bets',
    deadline: 1300,
    tries: 1,
    pause: 0,
    cap: 512 * KB,
    cache: null,
    fail: 'default',
  },
  /** What a form without JavaScript sends in a player's name. Never tried again: the outcome is not known. */
  write: {
    call: 'POST /web-api/…',
    deadline: 3000,
    tries: 1,
    pause: 0,
    cap: 128 * KB,
    cache: null,
    fail: 'error',
  },
} as const satisfies Record<string, Policy>
export type PolicyName = keyof typeof POLICIES

/** A call of the browser's that is handed to the origin as it is. Times in ms from its start, and from the answer's head. */
export interface ForwardPolicy {
  call: string
  /** Until the answer's head; null: as long as it takes. */
  begin: number | null
  /** From the head to the last byte: long enough for a slow phone, an end for an origin that drips. */
  end: number
  /** Bytes of the answer, unpacked. */
  cap: number
  /** Handed on only when all of it is there, by `begin`: of one that is cut off nobody could tell whether the bet stands. */
  whole?: true
}

/** A write that hashes a password or moves money gets longer to begin; the operator's calls as long as they need, and his exports are large. */
export const FORWARDED = {
  read: { call: 'GET, HEAD', begin: 3 * SECOND, end: 30 * SECOND, cap: 8 * KB * KB },
  write: { call: 'POST, PUT, PATCH, DELETE', begin: 6 * SECOND, end: 15 * SECOND, cap: KB * KB },
  /** A bet on a live event is answered after its delay, by default 5 s. It comes whole, so its body has no time of its own. */
  bet: { call: 'POST /web-api/coupon/place', begin: 12 * SECOND, end: 0, cap: KB * KB, whole: true },
  operator: { call: '/operator-api/…', begin: null, end: 5 * MINUTE, cap: 64 * KB * KB },
} as const satisfies Record<string, ForwardPolicy>
