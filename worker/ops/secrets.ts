import { existsSync, readFileSync, writeFileSync } from 'node:fs'

export const SECRETS_FILE = 'worker/backend/.dev.vars'

const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')

async function signingKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const { kty, crv, x, d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  return JSON.stringify({ kty, crv, x, d, kid: `k${random().slice(0, 8)}` })
}

/** The backend's local secrets: read from `.dev.vars`, made there on the first start. */
export async function localSecrets(): Promise<Record<string, string>> {
  if (!existsSync(SECRETS_FILE)) {
    const lines = [`OPERATOR_TOKEN=${random()}`, `PEPPER=${random()}`, `TOKEN_KEY='${await signingKey()}'`]
    writeFileSync(SECRETS_FILE, `${lines.join('\n')}\n`, { mode: 0o600 })
  }
  const secrets: Record<string, string> = {}
  for (const line of readFileSync(SECRETS_FILE, 'utf8').split('\n')) {
    const match = /^([A-Z_]+)\s*=\s*(?:'(.*)'|"(.*)"|(.*))$/.exec(line.trim())
    if (match?.[1]) secrets[match[1]] = match[2] ?? match[3] ?? match[4] ?? ''
  }
  return secrets
}
