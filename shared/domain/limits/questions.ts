import { inLanguage, type Texts } from './texts.ts'

interface Question {
  id: number
  text: Texts
  answers: readonly { id: number; text: Texts }[]
  /** Id of the right answer. */
  right: number
}
const YES_NO = [
  { id: 1, text: ['Yes', 'Да', 'نعم'] },
  { id: 2, text: ['No', 'Нет', 'لا'] },
] as const

/** What a player is asked before a limit is loosened, where the house wants that: whether he knows what he does. */
const QUESTIONS: readonly Question[] = [
  {
    id: 1,
    text: [
      'Can lost stakes be won back by staking more?',
      'Можно ли отыграть проигрыш, увеличивая ставки?',
      'هل يمكن استعادة الخسائر برفع مبالغ الرهان؟',
    ],
    answers: YES_NO,
    right: 2,
  },
  {
    id: 2,
    text: [
      'Should bets be made with borrowed money?',
      'Стоит ли делать ставки на заёмные деньги?',
      'هل ينبغي المراهنة بمال مقترض؟',
    ],
    answers: YES_NO,
    right: 2,
  },
  {
    id: 3,
    text: [
      'Does a looser limit let you lose more than before?',
      'Позволяет ли более высокий лимит проиграть больше, чем раньше?',
      'هل يتيح الحد الأعلى خسارة أكثر من قبل؟',
    ],
    answers: YES_NO,
    right: 1,
  },
]

/** The questions as they are asked. */
export const questionsIn = (lang: string) =>
  QUESTIONS.map(({ id, text, answers }) => ({
    id,
    text: inLanguage(text, lang),
    answers: answers.map((answer) => ({ id: answer.id, text: inLanguage(answer.text, lang) })),
  }))

/** Which questions are answered right; one without an answer is not. */
export const judged = (answers: readonly { id: number; answerId: number }[]) =>
  QUESTIONS.map(({ id, right }) => ({
    id,
    isRight: answers.some((answer) => answer.id === id && answer.answerId === right),
  }))
