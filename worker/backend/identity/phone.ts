/** Calling codes of one and two digits (ITU-T E.164); all others have three. */
const SHORT = new Set(
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
)

/** An E.164 number in its calling code and the rest: `+447700900123` → `+44`, `7700900123`. */
export function splitPhone(phone: string): { code: string; number: string } {
  const digits = phone.slice(1)
  const length = [1, 2].find((n) => SHORT.has(digits.slice(0, n))) ?? 3
  return { code: `+${digits.slice(0, length)}`, number: digits.slice(length) }
}
