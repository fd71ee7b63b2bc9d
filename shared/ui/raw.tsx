import type { HTMLAttributes } from 'react'

/**
 * Markup that this product rendered itself a moment ago (kept rows of events), put back as it is.
 * Never text from outside.
 */
export function Kept({
  html,
  as: Tag = 'div',
  ...rest
}: { html: string; as?: 'div' | 'tbody' | 'ul' | 'section' } & HTMLAttributes<HTMLElement>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own renderer
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
