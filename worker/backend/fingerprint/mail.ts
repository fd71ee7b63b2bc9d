import type { Message } from '../identity/outbox.ts'

/** The notice of a new device by language; another language gets English. `at` is the time in UTC. */
const TEXTS = {
  en: {
    subject: 'Your account was used on a new device',
    text: (at: string) =>
      `On ${at} (UTC) your account was used on a kind of device that it was not used on before. If it was you, there is nothing to do. If not, write to our support at once.`,
  },
  ru: {
    subject: 'Вход с нового устройства',
    text: (at: string) =>
      `${at} (UTC) в ваш аккаунт вошли с устройства, с которого раньше не входили. Если это были вы, ничего делать не нужно. Если нет, сразу напишите в службу поддержки.`,
  },
  ar: {
    subject: 'تم استخدام حسابك على جهاز جديد',
    text: (at: string) =>
      `في ${at} (بالتوقيت العالمي المنسق) استُخدم حسابك على جهاز لم يُستخدم عليه من قبل. إن كنت أنت من فعل ذلك فلا حاجة إلى أي إجراء، وإلا فراسل فريق الدعم على الفور.`,
  },
}

/** The mail that tells a player of a device that is new to his account; `at` is milliseconds on the backend's clock. */
export function deviceMail(to: string, lang: string, at: number): Message {
  const { subject, text } = lang === 'ru' || lang === 'ar' ? TEXTS[lang] : TEXTS.en
  return { channel: 'email', to, subject, text: text(new Date(at).toISOString().slice(0, 16).replace('T', ' ')), at }
}
