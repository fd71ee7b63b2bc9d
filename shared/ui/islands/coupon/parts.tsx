import type { IslandKey } from '../../../i18n/keys.ts'
import type { IslandTranslate } from '../../../i18n/translate.ts'
import { Icon } from '../../icon.tsx'
import { islandHref } from '../links.ts'

const TYPE_KEYS = [
  'coupon_type_0',
  'coupon_type_1',
  'coupon_type_2',
  'coupon_type_3',
  'coupon_type_4',
  'coupon_type_5',
  'coupon_type_6',
  'coupon_type_7',
  'coupon_type_8',
  'coupon_type_9',
] as const
/** Name of a coupon type. */
export const typeKey = (typeId: number): IslandKey => TYPE_KEYS[typeId] ?? 'coupon_type_0'

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
  'data-coupon-variants'?: string
}) {
  return (
    <div className="sum">
      <dt>{label}</dt>
      <dd {...hook}>{value}</dd>
    </div>
  )
}

/** The slip without bets: what will be here, and two ways to it; `undo` brings back what was cleared. */
export function Empty({ lang, t, undo }: { lang: string; t: IslandTranslate; undo?: (() => void) | null }) {
  return (
    <div className="coupon-empty">
      <Icon name="ticket" />
      <b>{t('coupon_empty_title')}</b>
      <p className="mu">{t('coupon_empty_text')}</p>
      {undo && (
        <button type="button" className="btn btn-main" onClick={undo}>
          {t('coupon_undo')}
        </button>
      )}
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
