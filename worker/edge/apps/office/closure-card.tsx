import { ActForm } from './act-form.tsx'
import type { CardProps } from './security-cards.tsx'

/** Closing the account: the player's own act, with a yes of its own, apart from self-exclusion (RG-80). */
export const ClosureCard = ({ ctx: { t }, ctx, form, security }: CardProps) => (
  <section className="box card" id="closure">
    <h2>{t('closure_title')}</h2>
    <p className="mu">{t('closure_text')}</p>
    <ActForm ctx={ctx} form={form} act="close" isFresh={security.isFresh} values={{ key: form.key }}>
      <label className="check">
        <input type="checkbox" name="agree" value="1" required />
        {t('closure_yes')}
      </label>
      <button type="submit" className="btn">
        {t('closure_title')}
      </button>
    </ActForm>
  </section>
)
