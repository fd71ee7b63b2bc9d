import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_menu_account: 'الحساب',
  office_menu_money: 'المال',
  office_menu_bonuses: 'المكافآت',
  office_menu_safety: 'الأمان',
  office_menu_help: 'المساعدة',
  idea_title: 'شاركنا فكرة',
  idea_text: 'ماذا تضيف أو تغيّر؟ نقرأ كل فكرة.',
  idea_form_title: 'فكرتك',
  idea_form_hint: 'ما فائدتها وأين مكانها في الموقع؟',
  idea_form_send: 'إرسال',
  idea_sent_title: 'شكرًا لك! رقم فكرتك هو {id}',
  idea_sent_text: 'نقرأ كل الأفكار. لا نرد على كل فكرة بمفردها؛ وللأسئلة راسل الدعم.',
  idea_own: 'أفكارك السابقة',
  idea_none: 'لا شيء بعد. ستظهر أفكارك هنا مع أرقامها.',
} satisfies TextsLike<typeof en>
