import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  office_menu_account: 'Аккаунт',
  office_menu_money: 'Деньги',
  office_menu_bonuses: 'Бонусы',
  office_menu_safety: 'Безопасность',
  office_menu_help: 'Помощь',
  idea_title: 'Поделиться идеей',
  idea_text: 'Что бы вы добавили или изменили? Мы читаем каждую идею.',
  idea_form_title: 'Ваша идея',
  idea_form_hint: 'Чем она полезна и где на сайте её место?',
  idea_form_send: 'Отправить',
  idea_sent_title: 'Спасибо! Номер вашей идеи: {id}',
  idea_sent_text: 'Мы прочитаем её. На идеи мы не отвечаем по отдельности; с вопросом напишите в поддержку.',
  idea_own: 'Ваши идеи',
  idea_none: 'Пока ничего. Здесь будут ваши идеи с номерами.',
} satisfies TextsLike<typeof en>
