import { type Topic, topicOf } from '../../../../../shared/domain/payments/topics.ts'
import type { Loaded, Page, PageContext } from '../../../page.ts'
import { OfficeScreen, officeHead } from '../screen.tsx'

export type Params = Record<string, string>
type Sub = Topic['subTopics'][number]
/** Where a question stands: which topic, which part of it, about which payment. */
export interface Step {
  topic: Topic
  sub: Sub | null
  transactionId: string | null
}
export const NOT_FOUND: Loaded<never> = { kind: 'notFound' }

export function stepOf({ topicId, subTopicId, transactionId }: Params): Step | null {
  const topic = topicOf(Number(topicId))
  const sub = topic?.subTopics.find(({ id }) => id === Number(subTopicId)) ?? null
  if (!topic || (subTopicId !== undefined && !sub)) return null
  return { topic, sub, transactionId: transactionId ?? null }
}

export const head: Page<unknown>['head'] = (_data, ctx) =>
  officeHead(ctx, 'payments_request_title', 'payments_requests_description')

export const Frame = ({ ctx, children }: { ctx: PageContext; children: React.ReactNode }) => (
  <OfficeScreen ctx={ctx} section="historyPay" title="payments_request_title">
    {children}
  </OfficeScreen>
)

interface Link {
  href: string
  text: string
}
export const Links = ({ title, links, back }: { title: string; links: readonly Link[]; back?: Link }) => (
  <section className="box card narrow">
    <h2>{title}</h2>
    <ul className="rows">
      {links.map(({ href, text }) => (
        <li key={href}>
          <a className="link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
    {back && (
      <a className="btn" href={back.href}>
        {back.text}
      </a>
    )}
  </section>
)
export const toTopics = ({ t, href }: PageContext): Link => ({
  href: href('paymentCreateRequest'),
  text: t('payments_request_back'),
})
export const toTransactions = ({ t, href }: PageContext, { id }: Topic): Link => ({
  href: href('paymentTransactions', { topicId: id }),
  text: t('payments_request_which'),
})
