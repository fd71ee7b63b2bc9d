import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  consent_title: 'Файлы cookie на этом сайте',
  consent_text:
    'Необходимые файлы cookie сохраняют вход и купон. С вашего согласия мы также запоминаем размер окна и считаем посещения.',
  consent_more: 'Подробнее о cookie',
  consent_accept_all: 'Принять все',
  consent_necessary_only: 'Только необходимые',
  consent_customise: 'Настроить',
  consent_options: 'Что можно сохранять',
  consent_necessary: 'Необходимые',
  consent_necessary_text: 'Вход, безопасность, язык и сам этот выбор. Всегда включены.',
  consent_functionality: 'Функциональные',
  consent_functionality_text: 'Ширина окна, чтобы страница ей соответствовала.',
  consent_marketing: 'Маркетинговые',
  consent_marketing_text: 'Число просмотров и ошибок, а также партнёр, от которого вы пришли.',
  consent_accept_selected: 'Принять выбранные',
  consent_settings: 'Настройки cookie',
  consent_settings_text: 'Выбор можно изменить в любое время. То, что вы выключите, удаляется сразу.',
  consent_saved: 'Ваш выбор файлов cookie сохранён.',
  age_title: 'Вам исполнилось {age}?',
  age_text: 'Это сайт о ставках. Им могут пользоваться только лица, достигшие {age} лет.',
  age_confirm: 'Мне есть {age}',
  age_younger: 'Я младше',
  age_sorry: 'Тогда пользоваться этим сайтом нельзя. Пожалуйста, закройте страницу.',
} as const satisfies TextsLike<typeof en>
