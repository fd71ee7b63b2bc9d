import { getOfficeMenu, type OfficeMenu } from '../../../../shared/api/settings.ts'
import officeStyle from '../../../../shared/ui/office/office.css?inline'
import type { Loaded, Page, PageContext } from '../../page.ts'

interface WithMenu<D> {
  own: D
  /** Null when the call does not answer: the house's own menu stands then. */
  menu: OfficeMenu | null
}

/** A page of the office with the menu that the call gives (S7.63), read beside the page's own data. */
export function withMenu<D>(page: Page<D>): Page<WithMenu<D>> {
  const { style = '', load, view, head, post } = page
  const inOffice = async (own: Loaded<D>, menu: Promise<OfficeMenu | null>): Promise<Loaded<WithMenu<D>>> =>
    own.kind === 'data' ? { ...own, data: { own: own.data, menu: await menu } } : own
  const readMenu = (ctx: PageContext) => ctx.read(getOfficeMenu)
  return {
    style: officeStyle + style,
    load: async (ctx, params) => {
      const menu = readMenu(ctx)
      return inOffice(await load(ctx, params), menu)
    },
    view: ({ own, menu }, ctx) => view(own, { ...ctx, officeMenu: menu }),
    head: ({ own }, ctx) => head(own, ctx),
    ...(post && {
      post: async (form, ctx, params) => {
        const answer = await post(form, ctx, params)
        return answer instanceof Response || answer.kind !== 'data' ? answer : inOffice(answer, readMenu(ctx))
      },
    }),
  }
}
