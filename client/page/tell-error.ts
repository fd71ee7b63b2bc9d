import type { IslandTranslate } from '../../shared/i18n/translate.ts'
import { errorText } from '../api/error-text.ts'
import type { Answer } from '../api/request.ts'
import { notify } from '../stores/notifications.ts'

type Failed = Exclude<Answer, { ok: true }>

/** How much a failed call's notice weighs: what the server means for the person (wire status 2) stands before other errors (spec §8). */
export const priorityOf = (answer: Failed): 0 | 1 => (answer.answered && answer.forPerson ? 1 : 0)

/** Shows what a failed call says. */
export const tellError = (answer: Failed, t: IslandTranslate): void =>
  notify('error', errorText(answer, t), priorityOf(answer))
