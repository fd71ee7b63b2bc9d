import { blocksOf } from '../settlement/blocks.ts'
import { FORMS, type Form, type FormLeg, MAX_MEMBERS } from './forms.ts'
import { clashing, type Problem, type ShapeCode } from './shape.ts'

export interface CheckedLeg extends FormLeg {
  outcomeId: number
  eventId: number
  /** The book's flags: only for singles; never a banker. */
  bannedExpress?: boolean | undefined
  disabledBanker?: boolean | undefined
}

/** The range of k that members allow: 2 … members − 1 (all of them is an express, one is many singles). Null when there is none. */
export function systemRange(form: Form, legs: readonly FormLeg[]): { from: number; to: number } | null {
  const n = form.members?.(legs) ?? 0
  return n >= 3 && n <= MAX_MEMBERS ? { from: 2, to: n - 1 } : null
}

/** Does a block number say something that the type does not know? */
const strayBlock = ({ blocks }: Form, { blockId }: FormLeg) =>
  blocks ? blockId === 0 && !blocks.lobby : blockId !== undefined && blockId !== null

/**
 * All that is wrong with a coupon's form, whatever its prices: number of legs, k, blocks, then leg by leg bankers, blocks and flags,
 * then events that stand in it twice. Empty when nothing is.
 */
export function formProblems(
  typeId: number,
  legs: readonly CheckedLeg[],
  { k, maxLegs }: { k?: number | null | undefined; maxLegs: number },
): Problem<ShapeCode>[] {
  const form = FORMS[typeId]
  if (!form) return [{ code: 'TYPE_NOT_OFFERED' }]
  if (legs.length > maxLegs) return [{ code: 'TOO_MANY_LEGS' }]
  return [
    ...wholeProblems(form, legs, k ?? null),
    ...legProblems(form, legs),
    ...(form.independent ? clashing(legs) : []),
  ]
}

function wholeProblems(form: Form, legs: readonly CheckedLeg[], k: number | null): Problem<ShapeCode>[] {
  const bad: Problem<ShapeCode> = { code: 'BAD_SHAPE' }
  if (legs.length < form.minLegs || legs.length > form.maxLegs) return [bad]
  if (form.blocks && blocksOf(legs).blocks.length < form.blocks.least) return [bad]
  if (!form.members) return k === null ? [] : [bad]
  const range = systemRange(form, legs)
  return range && k !== null && Number.isInteger(k) && k >= range.from && k <= range.to ? [] : [bad]
}

function legProblems(form: Form, legs: readonly CheckedLeg[]): Problem<ShapeCode>[] {
  return legs
    .filter(
      (leg) =>
        (leg.banker && (!form.bankers || leg.disabledBanker)) ||
        strayBlock(form, leg) ||
        (leg.bannedExpress && !form.single),
    )
    .map(({ outcomeId }) => ({ outcomeId, code: 'BAD_SHAPE' }))
}
