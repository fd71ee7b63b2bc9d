/**
 * The markup of a remote view, as `markup.ts` writes it: of known elements only, closed in a shadow root or a sandboxed frame.
 * The only place where a remote's text is set as HTML.
 */
export const RemoteMarkup = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by markup.ts from checked parts
  <div className="remote" dangerouslySetInnerHTML={{ __html: html }} />
)
