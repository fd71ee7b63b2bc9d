/** An entry of the office menu as the house or the operator names it: its text's key, its path without the language, the route of its icon. */
export interface MenuEntry {
  title: string
  link: string
  icon?: string
}
export interface MenuGroup {
  title: string
  items: readonly MenuEntry[]
}

const entry = (title: string, section: string): MenuEntry => ({
  title,
  link: section === '' ? '/office' : `/office/${section}`,
  icon: section === '' ? 'account' : section,
})

/** The office menu while the operator has not arranged it, and when the call does not answer (spec §3: categories with items). */
export const OFFICE_MENU: readonly MenuGroup[] = [
  {
    title: 'office_menu_account',
    items: [
      entry('office_title', ''),
      entry('office_history', 'history'),
      entry('verification_title', 'verification'),
      entry('office_settings', 'settings'),
    ],
  },
  {
    title: 'office_menu_money',
    items: [
      entry('payments_deposit_title', 'recharge'),
      entry('payments_withdraw_title', 'deduce'),
      entry('payments_history_title', 'historypay'),
    ],
  },
  {
    title: 'office_menu_bonuses',
    items: [
      entry('promotion_office_news', 'promotion'),
      entry('rewards_title', 'rewards'),
      entry('dbonus_title', 'bonuses/deposit'),
      entry('dbonus_wager_title', 'bonuses/wager'),
      entry('casino_vip_title', 'casino/vipcashback'),
      entry('casino_premium_title', 'casino/premiumcashback'),
      entry('friends_title', 'bringfriend'),
      { title: 'bgame_all', link: '/fortuna', icon: 'bonus-games' },
    ],
  },
  {
    title: 'office_menu_safety',
    items: [entry('limits_title', 'responsible'), entry('office_security', 'security')],
  },
  {
    title: 'office_menu_help',
    items: [entry('office_support', 'support'), entry('office_manager', 'manager'), entry('idea_title', 'share-idea')],
  },
]
