import type { Translate } from '../../i18n/translate.ts'

/** Snow over the home page, where the operator wants it: drawn by the stylesheet, still for who prefers less motion, stopped at a press. */
export const Snow = ({ t }: { t: Translate }) => (
  <div className="snow">
    <label className="chip">
      <input type="checkbox" />
      {t('layout_snow_pause')}
    </label>
    <i aria-hidden="true" />
  </div>
)
