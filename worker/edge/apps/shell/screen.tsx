import type { ReactNode } from 'react'

/** One message that fills a page without columns: what it is about, what happened, the way on. */
export const Screen = ({
  kicker,
  title,
  text,
  children,
  lang,
  dir,
}: {
  kicker?: string
  title: string
  text?: string
  children?: ReactNode
  lang?: string
  dir?: 'ltr' | 'rtl'
}) => (
  <section className="screen card" lang={lang} dir={dir}>
    {kicker !== undefined && <p className="kicker">{kicker}</p>}
    <h1>{title}</h1>
    {text !== undefined && <p>{text}</p>}
    {children}
  </section>
)
