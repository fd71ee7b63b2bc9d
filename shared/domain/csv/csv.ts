/** Marks that steer the direction of text on a page; in a table of cells they only make equal texts unequal. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** How a text begins that a spreadsheet would run as a formula (OWASP, CSV injection); full-width forms are read the same. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Numbers of which a spreadsheet keeps the first 15 digits only: those of coupons. */
const LONG_NUMBER = /^[0-9]{16,}$/

/** One cell: quoted, its quotes doubled; what a spreadsheet would run, or cut, is made plain text by an apostrophe. */
export function cell(text: string): string {
  const plain = text.replace(DIRECTION, '')
  return `"${(FORMULA.test(plain) || LONG_NUMBER.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`
}

export const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** A file as spreadsheets expect one (RFC 4180): UTF-8 said by its byte order mark, lines that end with CR LF. */
export const BOM = '\ufeff'
export const csv = (lines: readonly (readonly string[])[]): string => BOM + lines.map(line).join('')
