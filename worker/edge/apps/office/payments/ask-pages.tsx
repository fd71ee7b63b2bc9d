import type { OwnPayment, PaymentView } from '../../../../../shared/api/payments.ts'
import { TOPICS } from '../../../../../shared/domain/payments/topics.ts'
import { Note } from '../../../../../shared/ui/parts/notice.tsx'
import type { Page } from '../../../page.ts'
import { Unavailable } from '../../shell/unavailable.tsx'
import { amountIn } from './amount-in.ts'
import {
  Frame,
  head,
  Links,
  NOT_FOUND,
  type Params,
  type Step,
  stepOf,
  toTopics,
  toTransactions,
} from './ask-parts.tsx'
import { momentText } from './payment-row.tsx'
import { ask, Question } from './question.tsx'

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
  chosen: PaymentView | null
}

/** A topic's transactions: which payment the question is about; with its number, the question. */
export const paymentTransactionsPage: Page<Transactions, Params> = {
  load: async ({ origin }, params) => {
    const step = stepOf(params)
    if (!step?.topic.hasTransactions) return NOT_FOUND
    const { transactionId } = step
    const [found, chosen] = await Promise.all([
      origin.payments({ page: 1 }),
      transactionId === null ? null : origin.payment(transactionId),
    ])
    const list = found?.items ?? null
    if (list && transactionId !== null && !chosen) return NOT_FOUND
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
