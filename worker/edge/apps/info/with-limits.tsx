import type { Page } from '../../page.ts'

/** A page with the way to the player's own limits above its text: the tools are one press from what is said of them. */
export const withLimits = <D,>(page: Page<D>): Page<D> => ({
  ...page,
  view: (data, ctx) => (
    <>
      <section className="note card">
        <h2>{ctx.t('limits_own')}</h2>
        <p>{ctx.t(ctx.visit.player ? 'limits_own_text' : 'limits_own_visitor')}</p>
        <a className="btn btn-main" href={ctx.href('responsible')}>
          {ctx.t('limits_own_button')}
        </a>
      </section>
      {page.view(data, ctx)}
    </>
  ),
})
