import { LimitAct } from './act.tsx'
import type { LimitsView } from './words.ts'

/** Questions that the house asks before a limit becomes looser, and the token that the answers carry. */
export interface LimitTest {
  kind: number
  questions: readonly { id: number; text: string; answers: readonly { id: number; text: string }[] }[]
  tokenGuid: string
}

/** The questions, one group of answers each (spec §7, testanswers). */
export function TestForm({ test, back, view }: { test: LimitTest; back: string; view: LimitsView }) {
  const { t, form } = view
  return (
    <section className="note note-warn card" aria-labelledby="test">
      <h2 id="test">{t('limits_test')}</h2>
      <p>{t('limits_test_text')}</p>
      <LimitAct form={form} action="answer" kind={test.kind} className="form">
        <input type="hidden" name="token" value={test.tokenGuid} />
        {test.questions.map((question) => (
          <fieldset key={question.id} className="settings-themes">
            <legend>{question.text}</legend>
            {question.answers.map((answer) => (
              <label key={answer.id} className="check">
                <input type="radio" name={`question-${question.id}`} value={answer.id} required />
                {answer.text}
              </label>
            ))}
          </fieldset>
        ))}
        <div className="acts">
          <a className="btn" href={back}>
            {t('limits_back')}
          </a>
          <button type="submit" className="btn btn-main">
            {t('limits_test_send')}
          </button>
        </div>
      </LimitAct>
    </section>
  )
}
