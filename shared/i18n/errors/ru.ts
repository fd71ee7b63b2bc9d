import type { TextsLike } from '../keys.ts'
import type en from './en.ts'

export default {
  // One text for every `title` of shared/errors/catalogue.ts.
  main_captcha_needed: 'Подтвердите, что вы не робот.',
  main_unauthorised: 'Войдите, чтобы продолжить.',
  main_not_found: 'По этому адресу ничего не найдено.',
  main_outcome_unknown: 'Пока неизвестно, прошла ли операция. Мы проверяем, не повторяйте её.',
  main_unavailable: 'Сервис сейчас не отвечает. Попробуйте позже.',
  auth_wrong_credentials: 'Неверный e-mail или пароль.',
  registration_not_allowed: 'Регистрация сейчас закрыта.',
  registration_email_taken: 'Этот e-mail уже зарегистрирован. Попробуйте войти.',
  registration_underage: 'Вы ещё не достигли возраста, с которого можно играть.',
  registration_currency_unknown: 'Эта валюта недоступна.',
  registration_weak_password: 'Этот пароль слишком распространён. Придумайте другой.',
  coupon_not_taken: 'Ставка не была принята вовремя. Сумма вернулась на счёт.',
  coupon_suspended: 'Приём ставок на этот исход приостановлен.',
  coupon_not_found: 'Этого исхода больше нет в линии.',
  coupon_correlated: 'Исходы одного события нельзя объединять в одной ставке.',
  coupon_insufficient_funds: 'На счёте недостаточно средств.',
  coupon_bad_amount: 'Укажите сумму ставки в валюте счёта.',
  coupon_bad_shape: 'Из этих событий нельзя составить ставку такого типа.',
  coupon_too_many_legs: 'В купоне слишком много событий.',
  coupon_type_not_offered: 'Этот тип ставки недоступен.',
  coupon_sport_blocked: 'Этот вид спорта закрыт для вашего аккаунта.',
  coupon_account_unknown: 'Такого счёта нет.',
  cash_out_changed: 'Ставка теперь стоит меньше. Посмотрите новое предложение.',
  cash_out_expired: 'Срок предложения истёк. Посмотрите новое.',
  cash_out_unavailable: 'Сейчас эту ставку продать нельзя.',
} satisfies TextsLike<typeof en>
