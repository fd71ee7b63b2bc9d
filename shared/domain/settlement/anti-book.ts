/** The two-way book of an anti-express as the config has it, `"1.1165"`, in ten-thousandths: 11165. */
export function tenThousandths(book: string): number {
  const [whole = '', decimals = ''] = book.split('.')
  return Number(whole + decimals.padEnd(4, '0'))
}
