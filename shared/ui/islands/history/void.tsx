/** Why a bet was returned, and the address of the rule that says so. */
export interface SaidVoid {
  text: string
  href: string
}
/** By the code of the void policy; `other` for what has no code. */
export type VoidTexts = Readonly<Record<string, SaidVoid>> & { readonly other: SaidVoid }

/** Why the house has returned a bet: `reason` is a code, the operator's own words, or null when nothing was said. */
export function VoidReason({ reason, texts }: { reason: string | null; texts: VoidTexts }) {
  const known = reason !== null && Object.hasOwn(texts, reason) ? texts[reason] : undefined
  const { text, href } = known ?? { text: reason ?? texts.other.text, href: texts.other.href }
  return (
    <p className="hint">
      <a className="link" href={href} dir="auto">
        {text}
      </a>
    </p>
  )
}
