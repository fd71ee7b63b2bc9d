import { timingSafeEqual } from 'node:crypto'

/**
 * Password hashes: chained PBKDF2-SHA256 (each output is the next one's secret, each link has its own salt label) over an HMAC with the
 * house's pepper. Six links of 100 000 rounds reach OWASP's 600 000 within the runtime's ceiling of 100 000 a call.
 * Stored as `scheme$rounds,links$salt$hash`, so that parameters can grow; a sign-in with older ones hashes afresh.
 */
const SCHEME = 'pbkdf2-sha256-chain'
const ROUNDS = 100_000
const LINKS = 6
/** Stored parameters beyond these are not replayed: a broken row must not stall the isolate. */
const MOST = { rounds: 100_000, links: 12 }

interface Stored {
  rounds: number
  links: number
  salt: Uint8Array<ArrayBuffer>
  hash: Uint8Array<ArrayBuffer>
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

async function peppered(password: string, pepper: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', utf8(pepper), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(password)))
}

async function derive(
  password: string,
  pepper: string,
  salt: Uint8Array,
  rounds: number,
  links: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let secret = await peppered(password, pepper)
  for (let link = 1; link <= links; link++) {
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    const label = new Uint8Array([...utf8(`${link}:`), ...salt])
    secret = new Uint8Array(
      await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: label, iterations: rounds }, key, 256),
    )
  }
  return secret
}

function parse(stored: string): Stored | null {
  const found = /^pbkdf2-sha256-chain\$(\d{1,6}),(\d{1,2})\$([A-Za-z0-9+/]{22}==)\$([A-Za-z0-9+/]{43}=)$/.exec(stored)
  if (!found) return null
  const [, rounds = '', links = '', salt = '', hash = ''] = found
  const params = { rounds: Number(rounds), links: Number(links) }
  const fits = params.rounds >= 1 && params.rounds <= MOST.rounds && params.links >= 1 && params.links <= MOST.links
  return fits ? { ...params, salt: fromBase64(salt), hash: fromBase64(hash) } : null
}

/** Stands in for an unknown player, so that the answer takes as long; no password has this hash. */
const NOBODY: Stored = { rounds: ROUNDS, links: LINKS, salt: new Uint8Array(16), hash: new Uint8Array(32) }

/** The hash to store of a password (exact characters, no trimming). Smaller parameters are for tests of older hashes. */
export async function hashPassword(
  password: string,
  pepper: string,
  { rounds, links } = { rounds: ROUNDS, links: LINKS },
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `${SCHEME}$${rounds},${links}$${toBase64(salt)}$${toBase64(await derive(password, pepper, salt, rounds, links))}`
}

/** Does the password fit the stored hash (null: nobody's, takes the same time), and should it be hashed afresh? */
export async function verifyPassword(
  password: string,
  stored: string | null,
  pepper: string,
): Promise<{ ok: boolean; outdated: boolean }> {
  const known = stored === null ? null : parse(stored)
  const { rounds, links, salt, hash } = known ?? NOBODY
  const same = timingSafeEqual(await derive(password, pepper, salt, rounds, links), hash)
  return { ok: known !== null && same, outdated: rounds !== ROUNDS || links !== LINKS }
}
