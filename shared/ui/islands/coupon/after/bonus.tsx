import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Icon } from '../../../icon.tsx'

interface BonusProps {
  coef: string
  locked: boolean
  t: IslandTranslate
  remove(): void
}

/** The bonus bet that the house adds to an express; removed by the player, it stays away. */
export const Bonus = ({ coef, locked, t, remove }: BonusProps) => (
  <div className="leg" data-coupon-bonus="">
    <b className="leg-what">{t('coupon_bonus_bet')}</b>
    <b className="leg-price leg-coef">{coef}</b>
    {!locked && (
      <button type="button" className="icon-btn leg-remove" aria-label={t('coupon_bonus_remove')} onClick={remove}>
        <Icon name="close" />
      </button>
    )}
  </div>
)
