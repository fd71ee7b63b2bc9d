import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_menu_account: 'الحساب',
  office_menu_money: 'المال',
  office_menu_bonuses: 'المكافآت',
  office_menu_safety: 'الأمان',
  office_menu_help: 'المساعدة',
} satisfies TextsLike<typeof en>
