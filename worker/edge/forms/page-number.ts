/** Which page of a list a query asks for (`page=`); the first where it names none. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get('page') ?? ''
  return /^[1-9][0-9]{0,4}$/.test(asked) ? Number(asked) : 1
}
