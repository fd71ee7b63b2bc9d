/** Marks that steer the direction of text on a page; in a table of cells they only make equal texts unequal. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** How a text begins that a spreadsheet would run as a formula (OWASP, CSV injection); full-width forms are read the same. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** One cell: quoted, its quotes doubled, and a text that a spreadsheet would run is made plain text by an apostrophe. */
export function cell(text: string): string {
  const plain = text.replace(DIRECTION, '')
  return `"${(FORMULA.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`
}

export const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

/** A file as spreadsheets expect one (RFC 4180): UTF-8 said by its byte order mark, lines that end with CR LF. */
export const BOM = '\ufeff'
export const csv = (lines: readonly (readonly string[])[]): string => BOM + lines.map(line).join('')
