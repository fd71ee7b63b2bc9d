import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_settings: 'Настройки',
  office_settings_sections: 'Разделы настроек',
  office_settings_common: 'Отображение',
  office_settings_notifications: 'Уведомления',
  office_settings_sports: 'Виды спорта',
  office_settings_save: 'Сохранить',
  office_settings_saved: 'Настройки сохранены',
  office_settings_common_text:
    'Как показывать коэффициенты, время и события. Настройки действуют на всех устройствах, где вы вошли.',
  office_settings_notifications_text:
    'Мы отправляем только то, что включено здесь. Сообщения о безопасности счёта приходят всегда.',
  office_settings_sports_text: 'Отключённые виды спорта вам не предлагаются, и ставки на них не принимаются.',
  office_settings_line: 'Линия',
  office_settings_live: 'Live',
  office_settings_sport: 'Вид спорта',
  office_settings_in_line: '{sport}: предлагать в линии',
  office_settings_in_live: '{sport}: предлагать в live',
  office_mail_enable_mail_news: 'Новости и предложения по почте',
  office_mail_enable_mail_deposit: 'Пополнения по почте',
  office_mail_enable_mail_bets: 'Результаты ставок по почте',
  office_mail_enable_sms_news: 'Новости и предложения по SMS',
  list_best: 'Лучшие матчи',
  office_promo_check: 'Проверка промокода',
  seo_settings_title: 'Настройки – {company}',
  seo_settings_description: 'Отображение, уведомления и виды спорта вашего счёта.',
} satisfies TextsLike<typeof en>
