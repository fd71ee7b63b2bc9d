import type { IslandTranslate } from '../../i18n/translate.ts'

export interface LeaveProps {
  leave(): void
  stay(): void
  isLeaving: boolean
}

/** Asks before signing out (spec §8 `header_you_sure`, `header_confirm`, `header_logout`, `header_cancel`). */
export const LeaveDialog = ({ props: { leave, stay, isLeaving }, t }: { props: LeaveProps; t: IslandTranslate }) => (
  <>
    <h2 id="leave-title">{t('header_confirm')}</h2>
    <p>{t('header_you_sure')}</p>
    <div className="modal-acts">
      <button type="button" className="btn" onClick={stay}>
        {t('header_cancel')}
      </button>
      <button
        type="button"
        className="btn btn-main"
        aria-busy={isLeaving || undefined}
        disabled={isLeaving}
        onClick={leave}
      >
        {t('header_logout')}
      </button>
    </div>
  </>
)
