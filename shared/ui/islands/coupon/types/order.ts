/** The list with one of its members moved to another place; places beyond its ends are the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from]
  if (one === undefined) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, one)
}
