import { formatMoney } from '../../../shared/domain/money/amount.ts'
import type { Ctx } from '../http/serve.ts'
import { post } from '../identity/outbox.ts'
import { playerById } from '../identity/player.ts'
import { speaks } from '../identity/site.ts'
import type { Payment } from '../wallet/payments-api.ts'

type Told = 'asked' | 'paidIn'
interface Mail {
  subject: string
  text: (amount: string, id: number) => string
}
const TEXTS: Record<'en' | 'ru' | 'ar', Record<Told, Mail>> = {
  en: {
    asked: {
      subject: 'Withdrawal',
      text: (amount, id) =>
        `A withdrawal of ${amount} was asked for (number ${id}). If it was not you, write to our support at once.`,
    },
    paidIn: {
      subject: 'Your deposit has come',
      text: (amount, id) => `${amount} were credited to your account (payment ${id}).`,
    },
  },
  ru: {
    asked: {
      subject: 'Вывод средств',
      text: (amount, id) =>
        `Создана заявка на вывод ${amount} (номер ${id}). Если это были не вы, сразу напишите в службу поддержки.`,
    },
    paidIn: {
      subject: 'Счёт пополнен',
      text: (amount, id) => `На ваш счёт зачислено ${amount} (платёж ${id}).`,
    },
  },
  ar: {
    asked: {
      subject: 'سحب أموال',
      text: (amount, id) => `طُلب سحب ${amount} (رقم ${id}). إن لم تكن أنت فراسل فريق الدعم على الفور.`,
    },
    paidIn: {
      subject: 'وصل إيداعك',
      text: (amount, id) => `أُضيف ${amount} إلى حسابك (العملية ${id}).`,
    },
  },
}

/**
 * Tells the player by mail of a payment: that money is asked for, always, so that support hears in time if it was not he (SEC-15); that his
 * money has come, where he wants such mails. The payment stands whatever becomes of the mail.
 */
export async function mailPayment(c: Ctx, told: Told, payment: Payment, now: number): Promise<void> {
  try {
    const player = await playerById(c.env, payment.userId)
    const isWanted = told === 'asked' || player?.profile.office?.settings.enable_mail_deposit === true
    if (!player?.email || !isWanted) return
    const lang = await speaks(c)
    const { subject, text } = TEXTS[lang === 'ru' || lang === 'ar' ? lang : 'en'][told]
    const amount = `${formatMoney(payment.amount, payment.currency)} ${payment.currency}`
    await post(c.env, { channel: 'email', to: player.email, subject, text: text(amount, payment.id), at: now })
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', message: 'no mail about a payment', error: String(error) }))
  }
}
