import type { SiteConfig } from '../../api/config.ts'
import type { TextKey } from '../../i18n/keys.ts'
import type { IconName } from '../icon.tsx'

export interface SupportOption {
  name: TextKey
  /** What is written or dialled. */
  shown: string
  href: string
  icon: IconName
}

type Contact = Omit<SupportOption, 'href'> & { href: string | null }

/** Ways to reach support of which the config knows the address; an address that does not look like one is left out. */
export function supportOptions({ contacts }: Pick<SiteConfig, 'contacts'>): SupportOption[] {
  const { email = '', phone = '', telegram = '', whatsapp = '' } = contacts
  const nick = /^@?([A-Za-z][A-Za-z0-9_]{3,63})$/.exec(telegram)?.[1]
  const digits = whatsapp.replace(/[ ()+-]/g, '')
  const found: Contact[] = [
    {
      name: 'support_email',
      shown: email,
      href: /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null,
      icon: 'mail',
    },
    {
      name: 'support_phone',
      shown: phone,
      href: /^\+?[0-9 ()-]{3,24}$/.test(phone) ? `tel:${phone.replace(/[ ()-]/g, '')}` : null,
      icon: 'phone',
    },
    { name: 'support_telegram', shown: telegram, href: nick ? `https://t.me/${nick}` : null, icon: 'globe' },
    {
      name: 'support_whatsapp',
      shown: whatsapp,
      href: /^[0-9]{6,15}$/.test(digits) ? `https://wa.me/${digits}` : null,
      icon: 'globe',
    },
  ]
  return found.flatMap(({ href, ...rest }) => (href === null ? [] : [{ ...rest, href }]))
}

/** The consultant's own page, when the config names one; without it the consultant is not working. */
export function consultantUrl({ consultant }: Pick<SiteConfig, 'consultant'>): string | null {
  const url = consultant?.url
  return typeof url === 'string' && URL.parse(url)?.protocol === 'https:' ? url : null
}
