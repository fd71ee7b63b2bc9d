import { ours } from '../page/trusted.ts'

/** Letters of a page that are parsed at once: a screen of events. What is not much longer is parsed in one piece. */
export const AT_ONCE = 18_000
const WORTH_IT = 30_000

/** Where a page may be cut: before a tag, so that neither an element's text nor a tag is torn. */
export const cutOf = (html: string): number => html.lastIndexOf('<', AT_ONCE)

/**
 * Puts the top of a page into `main`, as much as a screen shows; gives what parses the rest into it. The parser of a document that is nowhere
 * goes on inside an element that was moved out of it, so lists and sections that were open at the cut go on too; scripts never run there.
 * Null for a page that is not worth it: nothing was done.
 */
export function parseInTwo(main: HTMLElement, html: string): (() => void) | null {
  if (html.length < WORTH_IT) return null
  const parser = document.implementation.createHTMLDocument()
  parser.write(ours('<main>'))
  const made = parser.querySelector('main')
  if (!made) return null
  const cut = cutOf(html)
  parser.write(ours(html.slice(0, cut)))
  main.replaceChildren(...made.childNodes)
  return () => {
    parser.write(ours(html.slice(cut)))
    parser.close()
    for (const node of [...made.childNodes]) main.appendChild(node)
  }
}
