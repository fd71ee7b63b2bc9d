import type { HTMLAttributes } from 'react'

/** No markup, as a browser takes it that lets in only what is marked as trusted. */
const { trustedTypes }: { trustedTypes?: { emptyHTML: string } } = Object(globalThis)
const NOTHING = trustedTypes?.emptyHTML ?? ''

/**
 * Markup that this product rendered itself a moment ago (kept rows of events), put back as it is.
 * Never text from outside.
 */
export function Kept({
  html,
  as: Tag = 'div',
  ...rest
}: { html: string; as?: 'div' | 'tbody' | 'ul' | 'section' } & HTMLAttributes<HTMLElement>) {
  const markup = html === '' ? NOTHING : html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own renderer
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: markup }} />
}
