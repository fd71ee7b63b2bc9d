import type { Message } from './outbox.ts'

type Text = (value: string) => string
interface Mail {
  subject: string
  text: Text
}
type Name = 'code' | 'password' | 'reset' | 'resetCode' | 'changed' | 'activate' | 'twoFactor' | 'contact'

/** What the house writes to a player, by language; another language gets English. */
const TEXTS: Record<'en' | 'ru' | 'ar', Record<Name, Mail>> = {
  en: {
    code: {
      subject: 'Code',
      text: (code) => `Edgebook: your code is ${code}. Tell it to nobody. It is good for 10 minutes.`,
    },
    password: {
      subject: 'Password',
      text: (password) => `Edgebook: your password is ${password}. Change it in your account.`,
    },
    reset: {
      subject: 'A new password',
      text: (link) =>
        `Somebody asked for a new password for your account. To set it, open this link within an hour: ${link}\nIf it was not you, do nothing: your password stays.`,
    },
    resetCode: {
      subject: 'Code',
      text: (code) =>
        `Edgebook: ${code} is your code for a new password. Tell it to nobody. It is good for 10 minutes.`,
    },
    changed: {
      subject: 'Your password was changed',
      text: (at) =>
        `On ${at} (UTC) the password of your account was changed, and all devices were signed out. If it was not you, write to our support at once.`,
    },
    activate: {
      subject: 'Confirm your e-mail',
      text: (link) => `To confirm this address for your account, open this link within three days: ${link}`,
    },
    twoFactor: {
      subject: 'Two-step sign-in was changed',
      text: (at) =>
        `On ${at} (UTC) two-step sign-in of your account was switched on or off. If it was not you, write to our support at once.`,
    },
    contact: {
      subject: 'Your contacts were changed',
      text: (at) =>
        `On ${at} (UTC) another e-mail or phone was given for your account. If it was not you, write to our support at once.`,
    },
  },
  ru: {
    code: {
      subject: 'Код',
      text: (code) => `Edgebook: ваш код ${code}. Никому его не сообщайте. Код действует 10 минут.`,
    },
    password: {
      subject: 'Пароль',
      text: (password) => `Edgebook: ваш пароль ${password}. Смените его в личном кабинете.`,
    },
    reset: {
      subject: 'Новый пароль',
      text: (link) =>
        `Для вашего аккаунта запросили новый пароль. Чтобы задать его, откройте ссылку в течение часа: ${link}\nЕсли это были не вы, ничего не делайте: пароль останется прежним.`,
    },
    resetCode: {
      subject: 'Код',
      text: (code) => `Edgebook: ${code} — код для нового пароля. Никому его не сообщайте. Код действует 10 минут.`,
    },
    changed: {
      subject: 'Пароль изменён',
      text: (at) =>
        `${at} (UTC) пароль вашего аккаунта изменён, все устройства вышли из аккаунта. Если это были не вы, сразу напишите в службу поддержки.`,
    },
    activate: {
      subject: 'Подтвердите электронную почту',
      text: (link) => `Чтобы подтвердить этот адрес, откройте ссылку в течение трёх дней: ${link}`,
    },
    twoFactor: {
      subject: 'Двухэтапный вход изменён',
      text: (at) =>
        `${at} (UTC) двухэтапный вход в ваш аккаунт включили или выключили. Если это были не вы, сразу напишите в службу поддержки.`,
    },
    contact: {
      subject: 'Контакты изменены',
      text: (at) =>
        `${at} (UTC) для вашего аккаунта указали другую почту или телефон. Если это были не вы, сразу напишите в службу поддержки.`,
    },
  },
  ar: {
    code: { subject: 'رمز', text: (code) => `Edgebook: رمزك هو ${code}. لا تخبر به أحدًا. صالح لمدة 10 دقائق.` },
    password: { subject: 'كلمة المرور', text: (password) => `Edgebook: كلمة مرورك هي ${password}. غيّرها من حسابك.` },
    reset: {
      subject: 'كلمة مرور جديدة',
      text: (link) =>
        `طُلبت كلمة مرور جديدة لحسابك. لتعيينها افتح هذا الرابط خلال ساعة: ${link}\nإن لم تكن أنت فلا تفعل شيئًا، وستبقى كلمة مرورك كما هي.`,
    },
    resetCode: {
      subject: 'رمز',
      text: (code) => `Edgebook: ${code} هو رمز تعيين كلمة مرور جديدة. لا تخبر به أحدًا. صالح لمدة 10 دقائق.`,
    },
    changed: {
      subject: 'تم تغيير كلمة المرور',
      text: (at) =>
        `في ${at} (بالتوقيت العالمي المنسق) تم تغيير كلمة مرور حسابك وسُجّل الخروج من جميع الأجهزة. إن لم تكن أنت فراسل فريق الدعم على الفور.`,
    },
    activate: {
      subject: 'أكّد بريدك الإلكتروني',
      text: (link) => `لتأكيد هذا العنوان لحسابك افتح هذا الرابط خلال ثلاثة أيام: ${link}`,
    },
    twoFactor: {
      subject: 'تم تغيير تسجيل الدخول بخطوتين',
      text: (at) =>
        `في ${at} (بالتوقيت العالمي المنسق) تم تشغيل تسجيل الدخول بخطوتين أو إيقافه. إن لم تكن أنت فراسل فريق الدعم على الفور.`,
    },
    contact: {
      subject: 'تم تغيير بيانات الاتصال',
      text: (at) =>
        `في ${at} (بالتوقيت العالمي المنسق) أُعطي لحسابك بريد أو هاتف آخر. إن لم تكن أنت فراسل فريق الدعم على الفور.`,
    },
  },
}

/** A time as the messages say it, in UTC. */
export const atText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** A message of the house to a phone (with a plus) or a mailbox; `at` is milliseconds on the backend's clock. */
export function messageTo(to: string, name: Name, value: string, lang: string | undefined, at: number): Message {
  const { subject, text } = (lang === 'ru' || lang === 'ar' ? TEXTS[lang] : TEXTS.en)[name]
  return { channel: to.startsWith('+') ? 'sms' : 'email', to, subject, text: text(value), at }
}
