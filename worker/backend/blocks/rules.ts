import type { BlockResult } from '../../../shared/api/edge-decisions.ts'

/** A rule applies to a visitor of its country and a page of its host; one that names neither applies to everybody. */
export interface BlockRule extends BlockResult {
  country?: string | undefined
  host?: string | undefined
}

/** Not blocked. */
const OPEN: BlockResult = { displayTypeId: 0, templateTypeId: 0 }

/** The first rule that applies; `host` may carry a port, a rule's host too. `country` is ISO 3166-1 alpha-2 in upper case or null. */
export function decideBlock(
  rules: readonly BlockRule[],
  visitor: { country: string | null; host: string },
): BlockResult {
  const host = visitor.host.toLowerCase()
  const names = [host, host.replace(/:\d+$/, '')]
  const rule = rules.find(
    (one) =>
      (one.country === undefined || one.country === visitor.country) &&
      (one.host === undefined || names.includes(one.host.toLowerCase())),
  )
  return rule ? { displayTypeId: rule.displayTypeId, templateTypeId: rule.templateTypeId } : OPEN
}
