import type { KindId, Measure } from './kinds.ts'

type Texts = readonly [en: string, ru: string, ar: string]

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

/** So many of a unit, in the forms of number that the choices need. */
const UNITS: Readonly<Record<Exclude<Measure, 'money'>, (n: number) => Texts>> = {
  seconds: (n) => {
    const days = n / 86_400
    return [days === 1 ? '1 day' : `${days} days`, russian(days, ['день', 'дня', 'дней']), arabic(days, 'يوم', 'أيام')]
  },
  hours: (n) => [n === 1 ? '1 hour' : `${n} hours`, russian(n, ['час', 'часа', 'часов']), arabic(n, 'ساعة', 'ساعات')],
  minutes: (n) => [`${n} minutes`, russian(n, ['минута', 'минуты', 'минут']), arabic(n, 'دقيقة', 'دقائق')],
}

function russian(n: number, [one, few, many]: readonly [string, string, string]): string {
  const isTeen = n % 100 >= 11 && n % 100 <= 14
  const last = n % 10
  return `${n} ${isTeen ? many : last === 1 ? one : last >= 2 && last <= 4 ? few : many}`
}
const arabic = (n: number, one: string, several: string): string => `${n} ${n >= 3 && n <= 10 ? several : one}`

const inLanguage = ([en, ru, ar]: Texts, lang: string): string => (lang === 'ru' ? ru : lang === 'ar' ? ar : en)

export const kindName = (kind: KindId, lang: string): string => inLanguage(KIND_NAMES[kind], lang)
export const reasonText = (id: number | null, lang: string): string | null => {
  const found = id === null ? undefined : REASONS[id]
  return found ? inLanguage(found, lang) : null
}
export const REASON_IDS: readonly number[] = Object.keys(REASONS).map(Number)
/** A choice in words: `7 days`, `2 hours`. */
export const choiceName = (value: number, unit: Measure, lang: string): string =>
  unit === 'money' ? String(value) : inLanguage(UNITS[unit](value), lang)
