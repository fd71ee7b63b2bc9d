/** Texts of the office’s menu, of sharing an idea, of friends, of deposit bonuses and of bonus games. */
export default {
  office_menu_account: 'Account',
  office_menu_money: 'Money',
  office_menu_bonuses: 'Bonuses',
  office_menu_safety: 'Safety',
  office_menu_help: 'Help',
} as const
