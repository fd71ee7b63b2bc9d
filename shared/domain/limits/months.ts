/** A month in UTC: its name `YYYY-MM`, and from when to when it lasts, milliseconds. */
export interface Month {
  name: string
  from: number
  to: number
}

/** The month of `at`, or one so many months before it. */
function monthOf(at: number, back: number): Month {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - back]
  const from = Date.UTC(year, month)
  return { name: new Date(from).toISOString().slice(0, 7), from, to: Date.UTC(year, month + 1) }
}

/** The running month and those before it, the latest first. */
export const monthsBack = (at: number, count: number): Month[] =>
  Array.from({ length: count }, (_, back) => monthOf(at, back))

export const monthName = (at: number): string => monthOf(at, 0).name
