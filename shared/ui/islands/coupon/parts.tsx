import type { IslandTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../icon.tsx'
import { islandHref } from '../links.ts'

/** A sum of the slip: its name and its number. Stands in a `<dl>`. */
export function Sum({
  label,
  value,
  ...hook
}: {
  label: string
  value: string
  'data-coupon-coef'?: string
  'data-coupon-win'?: string
}) {
  return (
    <div className="sum">
      <dt>{label}</dt>
      <dd {...hook}>{value}</dd>
    </div>
  )
}

/** The slip without bets: what will be here, and two ways to it. */
export function Empty({ lang, t }: { lang: string; t: IslandTranslate }) {
  return (
    <div className="coupon-empty">
      <Icon name="ticket" />
      <b>{t('coupon_empty_title')}</b>
      <p className="mu">{t('coupon_empty_text')}</p>
      <div className="coupon-ways">
        <a className="btn" href={islandHref(lang, 'live')}>
          {t('coupon_empty_to_live')}
        </a>
        <a className="btn" href={islandHref(lang, 'line')}>
          {t('coupon_empty_to_line')}
        </a>
      </div>
    </div>
  )
}
