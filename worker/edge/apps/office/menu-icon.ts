import type { IconName } from '../../../../shared/ui/icon.tsx'

/** The drawing of each section of the office, by its route. */
const ICONS: Readonly<Record<string, IconName>> = {
  account: 'user',
  history: 'history',
  verification: 'info',
  settings: 'globe',
  recharge: 'wallet',
  deduce: 'wallet',
  historypay: 'clock',
  promotion: 'spark',
  rewards: 'spark',
  'bonuses/deposit': 'spark',
  'bonuses/wager': 'spark',
  'casino/vipcashback': 'spark',
  'casino/premiumcashback': 'spark',
  bringfriend: 'user',
  'bonus-games': 'ball',
  responsible: 'shield',
  security: 'lock',
  support: 'chat',
  manager: 'phone',
  'share-idea': 'mail',
}

/** The icon of a menu entry; one of a route that is not known is noted in the log, and the entry stands without (spec §8, S8.55). */
export function menuIcon(route: string | null | undefined): IconName | null {
  if (!route) return null
  const icon = Object.hasOwn(ICONS, route) ? ICONS[route] : undefined
  if (icon === undefined)
    console.warn(JSON.stringify({ level: 'warn', message: 'unknown icon route in the office menu', route }))
  return icon ?? null
}
