import * as v from 'valibot'

const https = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^https:\/\/[a-z0-9.-]+(?:[/?][^\s]*)?$/i, 'an https address'),
)

/**
 * A provider of social sign-in, as its OpenID Connect discovery document tells: who signs its tokens, with which public keys (an address,
 * or the keys themselves), and where a person is sent.
 */
export const socialProvider = v.object({
  clientId: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  issuer: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  jwksUrl: v.optional(https),
  jwks: v.optional(
    v.object({ keys: v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1), v.maxLength(20)) }),
  ),
  authorizeUrl: v.optional(https),
})
export type SocialProviderConfig = v.InferOutput<typeof socialProvider>
