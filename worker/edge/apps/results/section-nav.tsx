import type { PageContext } from '../../page.ts'
import { isOn } from './links.ts'

type Part = 'zone' | 'live' | 'champs' | 'statistic'

/** The parts of results and statistics, with the mark of the one that the page is in. */
export function SectionNav({ ctx, current }: { ctx: PageContext; current: Part }) {
  const { t, href } = ctx
  const results = isOn('results', ctx)
  const parts: [Part, boolean, string, string][] = [
    ['zone', results, href('results', { type: 'zone' }), t('results_by_day')],
    ['live', results, href('results', { type: 'live' }), t('results_live')],
    ['champs', isOn('champsResults', ctx), href('champsResults'), t('results_champs')],
    ['statistic', isOn('statistic', ctx), href('statistic'), t('stat_title')],
  ]
  return (
    <nav className="scroll" aria-label={t('results_view')}>
      {parts
        .filter(([, on]) => on)
        .map(([part, , link, text]) => (
          <a key={part} className="chip" href={link} aria-current={part === current ? 'page' : undefined}>
            {part === 'live' ? <span className="dot">{text}</span> : text}
          </a>
        ))}
    </nav>
  )
}
