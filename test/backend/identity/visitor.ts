import { SELF } from 'cloudflare:test'

export const SITE = 'https://site.test'
const OPERATOR = 'operator-token-of-the-tests'

export interface Sent {
  method?: string
  json?: unknown
  body?: string
  headers?: Record<string, string>
}
export interface Seen {
  status: number
  headers: Headers
  text: string
  data: unknown
  setCookie: string[]
}

/** A browser's tab as far as a backend sees it: a cookie jar, and the headers of the site's own script. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  async send(path: string, { method = 'GET', json, body, headers = {} }: Sent = {}): Promise<Seen> {
    const sent = new Headers(
      method === 'GET' ? headers : { origin: SITE, 'x-requested-with': 'XMLHttpRequest', ...headers },
    )
    if (this.cookies.size > 0)
      sent.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (json !== undefined) sent.set('content-type', 'application/json')
    const answer = await SELF.fetch(SITE + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(json === undefined ? body !== undefined && { body } : { body: JSON.stringify(json) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      data: text.startsWith('{') ? JSON.parse(text) : undefined,
      setCookie: answer.headers.getSetCookie(),
    }
  }

  post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    this.send(path, { method: 'POST', json, headers })
}

/** A call with the operator's bearer. */
export const operator = (method: string, path: string, json?: unknown): Promise<Seen> =>
  new Visitor().send(`/operator-api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR}` },
    ...(json !== undefined && { json }),
  })

let count = 0
export const form = (changes: Record<string, unknown> = {}) => ({
  email: `player-${++count}@example.test`,
  password: `Correct-horse-${count}`,
  name: 'Ann',
  surname: 'Player',
  birthday: '1990-05-17',
  countryId: 1,
  currency: 'EUR',
  bonus: 0,
  agree: true,
  ...changes,
})

export const register = (visitor: Visitor, changes: Record<string, unknown> = {}) =>
  visitor.post('/web-api/auth/registration/full_reg', form(changes))

/** A signed-in player with what he registered. */
export async function player(changes: Record<string, unknown> = {}) {
  const visitor = new Visitor()
  const filled = form(changes)
  const answer = await visitor.post('/web-api/auth/registration/full_reg', filled)
  if (answer.status !== 200) throw new Error(`registration answered ${answer.status} ${answer.text}`)
  const [, id = ''] = /"user_id":(\d+)/.exec(answer.text) ?? []
  return { visitor, id: Number(id), email: filled.email, password: filled.password }
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
export const login = (
  visitor: Visitor,
  email: string,
  password: string,
  headers: Record<string, string> = {},
  save = 0,
) => visitor.post('/web-api/auth/login/email', { uLogin: base64(email), uPassword: base64(password), save }, headers)

export const whoAmI = async (visitor: Visitor) => (await visitor.send('/web-api/auth/session')).data

interface Message {
  channel: string
  to: string
  subject: string
  text: string
}
/** What was sent to somebody, the newest first. */
export async function mailTo(to: string): Promise<Message[]> {
  const { data } = await operator('GET', `/outbox?to=${encodeURIComponent(to)}`)
  const { data: page }: { data?: { items?: Message[] } } = Object(data)
  return page?.items ?? []
}
/** The six digits of the last SMS to a phone. */
export const codeTo = async (phone: string): Promise<string> =>
  /\b\d{6}\b/.exec((await mailTo(phone))[0]?.text ?? '')?.[0] ?? ''
/** The token of the last mail's link. */
export const tokenTo = async (email: string, subject: string): Promise<string> =>
  /token=([A-Za-z0-9_-]{43})/.exec((await mailTo(email)).find((mail) => mail.subject === subject)?.text ?? '')?.[1] ??
  ''
