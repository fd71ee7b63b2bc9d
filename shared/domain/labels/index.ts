export type { LabelledMarket, LabelledOutcome, Sides } from './labels.ts'
export { marketLabel, marketShort, outcomeLabel, outcomeLine, outcomeShort } from './labels.ts'
export { parseSpecifiers, type Specifiers, signedHandicap } from './specifiers.ts'
