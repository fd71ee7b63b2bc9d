import type { ReactNode } from 'react'

/** Says what there is not, and offers the one useful step. `bad` marks a failure. */
export const Note = ({
  title,
  text,
  bad = false,
  children,
}: {
  title: string
  text: string
  bad?: boolean
  children?: ReactNode
}) => (
  <section className={bad ? 'note card note-bad' : 'note card'} role={bad ? 'alert' : undefined}>
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
)
