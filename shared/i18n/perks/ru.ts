import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_menu_account: 'Аккаунт',
  office_menu_money: 'Деньги',
  office_menu_bonuses: 'Бонусы',
  office_menu_safety: 'Безопасность',
  office_menu_help: 'Помощь',
} satisfies TextsLike<typeof en>
