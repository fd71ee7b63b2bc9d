import { makeRequest, REQUEST_LENGTH } from '../../../../../shared/api/payment-requests.ts'
import type { PaymentView } from '../../../../../shared/api/payments.ts'
import { withCurrency } from '../../../../../shared/ui/islands/coupon/amount.ts'
import { Field, HiddenFields } from '../../../../../shared/ui/islands/fields.tsx'
import type { PageContext } from '../../../page.ts'
import { type Params, type Step, toTopics } from './ask-parts.tsx'

/** The question itself: a text, about a payment or none. */
export function Question({
  step: { topic, sub },
  about,
  ctx,
}: {
  step: Step
  about: PaymentView | null
  ctx: PageContext
}) {
  const { t, visit } = ctx
  const back = toTopics(ctx)
  return (
    <form className="box card narrow" method="post" action={visit.url.pathname}>
      <HiddenFields csrf={ctx.form().csrf} action="ask" />
      <h2>{t(`payments_topic_${topic.name}`)}</h2>
      {sub && <p>{t(`payments_subtopic_${sub.name}`)}</p>}
      {about && (
        <p>
          {about.direction && `${t(`payments_direction_${about.direction}`)}, `}
          <bdi>№ {about.id}</bdi>
          {about.amount && about.currency && (
            <>
              {': '}
              <b>
                <bdi>{withCurrency(about.amount, about.currency)}</bdi>
              </b>
            </>
          )}
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
export async function ask(form: URLSearchParams, { origin, visit, href }: PageContext, params: Params) {
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
