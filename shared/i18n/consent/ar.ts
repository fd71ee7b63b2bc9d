import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  consent_title: 'ملفات تعريف الارتباط في هذا الموقع',
  consent_text:
    'تحفظ ملفات تعريف الارتباط الضرورية تسجيل دخولك وقسيمة رهانك. وبموافقتك نتذكر أيضًا حجم نافذتك ونحصي الزيارات.',
  consent_more: 'المزيد عن ملفات تعريف الارتباط',
  consent_accept_all: 'قبول الكل',
  consent_necessary_only: 'الضرورية فقط',
  consent_customise: 'تخصيص',
  consent_options: 'ما الذي يجوز حفظه',
  consent_necessary: 'الضرورية',
  consent_necessary_text: 'تسجيل الدخول والأمان واللغة واختيارك هذا. مفعّلة دائمًا.',
  consent_functionality: 'الوظيفية',
  consent_functionality_text: 'عرض نافذتك، لكي تلائمها الصفحة.',
  consent_marketing: 'التسويقية',
  consent_marketing_text: 'عدد مشاهدات الصفحات والأخطاء، والشريك الذي أتيت منه.',
  consent_accept_selected: 'قبول المحدد',
  consent_settings: 'إعدادات ملفات تعريف الارتباط',
  consent_settings_text: 'يمكنك تغيير اختيارك في أي وقت. وما توقفه يُحذف فورًا.',
  consent_saved: 'تم حفظ اختيارك لملفات تعريف الارتباط.',
  age_title: 'هل عمرك {age} عامًا أو أكثر؟',
  age_text: 'هذا موقع للرهان. ولا يجوز استخدامه إلا لمن بلغ {age} عامًا.',
  age_confirm: 'عمري {age} عامًا أو أكثر',
  age_younger: 'عمري أقل',
  age_sorry: 'إذن لا يجوز لك استخدام هذا الموقع. يرجى إغلاق الصفحة.',
} as const satisfies TextsLike<typeof en>
