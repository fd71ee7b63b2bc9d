import { slot } from '../slot.tsx'
import { Logo } from './logo.tsx'
import type { LayoutProps } from './props.ts'

/** A page that stands alone: the mark, the content, notices. */
export const EmptyLayout = ({ t, href, config }: LayoutProps) => (
  <>
    <div className="solo">
      <a className="logo" href={href('home')} aria-label={`${config.companyName}: ${t('header_home')}`}>
        <Logo name={config.companyName} />
      </a>
      <main id="main" {...slot('main')} />
    </div>
    <div {...slot('notifications')} />
  </>
)

/** Content and notices only (decisions.md 'headless layout'). */
export const HeadlessLayout = (_props: LayoutProps) => (
  <>
    <main id="main" {...slot('main')} />
    <div {...slot('notifications')} />
  </>
)
