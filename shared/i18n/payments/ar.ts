import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  payment_method_unknown: 'طريقة الدفع هذه غير متاحة لحسابك.',
  payment_account_wrong: 'عملة الحساب تختلف عن عملة طريقة الدفع.',
  payment_bad_amount: 'أدخل مبلغاً بعملة حسابك، مثل 25.00.',
  payment_below_min: 'المبلغ أقل من الحد الأدنى لهذه الطريقة.',
  payment_above_max: 'المبلغ أعلى من الحد الأقصى لهذه الطريقة.',
  payment_funds: 'لا يوجد في الحساب مال كافٍ.',
  payment_decided: 'لم يعد بالإمكان تغيير هذه العملية.',
} satisfies TextsLike<typeof en>
