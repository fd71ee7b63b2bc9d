const adopted = new Set<string>()

/** Takes a page's own piece of the stylesheet into the document, once; it stays, for the way back. */
export function adopt(style: string): void {
  if (style === '' || adopted.has(style)) return
  adopted.add(style)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
