import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  payment_method_unknown: 'Этот способ оплаты недоступен для вашего счёта.',
  payment_account_wrong: 'Валюта счёта не совпадает с валютой способа оплаты.',
  payment_bad_amount: 'Введите сумму в валюте счёта, например 25.00.',
  payment_below_min: 'Сумма меньше минимальной для этого способа.',
  payment_above_max: 'Сумма больше максимальной для этого способа.',
  payment_funds: 'На счёте недостаточно денег.',
  payment_decided: 'Этот платёж уже нельзя изменить.',
} satisfies TextsLike<typeof en>
