import type { ConsentType } from '../../../../shared/domain/consent/consent.ts'
import { ConsentOptions } from '../../../../shared/ui/consent/options.tsx'
import { HiddenFields } from '../../../../shared/ui/islands/fields.tsx'
import type { PlainForm } from '../../../../shared/ui/islands/props.ts'
import { chosenConsent } from '../../consent/state.ts'
import type { Page } from '../../page.ts'

interface Choice {
  chosen: ConsentType | null
  form: PlainForm
}

/** A page with the choice of cookies below its own content. Every page takes the form (worker/edge/answer.ts); the footer leads here. */
export const withConsent = <D,>(page: Page<D>): Page<{ own: D; choice: Choice }> => ({
  load: async (ctx, params) => {
    const loaded = await page.load(ctx, params)
    if (loaded.kind !== 'data') return loaded
    return { ...loaded, data: { own: loaded.data, choice: { chosen: chosenConsent(ctx), form: ctx.form() } } }
  },
  view: ({ own, choice: { chosen, form } }, ctx) => (
    <>
      {page.view(own, ctx)}
      <section className="box card" id="choice">
        <form className="form" method="post" action={`${form.action}?notice=consent#choice`}>
          <HiddenFields csrf={form.csrf} action="consent" />
          <h2>{ctx.t('consent_settings')}</h2>
          <p className="mu">{ctx.t('consent_settings_text')}</p>
          <ConsentOptions t={ctx.t} chosen={chosen} />
          <div className="acts">
            <button type="submit" className="btn" name="choice" value="all">
              {ctx.t('consent_accept_all')}
            </button>
            <button type="submit" className="btn" name="choice" value="disabled">
              {ctx.t('consent_necessary_only')}
            </button>
            <button type="submit" className="btn" name="choice" value="selected">
              {ctx.t('consent_accept_selected')}
            </button>
          </div>
        </form>
      </section>
    </>
  ),
  head: ({ own }, ctx) => page.head(own, ctx),
})
