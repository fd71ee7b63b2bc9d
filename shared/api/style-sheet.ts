import * as v from 'valibot'

const OWN = /^\/(?!\/)[\w./-]*\.css$/
const isOutside = (href: string): boolean => URL.parse(href)?.protocol === 'https:'

/** A style sheet beside the site's own: a file of our own host, or a CDN's, of which only the one that the digest names is taken (SEC-51). */
export const styleSheet = v.pipe(
  v.object({
    href: v.pipe(v.string(), v.maxLength(300)),
    /** As in the attribute `integrity`. */
    integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/))),
  }),
  v.check(
    ({ href, integrity }) => OWN.test(href) || (isOutside(href) && integrity !== undefined),
    'a path of ours that ends in .css, or an https address with its integrity',
  ),
)
export type StyleSheet = v.InferOutput<typeof styleSheet>
