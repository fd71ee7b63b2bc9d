import type { Message } from './outbox.ts'

/** The welcome mail by language; another language gets English. */
const TEXTS = {
  en: {
    subject: 'Welcome to Edgebook',
    confirm: 'To confirm your e-mail, open this link within three days:',
    text: (name: string) =>
      `Hello ${name}, your account is open. Play for fun, set your limits in the office, and stop when it stops being fun.`,
  },
  ru: {
    subject: 'Добро пожаловать в Edgebook',
    confirm: 'Чтобы подтвердить почту, откройте ссылку в течение трёх дней:',
    text: (name: string) =>
      `Здравствуйте, ${name}! Ваш счёт открыт. Играйте для удовольствия, установите лимиты в личном кабинете и вовремя останавливайтесь.`,
  },
  ar: {
    subject: 'مرحبًا بك في Edgebook',
    confirm: 'لتأكيد بريدك الإلكتروني افتح هذا الرابط خلال ثلاثة أيام:',
    text: (name: string) =>
      `مرحبًا ${name}، تم فتح حسابك. العب من أجل المتعة، وحدد حدودك في حسابك، وتوقف عندما لا يعود اللعب ممتعًا.`,
  },
}

/** The mail that a new player gets, with the link that confirms his address where it has to be; `at` is milliseconds on the backend's clock. */
export function welcomeMail(to: string, name: string | null, link: string | null, lang: string, at: number): Message {
  const { subject, text, confirm } = lang === 'ru' || lang === 'ar' ? TEXTS[lang] : TEXTS.en
  return {
    channel: 'email',
    to,
    subject,
    text: `${text(name ?? to)}${link === null ? '' : `\n${confirm} ${link}`}`,
    at,
  }
}
