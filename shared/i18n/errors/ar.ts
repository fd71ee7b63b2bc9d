import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  // One text for every `title` of shared/errors/catalogue.ts.
  main_captcha_needed: 'يرجى تأكيد أنك لست روبوتًا.',
  main_unauthorised: 'يرجى تسجيل الدخول للمتابعة.',
  main_not_found: 'لم يتم العثور على شيء في هذا العنوان.',
  main_outcome_unknown: 'لا نعرف بعد ما إذا تمت العملية. نحن نتحقق، يرجى عدم تكرارها.',
  main_unavailable: 'الخدمة لا تستجيب حاليًا. يرجى المحاولة لاحقًا.',
  auth_wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  registration_not_allowed: 'التسجيل مغلق حاليًا.',
  registration_email_taken: 'هذا البريد الإلكتروني مسجّل بالفعل. حاول تسجيل الدخول.',
  registration_underage: 'عمرك أقل من السن المسموح به للعب هنا.',
  registration_currency_unknown: 'هذه العملة غير متاحة.',
  registration_weak_password: 'كلمة المرور هذه شائعة جدًا. اختر كلمة أخرى.',
  coupon_not_taken: 'لم يُقبل الرهان في الوقت المحدد. عاد المبلغ إلى حسابك.',
  coupon_suspended: 'المراهنة على هذه النتيجة موقوفة مؤقتًا.',
  coupon_not_found: 'هذه النتيجة لم تعد متاحة.',
  coupon_correlated: 'لا يمكن جمع نتائج من الحدث نفسه في رهان واحد.',
  coupon_insufficient_funds: 'الرصيد غير كافٍ.',
  coupon_bad_amount: 'أدخل مبلغ الرهان بعملة حسابك.',
  coupon_bad_shape: 'لا تشكّل هذه الاختيارات رهانًا من هذا النوع.',
  coupon_too_many_legs: 'عدد الاختيارات في القسيمة كبير جدًا.',
  coupon_type_not_offered: 'هذا النوع من الرهانات غير متاح.',
  coupon_sport_blocked: 'هذه الرياضة مغلقة لحسابك.',
  coupon_account_unknown: 'لا يوجد حساب كهذا.',
  cash_out_changed: 'قيمة الرهان أقل الآن. يرجى الاطلاع على العرض الجديد.',
  cash_out_expired: 'انتهت صلاحية العرض. يرجى الاطلاع على العرض الجديد.',
  cash_out_unavailable: 'لا يمكن بيع هذا الرهان حاليًا.',
} satisfies TextsLike<typeof en>
