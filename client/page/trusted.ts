/** A policy for markup, where the browser has such (Trusted Types); its markup stands for a string wherever one is written. */
interface MarkupPolicy {
  createHTML(html: string): string
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy }
  }
}

const policy = window.trustedTypes?.createPolicy('edgebook', { createHTML: (html) => html })

/**
 * Marks markup as this site's own: what the host has rendered, or sanitised, and sent from our own origin. Nothing else may be given to it;
 * the page's policy (`trusted-types edgebook`) lets markup into the document by no other way.
 */
export const ours = (html: string): string => (policy ? policy.createHTML(html) : html)
