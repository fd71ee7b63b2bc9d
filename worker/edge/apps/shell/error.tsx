import type { TextKey } from '../../../../shared/i18n/keys.ts'
import type { Translate } from '../../../../shared/i18n/translate.ts'
import type { HrefOf } from '../../../../shared/ui/layout/props.ts'

const TEXTS = {
  403: ['error_403_title', 'error_403_text'],
  404: ['error_404_title', 'error_404_text'],
  405: ['error_405_title', 'error_404_text'],
  413: ['error_413_title', 'error_form_text'],
  415: ['error_415_title', 'error_form_text'],
  503: ['error_503_title', 'error_503_text'],
  500: ['error_500_title', 'error_500_text'],
} as const satisfies Record<number, readonly [TextKey, TextKey]>

const isListed = (status: number): status is keyof typeof TEXTS => status in TEXTS

const textsOf = (status: number) => TEXTS[isListed(status) ? status : 500]

/** What a page of this status is called. */
export const errorTitle = (t: Translate, status: number): string => t(textsOf(status)[0])

/** The page of an error: what happened in a sentence, its status, the way out, and a number to quote to support. */
export function ErrorView({
  t,
  status,
  message,
  requestId,
  href,
}: {
  t: Translate
  status: number
  /** The error's own words; without any, those of the status. */
  message?: string
  requestId: string
  href: HrefOf
}) {
  const [title, text] = textsOf(status)
  return (
    <section className="note card">
      <span className="big" aria-hidden="true">
        {status}
      </span>
      <h1>{t(title)}</h1>
      <p>{message || t(text)}</p>
      <a className="btn btn-main" href={href('home')}>
        {t('error_404_button')}
      </a>
      {status >= 500 && <p className="num">{t('error_request', { id: requestId })}</p>}
    </section>
  )
}
