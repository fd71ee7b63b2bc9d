/** Names of the sprite's drawings (`icons.svg`). */
export const ICONS = [
  'live',
  'line',
  'home',
  'ticket',
  'history',
  'menu',
  'user',
  'shield',
  'chevron',
  'close',
  'chat',
  'up',
  'left',
  'right',
  'lock',
  'info',
  'alert',
  'clock',
  'search',
  'wallet',
  'book',
  'mail',
  'phone',
  'spark',
  'globe',
  'ball',
  'football',
  'ice-hockey',
  'basketball',
  'tennis',
  'baseball',
  'volleyball',
  'handball',
  'table-tennis',
  'esports',
  'cricket',
  'long-term',
  'sport',
] as const
export type IconName = (typeof ICONS)[number]

/** A drawing of the sprite, which every document carries, beside a text or in a named control: it says nothing by itself. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ic" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)
