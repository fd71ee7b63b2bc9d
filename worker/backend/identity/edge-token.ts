import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import { EDGE_TOKEN, type EdgeClaims, edgeClaims } from '../../../shared/api/identity.ts'
import type { Env } from '../env.ts'
import type { Ctx } from '../http/serve.ts'
import { readCookie, sendCookie } from './cookies.ts'
import type { Player } from './player.ts'
import { signingKey } from './signing-key.ts'
import { userConfigOf } from './user-config.ts'

/** A token older than this is replaced when an identity call is answered, seconds. */
const RENEW_AFTER = EDGE_TOKEN.maxAgeSeconds / 2

type Facts = Omit<EdgeClaims, 'iat' | 'exp'>

function factsOf(player: Player): Facts {
  const { user_id, user_name, ban_level, ban_version, terms_changed, ...config } = userConfigOf(player, 0)
  return {
    sub: String(user_id),
    name: user_name,
    ban: ban_level,
    banv: ban_version,
    terms: terms_changed,
    noline: config.disallow_line_sport,
    nolive: config.disallow_live_sport,
  }
}

/** The token that the edge verifies by itself; `now` is real time in seconds, never the moved clock. */
export async function signEdgeToken(env: Env, facts: Facts, now: number): Promise<string> {
  const { key, kid } = await signingKey(env)
  const { sub, ...claims } = facts
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', typ: EDGE_TOKEN.typ, kid })
    .setIssuer(EDGE_TOKEN.issuer)
    .setAudience(EDGE_TOKEN.audience)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + EDGE_TOKEN.maxAgeSeconds)
    .sign(key)
}

/** What the browser's token says, if we signed it. */
async function claimed(env: Env, token: string | undefined): Promise<EdgeClaims | null> {
  if (token === undefined) return null
  const { publicKey } = await signingKey(env)
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: EDGE_TOKEN.issuer,
      audience: EDGE_TOKEN.audience,
      typ: EDGE_TOKEN.typ,
    })
    const parsed = v.safeParse(edgeClaims, payload)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Sends a fresh edge token when the browser's is missing, older than half its life, or no longer true. */
export async function refreshEdgeToken(c: Ctx, player: Player): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const facts = factsOf(player)
  const old = await claimed(c.env, readCookie(c, 'edgeToken'))
  const young = old !== null && old.iat <= now && now - old.iat < RENEW_AFTER
  const same =
    old?.sub === facts.sub &&
    old.name === facts.name &&
    old.ban === facts.ban &&
    old.banv === facts.banv &&
    old.terms === facts.terms &&
    old.noline.join() === facts.noline.join() &&
    old.nolive.join() === facts.nolive.join()
  if (young && same) return
  sendCookie(c, 'edgeToken', await signEdgeToken(c.env, facts, now))
}
