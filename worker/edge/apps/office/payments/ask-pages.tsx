import { makeRequest, REQUEST_LENGTH } from '../../../../../shared/api/payment-requests.ts'
import type { OwnPayment } from '../../../../../shared/api/payments.ts'
import { TOPICS, type Topic, topicOf } from '../../../../../shared/domain/payments/topics.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { Field, HiddenFields } from '../../../../../shared/ui/islands/fields.tsx'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import type { Loaded, Page, PageContext } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { OfficeScreen, officeHead } from '../screen.tsx'
import { amountIn } from './amount-in.ts'
import { momentText } from './payment-row.tsx'

type Params = Record<string, string>
type Sub = Topic['subTopics'][number]
/** Where a question stands: which topic, which part of it, about which payment. */
interface Step {
  topic: Topic
  sub: Sub | null
  transactionId: string | null
}
const NOT_FOUND: Loaded<never> = { kind: 'notFound' }

function stepOf({ topicId, subTopicId, transactionId }: Params): Step | null {
  const topic = topicOf(Number(topicId))
  const sub = topic?.subTopics.find(({ id }) => id === Number(subTopicId)) ?? null
  if (!topic || (subTopicId !== undefined && !sub)) return null
  return { topic, sub, transactionId: transactionId ?? null }
}

const head: Page<unknown>['head'] = (_data, ctx) =>
  officeHead(ctx, 'payments_request_title', 'payments_requests_description')

const Frame = ({ ctx, children }: { ctx: PageContext; children: React.ReactNode }) => (
  <OfficeScreen ctx={ctx} section="historyPay" title="payments_request_title">
    {children}
  </OfficeScreen>
)

interface Link {
  href: string
  text: string
}
const Links = ({ title, links, back }: { title: string; links: readonly Link[]; back?: Link }) => (
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
const toTopics = ({ t, href }: PageContext): Link => ({
  href: href('paymentCreateRequest'),
  text: t('payments_request_back'),
})
const toTransactions = ({ t, href }: PageContext, { id }: Topic): Link => ({
  href: href('paymentTransactions', { topicId: id }),
  text: t('payments_request_which'),
})

/** The topics of questions about payments. */
export const createRequestPage: Page<null> = {
  load: async () => ({ kind: 'data', data: null }),
  view: (_data, ctx) => (
    <Frame ctx={ctx}>
      <Links
        title={ctx.t('payments_request_topic')}
        links={TOPICS.map((topic) => ({
          href:
            topic.hasTransactions && topic.subTopics.length === 0
              ? ctx.href('paymentTransactions', { topicId: topic.id })
              : ctx.href('paymentTopic', { topicId: topic.id }),
          text: ctx.t(`payments_topic_${topic.name}`),
        }))}
      />
    </Frame>
  ),
  head,
}

/** A topic: its parts, or the question itself. */
export const paymentTopicPage: Page<Step, Params> = {
  load: async (_ctx, params) => {
    const step = stepOf(params)
    return step ? { kind: 'data', data: step } : NOT_FOUND
  },
  view: (step, ctx) => {
    const { topic, sub } = step
    return (
      <Frame ctx={ctx}>
        {topic.subTopics.length > 0 && !sub ? (
          <Links
            title={ctx.t(`payments_topic_${topic.name}`)}
            links={[
              ...topic.subTopics.map(({ id, name }) => ({
                href: ctx.href('paymentTopic', { topicId: topic.id, subTopicId: id }),
                text: ctx.t(`payments_subtopic_${name}`),
              })),
              ...(topic.hasTransactions ? [toTransactions(ctx, topic)] : []),
            ]}
            back={toTopics(ctx)}
          />
        ) : (
          <Question step={step} about={null} ctx={ctx} />
        )}
      </Frame>
    )
  },
  head,
  post: (form, ctx, params) => ask(form, ctx, params),
}

interface Transactions {
  step: Step
  /** The player's payments to choose from; null when the origin does not answer. */
  list: OwnPayment[] | null
  chosen: OwnPayment | null
}

/** A topic's transactions: which payment the question is about; with its number, the question. */
export const paymentTransactionsPage: Page<Transactions, Params> = {
  load: async ({ origin }, params) => {
    const step = stepOf(params)
    if (!step?.topic.hasTransactions) return NOT_FOUND
    const list = (await origin.payments({ page: 1 }))?.items ?? null
    const chosen = list?.find(({ id }) => String(id) === step.transactionId) ?? null
    if (list && step.transactionId !== null && !chosen) return NOT_FOUND
    return { kind: 'data', data: { step, list, chosen }, ...(list === null && { status: 503 }) }
  },
  view: ({ step, list, chosen }, ctx) => {
    const { t, href } = ctx
    const { topic } = step
    return (
      <Frame ctx={ctx}>
        {list === null && <Unavailable ctx={ctx} />}
        {chosen && <Question step={step} about={chosen} ctx={ctx} />}
        {list !== null && !chosen && list.length === 0 && (
          <Note title={t('payments_empty')} text={t('payments_empty_text')}>
            <a className="btn" href={href('paymentTopic', { topicId: topic.id })}>
              {t('payments_request_without')}
            </a>
          </Note>
        )}
        {list !== null && !chosen && list.length > 0 && (
          <Links
            title={t('payments_request_which')}
            links={[
              ...list.map((payment) => ({
                href: href('paymentTransactions', { topicId: topic.id, transactionId: payment.id }),
                text: `${t(`payments_direction_${payment.direction}`)}, ${amountIn(t, payment.amount, payment.currency)}, ${momentText(payment.createdAt, ctx)}`,
              })),
              { href: href('paymentTopic', { topicId: topic.id }), text: t('payments_request_without') },
            ]}
            back={toTopics(ctx)}
          />
        )}
      </Frame>
    )
  },
  head,
  post: (form, ctx, params) => ask(form, ctx, params),
}

function Question({ step: { topic, sub }, about, ctx }: { step: Step; about: OwnPayment | null; ctx: PageContext }) {
  const { t, visit } = ctx
  const back = toTopics(ctx)
  return (
    <form className="box card narrow" method="post" action={visit.url.pathname}>
      <HiddenFields csrf={ctx.form().csrf} action="ask" />
      <h2>{t(`payments_topic_${topic.name}`)}</h2>
      {sub && <p>{t(`payments_subtopic_${sub.name}`)}</p>}
      {about && (
        <p>
          {t(`payments_direction_${about.direction}`)}, <bdi>№ {about.id}</bdi>:{' '}
          <b>
            <bdi>{withCurrency(about.amount, about.currency)}</bdi>
          </b>
        </p>
      )}
      <Field label={t('payments_request_text')} hint={t('payments_request_hint')}>
        {(control) => (
          <textarea
            className="input"
            {...control}
            name="text"
            rows={5}
            maxLength={REQUEST_LENGTH}
            required
            dir="auto"
          />
        )}
      </Field>
      <div className="acts">
        <a className="btn" href={back.href}>
          {back.text}
        </a>
        <button type="submit" className="btn btn-main">
          {t('payments_request_send')}
        </button>
      </div>
    </form>
  )
}

/** Sends a question, then shows it among the others; what went wrong stands on the same page. */
async function ask(form: URLSearchParams, { origin, visit, href }: PageContext, params: Params) {
  const text = form.get('text') ?? ''
  const to = (address: string) => ({ kind: 'redirect', status: 303, to: address }) as const
  if (text.trim() === '') return to(`${visit.url.pathname}?notice=payments_request_empty`)
  const number = (name: string) => (params[name] === undefined ? null : Number(params[name]))
  const answer = await origin.post(makeRequest.path, {
    topicId: number('topicId'),
    subTopicId: number('subTopicId'),
    transactionId: number('transactionId'),
    text,
  })
  if (answer.ok) return to(`${href('paymentRequests')}?notice=request-sent`)
  return to(`${visit.url.pathname}?notice=${answer.status === 0 ? 'main_unavailable' : answer.title}`)
}
