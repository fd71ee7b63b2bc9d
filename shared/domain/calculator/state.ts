/** What a leg came to: a status id of the spec §3 (`-2` still open), or another dead heat with its share of the price. */
export const RESULTS = ['1', '0', '2', '4', '5', '6', 'heat', '-2'] as const
export type LegEnd = (typeof RESULTS)[number]

/** A leg as it is typed; what is no coefficient or no sum stays as it is, so that it can be corrected. */
export interface CalculatorLeg {
  coef: string
  end: LegEnd
  /** Places and tied ones of a dead heat: `1/3`. */
  share: string
  banker: boolean
  /** Block of a multibet (0 is the lobby) or of a conditional. */
  block: number
  /** Stake of this bet alone, of several singles. */
  stake: string
}

export interface CalculatorState {
  typeId: number
  /** The whole stake; of a conditional that of its first block. */
  stake: string
  /** System value. */
  k: number
  legs: CalculatorLeg[]
  /** Stakes of a conditional's second block and of those after it: a sum, or `max`. */
  blockStakes: string[]
}

export const MAX_LEGS = 30
export const MAX_BLOCK = 15

export const newLeg = (change: Partial<CalculatorLeg> = {}): CalculatorLeg => ({
  coef: '',
  end: '1',
  share: '1/2',
  banker: false,
  block: 1,
  stake: '',
  ...change,
})

/** What a calculator starts with: an express of two. */
export const startState = (): CalculatorState => ({
  typeId: 1,
  stake: '10.00',
  k: 2,
  legs: [newLeg({ coef: '1.85' }), newLeg({ coef: '2.10', block: 2 })],
  blockStakes: [],
})

/** Which of a leg's fields a type asks for. */
export const FIELDS: Readonly<Record<number, { banker?: true; block?: true; stake?: true; k?: true }>> = {
  2: { banker: true, k: true },
  4: { block: true, k: true },
  5: { block: true },
  9: { stake: true },
}
