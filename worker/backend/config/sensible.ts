import * as v from 'valibot'
import { host } from '../../../shared/api/fields.ts'
import { COUPON_TYPES } from '../../../shared/domain/coupon/types.ts'
import { parseMoney } from '../../../shared/domain/money/amount.ts'
import { currencyOf } from '../../../shared/domain/money/currencies.ts'

const noLess = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))
const types = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COUPON_TYPES.length - 1)))
const currency = v.pipe(
  v.string(),
  v.check((iso) => currencyOf(iso) !== null, 'a currency that the house knows'),
)
/** By currency; what is said of one that is not offered is left alone. */
const amounts = v.record(v.string(), v.unknown())
const AMOUNTS = ['minStake', 'maxStake', 'maxPayout'] as const

/**
 * What fits the schema of the site config and would do nothing, or harm: an operator's slip. A currency without its amounts would take no bet,
 * and say nothing of why. The edge takes another origin's config as it is.
 */
export const sensible = v.pipe(
  v.looseObject({
    languages: v.pipe(v.array(v.string()), v.minLength(1)),
    currencies: v.pipe(v.array(currency), v.minLength(1)),
    redirectHosts: v.array(host),
    vipDomains: v.array(host),
    minAge: noLess(0),
    autoLogoffInactiveMinutes: noLess(0),
    availableRoutes: v.array(noLess(0)),
    betting: v.looseObject({
      maxLegs: noLess(1),
      types,
      minTypes: types,
      minStake: amounts,
      maxStake: amounts,
      maxPayout: amounts,
    }),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { betting, currencies } = dataset.value
    for (const name of AMOUNTS)
      for (const iso of currencies) {
        const said = betting[name][iso]
        if (typeof said === 'string' && parseMoney(said, iso) !== null) continue
        const at = (input: Record<string, unknown>, key: string) =>
          ({ type: 'object', origin: 'value', input, key, value: input[key] }) as const
        const path = [at(dataset.value, 'betting'), at(betting, name), at(betting[name], iso)] as const
        addIssue({ message: `an amount in ${iso}`, path: [...path] })
      }
  }),
)
