import type { OwnMessage } from '../../../../shared/api/support.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import { dateText, timeText } from '../../../../shared/ui/time.ts'
import type { Page, PageContext } from '../../page.ts'
import { withSupport } from '../info/support-page.tsx'
import { OfficeScreen, officeHead } from './screen.tsx'

/** What the player has written; null when the origin does not answer: the form stands all the same. */
type Written = readonly OwnMessage[] | null

/** Office, support: what the player wrote, and the form to write. */
export const officeSupportPage = withSupport<Written>({
  load: async ({ origin }) => ({ kind: 'data', data: (await origin.ownMessages())?.items ?? null }),
  view: (written, ctx) => (
    <OfficeScreen ctx={ctx} section="support" title="office_support">
      <section className="box card">
        <p className="mu">{ctx.t('office_support_text')}</p>
        <h2>{ctx.t('office_support_own')}</h2>
        <Messages written={written} none="office_support_none" ctx={ctx} />
      </section>
    </OfficeScreen>
  ),
  head: (_written, ctx) => officeHead(ctx, 'office_support', 'office_support_text'),
} satisfies Page<Written>)

/** What the player has written before, to be opened one by one. */
export function Messages({
  written,
  none,
  ctx: { t, visit },
}: {
  written: readonly OwnMessage[] | null
  none: TextKey
  ctx: PageContext
}) {
  if (written === null) return <p className="mu">{t('main_unavailable')}</p>
  if (written.length === 0) return <p className="mu">{t(none)}</p>
  return written.map(({ id, at, subject, message }) => (
    <details key={id} className="letter">
      <summary>
        <b dir="auto">{subject}</b>{' '}
        <small className="mu">
          {t('office_support_number', { id })},{' '}
          <time dateTime={at}>
            {dateText(at, t.lang, visit.display, 'date')}, {timeText(at, t.lang, visit.display)}
          </time>
        </small>
      </summary>
      <p dir="auto">{message}</p>
    </details>
  ))
}
