import { readState } from '../../../../shared/domain/calculator/query.ts'
import texts from '../../../../shared/i18n/calculator/en.ts'
import type { CalculatorKey } from '../../../../shared/i18n/keys.ts'
import style from '../../../../shared/ui/calculator/calculator.css?inline'
import type { CalculatorProps } from '../../../../shared/ui/calculator/props.ts'
import type { Page, PageContext } from '../../page.ts'
import { Island } from '../../render/island.tsx'

const isKey = (key: string): key is CalculatorKey => Object.hasOwn(texts, key)

/** The texts that the island says, in the visit's language. */
const textsOf = ({ t }: PageContext): CalculatorProps['texts'] => {
  const said: Record<string, string> = {}
  for (const key of Object.keys(texts)) if (isKey(key)) said[key] = t(key)
  return { ...texts, ...said }
}

/** Ids of the coupon types (spec §3), whatever the house offers. */
const TYPES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** `betting-calculator`: the bet stands in the query, so that an address can be shared and the page works as a plain form. */
export const calculatorPage: Page<CalculatorProps> = {
  style,
  load: async (ctx) => ({
    kind: 'data',
    data: {
      lang: ctx.t.lang,
      action: ctx.href('bettingCalculator'),
      state: readState(ctx.visit.url.searchParams),
      rounding: ctx.config.betting.payoutRounding,
      types: TYPES.map((typeId) => ctx.t(`coupon_type_${typeId}`)),
      texts: textsOf(ctx),
    },
  }),
  view: (props, { t }) => (
    <>
      <h1>{t('calc_title')}</h1>
      <p className="mu">{t('calc_text')}</p>
      <Island name="calculator" when="idle" props={props} />
      <p className="hint">{t('calc_link')}</p>
    </>
  ),
  head: (_data, { t, config }) => ({
    title: t('seo_calculator_title', { company: config.companyName }),
    description: t('seo_calculator_description'),
  }),
}
