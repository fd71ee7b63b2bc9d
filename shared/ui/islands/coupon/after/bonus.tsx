import type { IslandTranslate } from '../../../../i18n/translate.ts'
import { Icon } from '../../../icon.tsx'

interface BonusProps {
  name: string
  coef: string
  t: IslandTranslate
  /** Absent for what stays with the bets, or while a press waits for its answer. */
  remove?: () => void
}

/** What the house adds to an express: its bonus bet, which stays away when the player removes it, or the uplift of a ready-made one. */
export const Bonus = ({ name, coef, t, remove }: BonusProps) => (
  <div className="leg" data-coupon-bonus="">
    <b className="leg-what">{name}</b>
    <b className="leg-price leg-coef">{coef}</b>
    {remove && (
      <button type="button" className="icon-btn leg-remove" aria-label={t('coupon_bonus_remove')} onClick={remove}>
        <Icon name="close" />
      </button>
    )}
  </div>
)
