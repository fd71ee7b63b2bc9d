import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as v from 'valibot'
import type { SiteConfig } from '../../../shared/api/config.ts'
import type { SocialProviderConfig } from '../../../shared/api/social-provider.ts'
import {
  knownOf,
  PROVIDER_NAMES,
  SOCIAL_PROVIDERS,
  type SocialProvider,
} from '../../../shared/domain/account/social.ts'
import type { Env } from '../env.ts'
import { HttpError } from '../http/error.ts'
import { type Player, playerById } from './player.ts'

/** Algorithms with which providers sign; none that a public key could be the secret of (SEC-60). */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'PS256']
/** A token is as old as this at most, seconds: it is used at once. */
const MAX_AGE = 600
const TOLERANCE = 5

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  exp: v.pipe(v.number(), v.safeInteger()),
  nonce: v.optional(v.string()),
  email: v.optional(v.pipe(v.string(), v.maxLength(254), v.email())),
  email_verified: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  given_name: v.optional(v.pipe(v.string(), v.maxLength(60))),
  family_name: v.optional(v.pipe(v.string(), v.maxLength(60))),
})

/** What a provider says of a person. */
export interface SocialPerson {
  provider: SocialProvider
  subject: string
  /** Only an address that the provider has checked. */
  email: string | null
  name: string | null
  surname: string | null
  nonce: string | null
}
export const socialPerson = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    provider: v.picklist(SOCIAL_PROVIDERS),
    subject: v.string(),
    email: v.nullable(v.string()),
    name: v.nullable(v.string()),
    surname: v.nullable(v.string()),
    nonce: v.nullable(v.string()),
  }),
)

/** Providers that the operator has set up, in the spec's order; a name that is none is logged, not shown. */
export function providersOf({ social = {} }: Pick<SiteConfig, 'social'>): SocialProvider[] {
  const names = knownOf(SOCIAL_PROVIDERS, Object.keys(social), (name) =>
    console.warn(JSON.stringify({ level: 'warn', message: 'unknown social provider', name })),
  )
  return SOCIAL_PROVIDERS.filter((name) => names.includes(name))
}

/** The list as the site shows it (spec §3, 'Social link'): at most six. */
export const socialLinks = (config: Pick<SiteConfig, 'social'>) =>
  providersOf(config)
    .slice(0, 6)
    .map((name) => ({
      name,
      value: name,
      label: PROVIDER_NAMES[name],
      mediaFullPath: `/web-api/auth/social/${name}`,
      iconName: name,
    }))

/** What the operator has set up of a provider; throws socialOff. */
export function setUp(
  { social = {} }: Pick<SiteConfig, 'social'>,
  name: string,
): SocialProviderConfig & { name: SocialProvider } {
  const known = SOCIAL_PROVIDERS.find((each) => each === name)
  const found = known && Object.hasOwn(social, known) ? social[known] : undefined
  if (!known || !found || (!found.jwks && !found.jwksUrl)) throw new HttpError('socialOff')
  return { ...found, name: known }
}

/** Keys of providers by address: read once an isolate, and anew when a key is not among them. */
const remote = new Map<string, JWTVerifyGetKey>()
function keysOf({ jwks, jwksUrl = '' }: SocialProviderConfig): JWTVerifyGetKey {
  if (jwks) return createLocalJWKSet({ keys: jwks.keys.map((key) => ({ kty: '', ...key })) })
  const known = remote.get(jwksUrl) ?? createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 2000 })
  remote.set(jwksUrl, known)
  return known
}

/** Who a provider's token says that somebody is; throws wrongCredentials for any but a fresh one of his for us (SEC-19b). */
export async function personOf(
  provider: SocialProviderConfig & { name: SocialProvider },
  token: string,
  nowSeconds: number,
): Promise<SocialPerson> {
  try {
    const { payload } = await jwtVerify(token, keysOf(provider), {
      algorithms: ALGORITHMS,
      issuer: [provider.issuer, provider.issuer.replace(/^https:\/\//, '')],
      audience: provider.clientId,
      requiredClaims: ['exp', 'sub', 'iat'],
      maxTokenAge: MAX_AGE,
      clockTolerance: TOLERANCE,
      currentDate: new Date(nowSeconds * 1000),
    })
    const said = v.parse(claims, payload)
    const isChecked = said.email_verified === true || said.email_verified === 'true'
    return {
      provider: provider.name,
      subject: said.sub,
      email: isChecked ? (said.email?.toLowerCase() ?? null) : null,
      name: said.given_name || null,
      surname: said.family_name || null,
      nonce: said.nonce ?? null,
    }
  } catch {
    throw new HttpError('wrongCredentials')
  }
}

/** The player that a person at a provider is linked to. An e-mail alone links nobody: ours may not have been checked. */
export async function linkedPlayer(env: Env, { provider, subject }: SocialPerson): Promise<Player | null> {
  const id = await env.DB.prepare('SELECT player FROM social_link WHERE provider = ?1 AND subject = ?2')
    .bind(provider, subject)
    .first<number>('player')
  return id === null ? null : playerById(env, id)
}

/** Links a person at a provider to a player; a person is one player's. */
export async function link(env: Env, { provider, subject }: SocialPerson, userId: number): Promise<void> {
  await env.DB.prepare('INSERT OR IGNORE INTO social_link (provider, subject, player) VALUES (?1, ?2, ?3)')
    .bind(provider, subject, userId)
    .run()
}
