import type { TextKey } from '../../../shared/i18n/keys.ts'
import type { Translate } from '../../../shared/i18n/translate.ts'
import { translator } from '../../../shared/i18n/translator.ts'
import { loadClock, now } from '../clock/clock.ts'
import { readLimited } from '../http/body.ts'
import { refuseCrossSite } from '../http/cross-site.ts'
import { HttpError, invalid } from '../http/error.ts'
import type { App, Ctx } from '../http/serve.ts'
import { callWallet } from '../sportsbook/call-wallet.ts'
import { payerOf } from '../wallet/payments-store.ts'
import { asMarkup } from './leads.ts'
import { CASHIER, providerOf, SANDBOX } from './providers.ts'
import { sandboxSays } from './sandbox.ts'
import { readQuery } from './signing.ts'

/** What the page's buttons say to the house, and the page that the player comes back to. */
const CHOICES = {
  pay: { word: 'approved', back: 'success' },
  refuse: { word: 'declined', back: 'fail' },
  later: { word: 'pending', back: 'pending' },
  cancel: { word: 'cancelled', back: 'cancel' },
} as const
type Choice = keyof typeof CHOICES
const isChoice = (text: string | null): text is Choice => text !== null && Object.hasOwn(CHOICES, text)

const STYLE = `:root{color-scheme:light dark;--bg:light-dark(#f3f5f8,#0e1217);--card:light-dark(#fff,#161c24);--line:light-dark(#dde3ea,#2a3441);--text:light-dark(#14202b,#e8edf2);--mute:light-dark(#5b6b7b,#93a1b0);--main:light-dark(#0a7f5a,#17c37b);--on:light-dark(#fff,#06140e)}
*{box-sizing:border-box}body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:16px;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{inline-size:min(100%,400px);padding:24px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
h1{margin:0 0 4px;font-size:20px}p{margin:0 0 16px;color:var(--mute);font-size:14px}.sum{font-size:28px;font-weight:700;color:var(--text);font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;font-size:14px}dt{color:var(--mute)}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
form{display:grid;gap:8px}button{min-block-size:44px;border:1px solid var(--line);border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}
button[value=pay]{border-color:transparent;background:var(--main);color:var(--on);font-weight:600}:focus-visible{outline:2px solid var(--main);outline-offset:2px}`

function page(t: Translate, values: URLSearchParams, action: string): string {
  const text = (key: TextKey) => asMarkup(t(key))
  const value = (name: string) => asMarkup(values.get(name) ?? '')
  const button = (choice: Choice, key: TextKey) => `<button name="choice" value="${choice}">${text(key)}</button>`
  return `<!doctype html><html lang="${t.lang}" dir="${t.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text('cashier_title')}</title><style>${STYLE}</style></head><body><main>
<h1>${text('cashier_title')}</h1><p>${text('cashier_text')}</p><p class="sum"><bdi>${value('amount')} ${value('currency')}</bdi></p>
<dl><dt>${text('payments_number')}</dt><dd>${value('payment')}</dd></dl>
<form method="post" action="${asMarkup(action)}">${button('pay', 'cashier_pay')}${button('refuse', 'cashier_refuse')}${button('later', 'cashier_later')}${button('cancel', 'cashier_cancel')}</form></main></body></html>`
}

/** What a signed address asks for. Throws notFound for one that we have not made. */
async function asked(c: Ctx): Promise<URLSearchParams> {
  await loadClock(c.env)
  const provider = await providerOf(c.env, SANDBOX)
  const values = provider && readQuery(provider.secret, new URL(c.req.url).searchParams)
  if (!values) throw new HttpError('notFound')
  return values
}

/**
 * The demo cashier: the payment page of the built-in test provider. It knows of a deposit what its signed address says, asks whether to pay,
 * and tells the house by a signed callback, like a provider somewhere else. Not there in production.
 */
export function serveCashier(app: App): void {
  app.get(CASHIER, async (c) => {
    const values = await asked(c)
    const url = new URL(c.req.url)
    return c.html(page(translator(values.get('lang') ?? 'en'), values, url.pathname + url.search), 200, {
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    })
  })

  app.post(CASHIER, async (c) => {
    refuseCrossSite(c.req.raw, c.env)
    const values = await asked(c)
    const choice = new URLSearchParams(await readLimited(c.req.raw)).get('choice')
    if (!isChoice(choice)) throw invalid('choice', 'none of those offered')
    const id = Number(values.get('payment'))
    const payment = await callWallet(c.env, payerOf(id), (wallet) => wallet.payment(id, now()))
    if (!payment) throw new HttpError('notFound')
    const { word, back } = CHOICES[choice]
    const answers = await sandboxSays(app, c, payment, { status: word })
    if (answers.some((status) => status >= 500)) throw new HttpError('unavailable')
    return c.redirect(`${values.get('back')}/${back}?id=${id}`, 303)
  })
}
