/** Writes one cookie, given as the text of a `Set-Cookie` line. */
export function writeCookie(line: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and answers later than the next page may be asked for
  document.cookie = line
}
