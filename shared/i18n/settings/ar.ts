import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  settings_title: 'إعدادات العرض',
  settings_language: 'اللغة',
  settings_language_en: 'English',
  settings_language_ru: 'Русский',
  settings_language_ar: 'العربية',
  settings_theme: 'المظهر',
  settings_theme_light: 'فاتح',
  settings_theme_dark: 'داكن',
  settings_theme_system: 'حسب النظام',
  settings_coef_format: 'صيغة الاحتمالات',
  settings_coef_format_0: 'عشري',
  settings_coef_format_1: 'كسري',
  settings_coef_format_2: 'أمريكي',
  settings_coef_format_4: 'هونغ كونغ',
  settings_coef_format_5: 'إندونيسي',
  settings_coef_format_6: 'ماليزي',
  settings_coef_format_14: 'هونغ كونغ (العرض الآسيوي)',
  settings_coef_format_15: 'إندونيسي (العرض الآسيوي)',
  settings_coef_format_16: 'ماليزي (العرض الآسيوي)',
  settings_time_zone: 'المنطقة الزمنية',
  settings_time_format: 'صيغة الوقت',
  settings_time_24: '24 ساعة',
  settings_time_12: '12 ساعة',
} satisfies TextsLike<typeof en>
