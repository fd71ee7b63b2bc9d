import * as v from 'valibot'
import {
  type AvailableLimit,
  answerRealityCheck,
  blockUser,
  type Limit,
  limitAction,
  saveLimits,
  testAnswers,
} from '../../../../shared/api/limits.ts'
import { declineLimitsPrompt } from '../../../../shared/api/limits-prompt.ts'
import { isKindId, type KindId, kindOf } from '../../../../shared/domain/limits/kinds.ts'
import { wireAmount } from '../../../../shared/ui/islands/coupon/amount.ts'
import type { Question } from '../../../../shared/ui/limits/question.tsx'
import type { LimitTest } from '../../../../shared/ui/limits/test-form.tsx'
import { idText } from '../../forms/id-text.ts'
import { isTold } from '../../forms/notice.ts'
import type { Answered } from '../../origin/client.ts'
import type { PageContext } from '../../page.ts'

const isBreak = (kind: KindId): kind is 30 | 33 => kind === 30 || kind === 33
const numberOf = (text: string | null): number | null => {
  const id = idText(text)
  return id === null ? null : Number(id)
}

/** The break that an address asks about (`?ask=30&value=<seconds>`), when it is on offer. `now` in seconds. */
export function questionOf(query: URLSearchParams, offered: readonly AvailableLimit[], now: number): Question | null {
  const kind = numberOf(query.get('ask'))
  const seconds = numberOf(query.get('value'))
  if (kind === null || seconds === null || !isKindId(kind) || !isBreak(kind)) return null
  const isOffered = offered.some(({ type, options }) => type === kind && options.some(({ value }) => value === seconds))
  return isOffered ? { kind, seconds, reasonId: numberOf(query.get('reason')), endsAt: now + seconds } : null
}

/** What a refused write says: the server's own title when there is a text for it, else `fallback`. */
const said = (answer: Extract<Answered, { ok: false }>, fallback: string): string => {
  if (answer.status === 0) return 'main_unavailable'
  return isTold(answer.title) && answer.title !== 'main_query_error' ? answer.title : fallback
}

/** Does what a form of the page asks for; gives the address that tells of it, or the questions that have to be answered first. */
export async function actOnLimits(form: URLSearchParams, ctx: PageContext): Promise<string | LimitTest> {
  const kind = numberOf(form.get('kind'))
  const back = (notice: string) => `${ctx.href('responsible')}?notice=${notice}&kind=${kind}#limit-${kind}`
  if (form.get('action') === 'first' || form.get('action') === 'later') return prompted(form, ctx)
  if (kind === null || !isKindId(kind)) return `${ctx.href('responsible')}?notice=main_query_error`
  switch (form.get('action')) {
    case 'set':
    case 'answer': {
      const said = await (form.has('token') ? answerTest(kind, form, ctx) : set(kind, form.get('value') ?? '', ctx))
      return typeof said === 'string' ? back(said) : said
    }
    case 'remove':
      return back(outcome(await ctx.origin.removeLimit(kind), 'limit-asked', 'main_query_error'))
    case 'confirm':
      return back(await decide(kind, 'confirm', ctx))
    case 'cancel':
      return back(await decide(kind, 'reject', ctx))
    case 'continue':
      return back(outcome(await seen(ctx), 'limit-seen', 'main_query_error'))
    case 'begin':
      return begin(kind, form, ctx, back)
    default:
      return back('main_query_error')
  }
}

const outcome = (answer: Answered, done: string, fallback: string): string =>
  answer.ok ? done : said(answer, fallback)

/** A new value: an amount as the person typed it, else a whole number. Whether it counts or waits is the server's to say. */
async function set(kind: KindId, typed: string, { origin }: PageContext): Promise<string | LimitTest> {
  const isMoney = kindOf(kind).measure === 'money'
  const value = isMoney ? await moneyOf(typed, origin) : numberOf(typed)
  if (value === null || value === '') return 'limits_bad_value'
  const answer = await origin.post(saveLimits.path, { limits: [{ limitType: kind, limitValue: value }] })
  if (!answer.ok) return said(answer, 'limits_bad_value')
  const saved = v.safeParse(saveLimits.answer, answer.data)
  if (!saved.success) return 'main_outcome_unknown'
  const { questions, tokenGuid, limitsData } = saved.output
  if (tokenGuid !== null && questions.length > 0) return { kind, questions, tokenGuid }
  return waits(kind, limitsData) ? 'limit-asked' : 'limit-saved'
}

const waits = (kind: KindId, limits: readonly Limit[]): boolean =>
  limits.some(({ limitType, limitState }) => limitType === kind && limitState === 'PENDING')

/** Deposit limits that a new player was asked for: those that he has typed, all or none; or that he wants none now. */
async function prompted(form: URLSearchParams, { origin, href }: PageContext): Promise<string> {
  const to = (notice: string) => `${href('responsible')}?notice=${notice}`
  if (form.get('action') === 'later') {
    const answer = await origin.post(declineLimitsPrompt.path, { declined: true })
    return answer.ok ? href('account') : to(said(answer, 'main_query_error'))
  }
  const limits: { limitType: KindId; limitValue: string }[] = []
  for (const kind of [20, 21, 22] as const) {
    const typed = form.get(`value-${kind}`)?.trim() ?? ''
    if (typed !== '') limits.push({ limitType: kind, limitValue: await moneyOf(typed, origin) })
  }
  if (limits.length === 0) return to('limits_bad_value')
  const answer = await origin.post(saveLimits.path, { limits })
  return to(answer.ok ? 'limit-saved' : said(answer, 'limits_bad_value'))
}

/** Answers to the questions before a loosening, `question-<id>` each. */
async function answerTest(kind: KindId, form: URLSearchParams, { origin }: PageContext): Promise<string> {
  const answers = [...form].flatMap(([name, value]) => {
    const id = numberOf(/^question-(.+)$/.exec(name)?.[1] ?? null)
    const answerId = numberOf(value)
    return id === null || answerId === null ? [] : [{ id, answerId }]
  })
  const answer = await origin.post(testAnswers.path, { tokenGuid: form.get('token'), answers })
  if (!answer.ok) return said(answer, 'limits_test_over')
  const judged = v.safeParse(testAnswers.answer, answer.data)
  if (!judged.success) return 'main_outcome_unknown'
  if (!judged.output.success) return 'limits_test_wrong'
  return waits(kind, judged.output.limitsData) ? 'limit-asked' : 'limit-saved'
}

/** Other digits and a comma are understood; decimals are the main account's currency's. */
async function moneyOf(typed: string, origin: PageContext['origin']): Promise<string> {
  const accounts = await origin.accounts()
  return wireAmount(typed, accounts?.accounts.find(({ type }) => type === 0)?.iso ?? 'EUR')
}

/** The player has seen how his session goes, and plays on. */
const seen = ({ origin }: PageContext): Promise<Answered> =>
  origin.post(answerRealityCheck.path, { data: { attributes: { action: 'continue' } } })

async function decide(kind: KindId, action: 'confirm' | 'reject', { origin }: PageContext): Promise<string> {
  const answer = await origin.post(limitAction.path, { limitType: kind, action })
  const name = action === 'confirm' ? 'confirm' : 'cancel'
  return outcome(answer, `responsible_gaming_${name}_limit_success`, `responsible_gaming_${name}_limit_error`)
}

/** Begins a break. After a self-exclusion there is no session left: what a visitor may read tells of it. */
async function begin(
  kind: KindId,
  form: URLSearchParams,
  { origin, href }: PageContext,
  back: (notice: string) => string,
): Promise<string> {
  const seconds = numberOf(form.get('value'))
  if (seconds === null || !isBreak(kind)) return back('main_query_error')
  if (kind === 33) {
    const answer = await origin.post(saveLimits.path, { limits: [{ limitType: 33, limitValue: seconds }] })
    return back(outcome(answer, 'limit-break', 'main_query_error'))
  }
  if (form.get('agree') !== '1')
    return `${href('responsible')}?${new URLSearchParams({ ask: '30', value: String(seconds), notice: 'limits_must_agree' })}`
  const reasonId = numberOf(form.get('reason'))
  const answer = await origin.post(blockUser.path, { seconds, ...(reasonId !== null && { reasonId }) })
  return answer.ok ? `${href('responsibleGaming')}?notice=excluded` : back(said(answer, 'main_query_error'))
}
