import type { Page } from '../../page.ts'
import { type SupportFormData, sendSupport, supportForm } from './support.ts'
import { SupportForm } from './support-form.tsx'

/** A page with the form to write to support below its own content. */
export const withSupport = <D,>(page: Page<D>): Page<{ own: D; support: SupportFormData }> => ({
  load: async (ctx, params) => {
    const loaded = await page.load(ctx, params)
    return loaded.kind === 'data' ? { ...loaded, data: { own: loaded.data, support: supportForm(ctx) } } : loaded
  },
  view: ({ own, support }, ctx) => (
    <>
      {page.view(own, ctx)}
      <SupportForm data={support} ctx={ctx} />
    </>
  ),
  head: ({ own }, ctx) => page.head(own, ctx),
  post: async (form, ctx, params) => {
    const loaded = await page.load(ctx, params)
    if (loaded.kind !== 'data') return loaded
    const support = await sendSupport(form, ctx)
    return 'kind' in support ? support : { kind: 'data', data: { own: loaded.data, support } }
  },
})
