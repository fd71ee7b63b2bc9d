import { PROVIDER_NAMES, type SocialProvider } from '../../../shared/domain/account/social.ts'

/** Ground of each provider's mark. */
const GROUNDS: Partial<Record<SocialProvider, string>> = {
  google: '#1a73e8',
  vk: '#0077ff',
  ok: '#ee8208',
  fb: '#0866ff',
  mailru: '#005ff9',
  yandex: '#fc3f1d',
  telegram: '#229ed9',
  kakaotalk: '#3c1e1e',
  itsme: '#ff4612',
  twitch: '#9146ff',
  metamask: '#763d16',
  line: '#06703a',
  linkedin: '#0a66c2',
}

/** A plain mark of a provider, its first letter on a ground: brands' own drawings are theirs to give. */
export function socialMark(name: SocialProvider): string {
  const letter = PROVIDER_NAMES[name].slice(0, 1).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${GROUNDS[name] ?? '#14171a'}"/><text x="12" y="17" text-anchor="middle" font-family="system-ui,sans-serif" font-size="14" font-weight="700" fill="#fff">${letter}</text></svg>`
}
