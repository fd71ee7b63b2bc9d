/** Texts of the office’s menu, of sharing an idea, of friends, of deposit bonuses and of bonus games. */
export default {
  office_menu_account: 'Account',
  office_menu_money: 'Money',
  office_menu_bonuses: 'Bonuses',
  office_menu_safety: 'Safety',
  office_menu_help: 'Help',
  idea_title: 'Share an idea',
  idea_text: 'What would you add or change? We read every idea.',
  idea_form_title: 'Your idea',
  idea_form_hint: 'What is it good for, and where on the site would it be?',
  idea_form_send: 'Share',
  idea_sent_title: 'Thank you! Your idea has number {id}',
  idea_sent_text: 'We read each of them. Ideas are not answered one by one; a question belongs to support.',
  idea_own: 'What you have shared',
  idea_none: 'Nothing yet. Your ideas will stand here with their numbers.',
} as const
