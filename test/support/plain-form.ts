/** What a form of a page posts: its address and its fields' values; the first form that has a field of this name. */
export function formWith(html: string, field: string): { action: string; values: Record<string, string> } {
  const form = [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].find(([, , body]) =>
    body?.includes(`name="${field}"`),
  )
  if (!form) throw new Error(`no form with ${field}`)
  const values: Record<string, string> = {}
  for (const [input] of (form[2] ?? '').matchAll(/<(?:input|button)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(input)?.[1]
    if (name) values[name] = (/\bvalue="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&amp;', '&')
  }
  return { action: (/action="([^"]+)"/.exec(form[1] ?? '')?.[1] ?? '').replaceAll('&amp;', '&'), values }
}
