import { CONSULTANT } from '../../../../../shared/guards/payment-consultant.ts'
import type { PageContext } from '../../../page.ts'

/** The way to somebody who helps with payments, for who came by a link that says so. */
export const Consultant = ({ ctx: { t, href, visit } }: { ctx: PageContext }) =>
  visit.cookie(CONSULTANT) === '1' && (
    <a className="link" href={visit.player ? href('paymentCreateRequest') : href('contacts')}>
      {t('payments_consultant')}
    </a>
  )
