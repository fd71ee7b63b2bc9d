import { VOID_CODES, VOID_REASONS, type VoidCode } from '../../../../shared/domain/settlement/void-reasons.ts'
import type { SaidVoid, VoidTexts } from '../../../../shared/ui/islands/history/void.tsx'
import type { PageContext } from '../../page.ts'

/** Why bets are returned in the words of this visit, each with its chapter of the rules. */
export function voidTexts({ t, href }: PageContext): VoidTexts {
  const said = (code: VoidCode): SaidVoid => ({
    text: t(`void_reason_${code}`),
    href: href('rules', VOID_REASONS[code]),
  })
  return { ...Object.fromEntries(VOID_CODES.map((code) => [code, said(code)])), other: said('other') }
}
