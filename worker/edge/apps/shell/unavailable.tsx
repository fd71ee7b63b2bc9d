import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { PageContext } from '../../page.ts'

/** Stands where the main content would be when the origin does not answer. */
export const Unavailable = ({ ctx }: { ctx: PageContext }) => (
  <Note bad title={ctx.t('error_503_title')} text={ctx.t('error_503_text')}>
    <a className="btn" href={ctx.visit.url.pathname + ctx.visit.url.search}>
      {ctx.t('error_retry')}
    </a>
  </Note>
)
