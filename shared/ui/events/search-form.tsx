import type { Translate } from '../../i18n/translate.ts'
import { Icon } from '../icon.tsx'

/** Search over events: a plain form; `action` is a list's address, which takes `q`. */
export const SearchForm = ({ t, action, q = '' }: { t: Translate; action: string; q?: string }) => (
  <search className="find">
    <form method="get" action={action}>
      <input
        className="input"
        type="search"
        name="q"
        maxLength={80}
        required
        defaultValue={q}
        placeholder={t('header_search')}
        aria-label={t('header_search_hint')}
      />
      <button type="submit" className="icon-btn" aria-label={t('side_search_submit')}>
        <Icon name="search" />
      </button>
    </form>
  </search>
)
