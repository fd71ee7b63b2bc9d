import type { PaymentRequest } from '../../../../../shared/api/payment-requests.ts'
import { topicOf } from '../../../../../shared/domain/payments/topics.ts'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import { Pagination } from '../../../../../shared/ui/parts/pagination.tsx'
import { pageIn } from '../../../forms/page-number.ts'
import type { Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from '../screen.tsx'
import { momentText } from './payment-row.tsx'

interface RequestsData {
  page: number
  list: { items: PaymentRequest[]; total: number } | null
}

/** Office, payment requests: what the player has asked, with the answers. */
export const paymentRequestsPage: Page<RequestsData> = {
  load: async ({ origin, visit }) => {
    const page = pageIn(visit.url.searchParams)
    const list = await origin.paymentRequests(page)
    return { kind: 'data', data: { page, list }, ...(list === null && { status: 503 }) }
  },
  view: ({ page, list }, ctx) => {
    const { t, href } = ctx
    const ask = (
      <a className="btn btn-main" href={href('paymentCreateRequest')}>
        {t('payments_request_new')}
      </a>
    )
    return (
      <OfficeScreen ctx={ctx} section="historyPay" title="payments_requests_title">
        {list === null && <Unavailable ctx={ctx} />}
        {list?.items.length === 0 && (
          <Note title={t('payments_requests_empty')} text={t('payments_requests_empty_text')}>
            {ask}
          </Note>
        )}
        {list !== null && list.items.length > 0 && (
          <section className="box card">
            <div>{ask}</div>
            {list.items.map((request) => (
              <Asked key={request.id} request={request} ctx={ctx} />
            ))}
          </section>
        )}
        {list !== null && (
          <Pagination
            t={t}
            page={page}
            pages={Math.ceil(list.total / 50)}
            link={(n) => `${href('paymentRequests')}?page=${n}`}
          />
        )}
      </OfficeScreen>
    )
  },
  head: (_data, ctx) => officeHead(ctx, 'payments_requests_title', 'payments_requests_description'),
}

function Asked({ request, ctx }: { request: PaymentRequest; ctx: PageContext }) {
  const { t } = ctx
  const { id, topicId, transactionId, text, at, answer } = request
  const topic = topicOf(topicId)
  return (
    <details className="letter">
      <summary>
        <b>{topic ? t(`payments_topic_${topic.name}`) : t('payments_request_title')}</b>{' '}
        <span className={answer === null ? 'state state-open' : 'state state-won'}>
          {t(answer === null ? 'payments_request_waiting' : 'payments_request_answer')}
        </span>{' '}
        <small className="mu">
          <bdi>№ {id}</bdi>, <time dateTime={at}>{momentText(at, ctx)}</time>
          {transactionId !== null && (
            <>
              , {t('payments_number')} <bdi>{transactionId}</bdi>
            </>
          )}
        </small>
      </summary>
      <p dir="auto">{text}</p>
      {answer !== null && (
        <>
          <h3>{t('payments_request_answer')}</h3>
          <p dir="auto">{answer}</p>
        </>
      )}
    </details>
  )
}
