import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_settings: 'الإعدادات',
  office_settings_sections: 'أقسام الإعدادات',
  office_settings_common: 'العرض',
  office_settings_notifications: 'الإشعارات',
  office_settings_sports: 'الرياضات',
  office_settings_save: 'حفظ',
  office_settings_saved: 'تم حفظ الإعدادات',
  office_settings_common_text: 'كيف تُعرض لك الأسعار والأوقات والمباريات. تصحبك الإعدادات على كل جهاز تسجل الدخول منه.',
  office_settings_notifications_text: 'لا نرسل إلا ما هو مفعّل هنا. أما رسائل أمان الحساب فتصل دائمًا.',
  office_settings_sports_text: 'الرياضات التي توقفها لا تُعرض عليك ولا تُقبل الرهانات عليها.',
  office_settings_line: 'قبل المباراة',
  office_settings_live: 'مباشر',
  office_settings_sport: 'الرياضة',
  office_settings_in_line: '{sport}: العرض قبل البداية',
  office_settings_in_live: '{sport}: العرض المباشر',
  office_mail_enable_mail_news: 'الأخبار والعروض بالبريد الإلكتروني',
  office_mail_enable_mail_deposit: 'الإيداعات بالبريد الإلكتروني',
  office_mail_enable_mail_bets: 'نتائج الرهانات بالبريد الإلكتروني',
  office_mail_enable_sms_news: 'الأخبار والعروض برسائل SMS',
  list_best: 'أفضل المباريات',
  office_promo_check: 'التحقق من الرمز الترويجي',
  seo_settings_title: 'الإعدادات – {company}',
  seo_settings_description: 'العرض والإشعارات والرياضات في حسابك.',
} satisfies TextsLike<typeof en>
