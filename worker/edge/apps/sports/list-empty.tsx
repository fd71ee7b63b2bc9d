import { LONG_TERM_SPORT_ID } from '../../../../shared/domain/sports/sports.ts'
import type { TextKey } from '../../../../shared/i18n/keys.ts'
import { Note } from '../../../../shared/ui/parts/notice.tsx'
import type { PageContext } from '../../page.ts'
import type { ListData } from './list-data.ts'
import { choiceQuery, isNarrowed, WIDE_OPEN } from './list-query.ts'
import { isOpen } from './sections.ts'

interface EmptyProps {
  ctx: PageContext
  data: ListData
  /** Address of the list without a query. */
  address: string
}

/** What a list that nothing narrows says when it is empty. */
function wordsOf({ path }: ListData): [title: TextKey, text: TextKey] {
  const { pageType, menuSection, section, sport } = path
  if (menuSection === 'favorites' || menuSection === 'video')
    return [`empty_${menuSection}_title`, `empty_${menuSection}_text`]
  if (pageType !== null) return ['empty_type_title', `empty_type_${pageType}`]
  if (sport === LONG_TERM_SPORT_ID) return ['empty_long_title', 'empty_long_text']
  return section === 'live' ? ['empty_live_title', 'empty_live_text'] : ['empty_line_title', 'empty_line_text']
}

/** Says what is not there, and offers the next step. */
export function Empty({ ctx, data, address }: EmptyProps) {
  const { t, href } = ctx
  const { choice, path } = data
  if (choice.q !== '')
    return (
      <Note
        title={t('empty_search_title', { query: choice.q })}
        text={`${t('empty_search_text')} ${t('search_short')}`}
      >
        <a className="btn btn-main" href={href('sports', { section: 'line' })}>
          {t('empty_line_button')}
        </a>
      </Note>
    )
  if (isNarrowed(choice))
    return (
      <Note title={t('empty_filter_title')} text={t('empty_filter_text')}>
        <a className="btn btn-main" href={address + choiceQuery(choice, WIDE_OPEN)}>
          {t('lists_reset')}
        </a>
      </Note>
    )
  const [title, text] = wordsOf(data)
  const isWhole = path.section === 'line' && path.pageType === null && path.menuSection === null && path.sport === null
  return (
    <Note title={t(title)} text={t(text)}>
      {isOpen('line', ctx) && !isWhole && (
        <a className="btn btn-main" href={href('sports', { section: 'line' })}>
          {t(path.section === 'live' ? 'empty_live_button' : 'empty_line_button')}
        </a>
      )}
    </Note>
  )
}
