/** Texts of the office’s settings. */
export default {
  office_settings: 'Settings',
  office_settings_sections: 'Sections of the settings',
  office_settings_common: 'Display',
  office_settings_notifications: 'Notifications',
  office_settings_sports: 'Sports',
  office_settings_save: 'Save',
  office_settings_saved: 'The settings are saved',
  office_settings_common_text:
    'How odds, times and events are shown to you. The settings come with you to every device on which you sign in.',
  office_settings_notifications_text:
    'We send only what is switched on here. Messages about the safety of your account always come.',
  office_settings_sports_text: 'Sports that you switch off are not offered to you, and bets on them are refused.',
  office_settings_line: 'Line',
  office_settings_live: 'Live',
  office_settings_sport: 'Sport',
  office_settings_in_line: '{sport}: offer before the start',
  office_settings_in_live: '{sport}: offer live',
  office_mail_enable_mail_news: 'News and offers by e-mail',
  office_mail_enable_mail_deposit: 'Deposits by e-mail',
  office_mail_enable_mail_bets: 'Results of bets by e-mail',
  office_mail_enable_sms_news: 'News and offers by SMS',
  list_best: 'Best matches',
  office_promo_check: 'Promo code check',
  seo_settings_title: 'Settings – {company}',
  seo_settings_description: 'Display, notifications and sports of your account.',
} as const
