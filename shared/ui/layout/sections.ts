import { isCyberPage, isLinked } from './links.ts'
import type { LayoutProps } from './props.ts'

interface SectionLink {
  name: 'cyber' | 'results' | 'casino' | 'toto' | 'lotto' | 'promo'
  link: string
  /** `true` on a page below the section's own. */
  current: 'page' | 'true' | undefined
}

/** The sections beside live and line that exist and are switched on, in the header's order. */
export function sectionLinks(props: LayoutProps): SectionLink[] {
  const { href, route } = props
  const at = (own: LayoutProps['route']) => (route === own ? 'page' : undefined)
  const rows: (SectionLink & { isOn: boolean })[] = [
    {
      name: 'cyber',
      link: href('cyberMain', { type: 'real' }),
      current: at('cyberMain') ?? (isCyberPage(props) ? 'true' : undefined),
      isOn: isLinked('cyberMain', props),
    },
    {
      name: 'results',
      link: href('results', { type: 'zone' }),
      current: at('results'),
      isOn: isLinked('results', props),
    },
    { name: 'casino', link: href('casino'), current: at('casino'), isOn: isLinked('casino', props) },
    { name: 'toto', link: href('toto'), current: at('toto'), isOn: isLinked('toto', props) },
    { name: 'lotto', link: href('lotto'), current: at('lotto'), isOn: isLinked('lotto', props) },
    { name: 'promo', link: href('promo'), current: at('promo'), isOn: isLinked('promo', props) },
  ]
  return rows.filter(({ isOn }) => isOn)
}
