/** The mailing settings (spec §3). Nobody gets what he has not asked for. */
export const DEFAULT_MAILING = {
  enable_mail_news: false,
  enable_mail_deposit: false,
  enable_mail_bets: false,
  enable_sms_news: false,
} as const
export type MailingKey = keyof typeof DEFAULT_MAILING
export const MAILING_KEYS = ['enable_mail_news', 'enable_mail_deposit', 'enable_mail_bets', 'enable_sms_news'] as const

/** The mailing setting of a name with its value (a flag, or 0 or 1); null when there is no such setting or value. */
export function takeMailing(name: string, value: unknown): { key: MailingKey; value: boolean } | null {
  const key = MAILING_KEYS.find((each) => each === name)
  const flag = value === true || value === false ? value : { 0: false, 1: true }[String(value)]
  return key === undefined || flag === undefined ? null : { key, value: flag }
}
