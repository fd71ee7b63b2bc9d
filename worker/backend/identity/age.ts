/**
 * Has somebody born on `birthday` (YYYY-MM-DD) reached `years` at `now` (milliseconds, UTC)? Who was born on 29 February comes of age
 * on 1 March of a common year: compared as text, 'Y-02-29' is later than 'Y-02-28'.
 */
export function hasAge(birthday: string, years: number, now: number): boolean {
  const year = Number(birthday.slice(0, 4)) + years
  return `${String(year).padStart(4, '0')}${birthday.slice(4)}` <= new Date(now).toISOString().slice(0, 10)
}
