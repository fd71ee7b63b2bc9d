import { DAY_SECONDS, type KindId, type Measure } from './kinds.ts'
import { inLanguage, type Texts } from './texts.ts'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

/** Names of the kinds as the limit service tells them. */
const KIND_NAMES: Readonly<Record<KindId, Texts>> = {
  1: ['Stakes in 24 hours', 'Ставки за 24 часа', 'الرهانات خلال 24 ساعة'],
  2: ['Stakes in 7 days', 'Ставки за 7 дней', 'الرهانات خلال 7 أيام'],
  3: ['Stakes in 30 days', 'Ставки за 30 дней', 'الرهانات خلال 30 يومًا'],
  10: ['Losses in 24 hours', 'Проигрыш за 24 часа', 'الخسائر خلال 24 ساعة'],
  11: ['Losses in 7 days', 'Проигрыш за 7 дней', 'الخسائر خلال 7 أيام'],
  12: ['Losses in 30 days', 'Проигрыш за 30 дней', 'الخسائر خلال 30 يومًا'],
  20: ['Deposits in 24 hours', 'Депозиты за 24 часа', 'الإيداعات خلال 24 ساعة'],
  21: ['Deposits in 7 days', 'Депозиты за 7 дней', 'الإيداعات خلال 7 أيام'],
  22: ['Deposits in 30 days', 'Депозиты за 30 дней', 'الإيداعات خلال 30 يومًا'],
  30: ['Self-exclusion', 'Самоисключение', 'الاستبعاد الذاتي'],
  31: ['Session limit', 'Лимит времени в день', 'حد مدة اللعب اليومية'],
  32: ['Reality check', 'Напоминание о времени игры', 'تذكير بمدة اللعب'],
  33: ['Time-out', 'Перерыв', 'استراحة'],
  37: ['Largest single stake', 'Наибольшая сумма одной ставки', 'أعلى مبلغ للرهان الواحد'],
}

/** Reasons for a self-exclusion by their ids; none has to be given. */
const REASONS: Readonly<Record<number, Texts>> = {
  1: ['I spend more than I want to', 'Трачу больше, чем хочу', 'أنفق أكثر مما أريد'],
  2: ['I play longer than I want to', 'Играю дольше, чем хочу', 'ألعب مدة أطول مما أريد'],
  3: ['Betting is no longer fun', 'Ставки больше не приносят удовольствия', 'لم تعد المراهنة ممتعة'],
  4: [
    'Betting harms my family, work or health',
    'Ставки вредят семье, работе или здоровью',
    'تضر المراهنة بأسرتي أو عملي أو صحتي',
  ],
  5: ['Another reason', 'Другая причина', 'سبب آخر'],
}

/** Units by the forms of number (CLDR) that each language has; `#` is the number. */
const UNITS: Readonly<Record<Exclude<Measure, 'money'>, Readonly<Record<'en' | 'ru' | 'ar', Forms>>>> = {
  seconds: {
    en: { one: '# day', other: '# days' },
    ru: { one: '# день', few: '# дня', other: '# дней' },
    ar: { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
  },
  hours: {
    en: { one: '# hour', other: '# hours' },
    ru: { one: '# час', few: '# часа', other: '# часов' },
    ar: { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', other: '# ساعة' },
  },
  minutes: {
    en: { one: '# minute', other: '# minutes' },
    ru: { one: '# минута', few: '# минуты', other: '# минут' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', other: '# دقيقة' },
  },
}

export const kindName = (kind: KindId, lang: string): string => inLanguage(KIND_NAMES[kind], lang)
export const reasonText = (id: number | null, lang: string): string | null => {
  const found = id === null ? undefined : REASONS[id]
  return found ? inLanguage(found, lang) : null
}
export const REASON_IDS: readonly number[] = Object.keys(REASONS).map(Number)
/** A choice in words: `7 days`, `2 hours`. */
export function choiceName(value: number, unit: Measure, lang: string): string {
  if (unit === 'money') return String(value)
  const count = unit === 'seconds' ? value / DAY_SECONDS : value
  const known = lang === 'ru' || lang === 'ar' ? lang : 'en'
  const forms = UNITS[unit][known]
  return (forms[new Intl.PluralRules(known).select(count)] ?? forms.other).replace('#', String(count))
}
