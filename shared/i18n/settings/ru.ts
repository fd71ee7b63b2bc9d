import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  settings_title: 'Настройки отображения',
  settings_language: 'Язык',
  settings_language_en: 'English',
  settings_language_ru: 'Русский',
  settings_language_ar: 'العربية',
  settings_theme: 'Тема',
  settings_theme_light: 'Светлая',
  settings_theme_dark: 'Тёмная',
  settings_theme_system: 'Как в системе',
  settings_coef_format: 'Формат коэффициентов',
  settings_coef_format_0: 'Десятичный',
  settings_coef_format_1: 'Дробный (английский)',
  settings_coef_format_2: 'Американский',
  settings_coef_format_4: 'Гонконгский',
  settings_coef_format_5: 'Индонезийский',
  settings_coef_format_6: 'Малайский',
  settings_coef_format_14: 'Гонконгский (азиатский вид)',
  settings_coef_format_15: 'Индонезийский (азиатский вид)',
  settings_coef_format_16: 'Малайский (азиатский вид)',
  settings_time_zone: 'Часовой пояс',
  settings_time_format: 'Формат времени',
  settings_time_24: '24 часа',
  settings_time_12: '12 часов',
} satisfies TextsLike<typeof en>
