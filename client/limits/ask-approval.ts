import { ApprovalDialog } from '../../shared/ui/limits/approval-dialog.tsx'
import type { Answer } from '../api/request.ts'
import { notify } from '../stores/notifications.ts'
import type { Action, Approval } from './approval.ts'
import { openDialog } from './dialog.ts'
import { careTexts, titleText } from './texts.ts'

/** Shows the question of a deposit limit; what the server answers is told, its own title first (S8.21 … S8.25). */
export async function askApproval(
  { kind, value }: Approval,
  currency: string,
  lang: string,
  decide: (action: Action) => Promise<Answer>,
): Promise<void> {
  const t = await careTexts(lang)
  await new Promise<void>((done) => {
    const close = openDialog({
      name: 'approval',
      labelledBy: 'approval-title',
      view: ApprovalDialog,
      t,
      props: {
        kind,
        value,
        currency,
        decide: async (action) => {
          const answer = await decide(action)
          close()
          const { kind: tone, text } = outcomeOf(answer, action, t)
          notify(tone, text)
          done()
        },
      },
    })
  })
}

/** What is said after an answer. */
export function outcomeOf(
  answer: Answer,
  action: Action,
  t: Parameters<typeof titleText>[2],
): { kind: 'done' | 'error'; text: string } {
  const name = action === 'confirm' ? 'confirm' : 'cancel'
  if (answer.ok) {
    const { title }: { title?: unknown } = Object(answer.data)
    return { kind: 'done', text: titleText(title, `responsible_gaming_${name}_limit_success`, t) }
  }
  return {
    kind: 'error',
    text: titleText(answer.answered ? answer.title : null, `responsible_gaming_${name}_limit_error`, t),
  }
}
