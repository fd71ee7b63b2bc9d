import { record } from '../api/loose.ts'
import { type Answer, request } from '../api/request.ts'
import { isOwnPath } from '../page/go-on.ts'

/** The script of one-tap sign-in; the page's policy lets scripts of ours load it. */
const SCRIPT = 'https://accounts.google.com/gsi/client'

/** What a provider has said, as it stands in the address to which it sent the person back; null when nothing does. */
export function socialWord({ hash }: Pick<Location, 'hash'>): { login: string; pass: string } | null {
  const said = new URLSearchParams(hash.slice(1))
  const [login, pass] = [said.get('state'), said.get('id_token')]
  return login && pass ? { login, pass } : null
}

/** Goes to a provider by the oAuth call (spec §7); gives the refusal when there is one. */
export async function signInSocially(
  provider: string,
  lang: string,
  { call = request, leave = (to: string) => location.assign(to) } = {},
): Promise<Answer | null> {
  const answer = await call('/web-api/auth/oauth', { method: 'POST', body: { provider, lng: lang } })
  if (!answer.ok) return answer
  const { redirectUrl } = record(answer.data)
  if (typeof redirectUrl === 'string' && URL.parse(redirectUrl)?.protocol === 'https:') leave(redirectUrl)
  return null
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('one-tap script did not load'))
    document.head.appendChild(script)
  })
}

interface OneTapParts {
  call?: typeof fetch
  load?: typeof loadScript
  /** The provider's own object, once its script is there. */
  google?: () => unknown
  leave?: (to: string) => void
}

/** Sends what one-tap has given, and goes where the answer says; throws when it is refused. */
export async function sendOneTap(
  credential: string,
  lang: string,
  { call = fetch, leave }: OneTapParts,
): Promise<void> {
  const body = new FormData()
  const { searchParams } = new URL(location.href)
  body.set('credential', credential)
  body.set('language', lang)
  body.set('currency', searchParams.get('currency') ?? '')
  body.set('countryId', searchParams.get('countryId') ?? '')
  const answer = await call('/social-api/oauth/google-one-tap', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body,
  })
  const { redirectUrl } = record(await answer.json())
  if (!answer.ok || typeof redirectUrl !== 'string' || !isOwnPath(redirectUrl))
    throw new Error(`one-tap: ${answer.status}`)
  leave?.(redirectUrl)
}

/** Starts one-tap sign-in with the client id that the origin tells. Throws when the script does not load: that is an error (spec §8). */
export async function oneTap(lang: string, parts: OneTapParts = {}): Promise<void> {
  const {
    call = fetch,
    load = loadScript,
    google = () => Reflect.get(globalThis, 'google'),
    leave = (to: string) => location.assign(to),
  } = parts
  const told = await call('/social-api/oauth/google-one-tap/clientId', { credentials: 'same-origin' })
  const { clientId } = record(await told.json())
  if (!told.ok || typeof clientId !== 'string') return
  await load(SCRIPT)
  const { id } = record(record(google()).accounts)
  const { initialize, prompt }: { initialize?: unknown; prompt?: unknown } = Object(id)
  if (typeof initialize !== 'function' || typeof prompt !== 'function')
    throw new Error('one-tap script is not what it was')
  const callback = ({ credential }: { credential?: unknown }) => {
    if (typeof credential !== 'string') return
    sendOneTap(credential, lang, { call, leave }).catch((error: unknown) => console.error(error))
  }
  initialize.call(id, { client_id: clientId, callback })
  prompt.call(id)
}
