import * as v from 'valibot'
import { type Method, type Provider, putProviders } from '../../../shared/api/payments-operator.ts'
import { currencyOf } from '../../../shared/domain/money/currencies.ts'
import type { Direction } from '../../../shared/domain/payments/states.ts'
import { inEveryCurrency } from '../config/currencies.ts'
import { setting } from '../config/setting.ts'
import { siteConfigOf } from '../config/site-config.ts'
import { type Env, isProduction } from '../env.ts'
import { playsIntensively } from '../limits/may-market.ts'
import { signature } from '../signature.ts'

/** Name of the built-in test provider; an operator's cannot take it. */
export const SANDBOX = 'sandbox'
/** The sandbox's payment page, at the address of whoever asks. */
export const CASHIER = '/web-api/payments/sandbox'

/** The operator's providers with their secrets: a setting of its own, since everybody reads the site config. */
export const providers = setting('payment_providers', { providers: [], sandbox: true }, (stored) =>
  v.parse(putProviders.body, stored),
)

/** From 1 to 10,000 euros, or as much in another currency (api.md, 'The embedded default'). */
const LEAST = inEveryCurrency(1_000)
const MOST = inEveryCurrency(10_000_000)
const NAMES = ['Demo card', 'Demo wallet']
const BOTH: Direction[] = ['deposit', 'withdraw']

async function sandbox(env: Env): Promise<Provider> {
  const { currencies } = await siteConfigOf(env)
  const methods = currencies.flatMap((currency): Method[] => {
    const [number, min, max] = [currencyOf(currency)?.id, LEAST[currency], MOST[currency]]
    if (number === undefined || min === undefined || max === undefined) return []
    return NAMES.map((name, i) => ({ id: number * 10 + i + 1, name, currency, min, max, directions: BOTH }))
  })
  return { name: SANDBOX, url: CASHIER, secret: await signature(env, 'payment:sandbox', ''), addresses: [], methods }
}

/** The providers that players can use now. */
export async function providersOf(env: Env): Promise<Provider[]> {
  const known = await providers.get(env)
  return known.sandbox && !isProduction(env) ? [await sandbox(env), ...known.providers] : known.providers
}

/** A provider by its name: its callbacks are heard as long as it is known. */
export const providerOf = async (env: Env, name: string): Promise<Provider | null> =>
  name === SANDBOX && !isProduction(env)
    ? sandbox(env)
    : ((await providers.get(env)).providers.find((each) => each.name === name) ?? null)

/** Ways to pay in a direction, in these currencies, each with its provider's name. */
export async function methodsOf(env: Env, direction: Direction, currencies: readonly string[]) {
  const all = await providersOf(env)
  return all.flatMap(({ name: provider, payoutUrl, methods }) =>
    methods
      .filter((method) => method.directions.includes(direction) && currencies.includes(method.currency))
      // Nothing can be sent to a provider that says no address for it.
      .filter(() => direction === 'deposit' || provider === SANDBOX || Boolean(payoutUrl))
      .map((method) => ({ ...method, provider })),
  )
}

/** Those of them that a player may use: no deposits on credit when his licence calls his play intensive (RG-91). */
export async function methodsFor(
  env: Env,
  userId: number,
  direction: Direction,
  currencies: readonly string[],
  now: number,
) {
  const methods = await methodsOf(env, direction, currencies)
  const asksFor = direction === 'deposit' && methods.some(({ isCredit }) => isCredit)
  return asksFor && (await playsIntensively(env, userId, now)) ? methods.filter(({ isCredit }) => !isCredit) : methods
}
