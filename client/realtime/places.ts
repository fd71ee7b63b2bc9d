/** Where outcomes and events stand in the document; looked up once and again only after the content has changed. */
export interface Places {
  buttons(outcomeId: number): readonly HTMLButtonElement[]
  rows(eventId: number): readonly HTMLElement[]
  /** Outcomes that have a button on the page. */
  outcomes(): Iterable<number>
  /** Events that have a row on the page. */
  events(): Iterable<number>
}

function group<E extends HTMLElement>(elements: Iterable<E>, key: string): Map<number, E[]> {
  const found = new Map<number, E[]>()
  for (const element of elements) {
    const id = Number(element.dataset[key])
    found.set(id, [...(found.get(id) ?? []), element])
  }
  return found
}

/** Watches `root` for new or removed nodes; texts that change do not count. */
export function placesIn(root: HTMLElement): Places {
  let buttons: Map<number, HTMLButtonElement[]> | null = null
  let rows: Map<number, HTMLElement[]> | null = null
  new MutationObserver(() => {
    buttons = rows = null
  }).observe(root, { childList: true, subtree: true })
  const allButtons = () =>
    (buttons ??= group(root.querySelectorAll<HTMLButtonElement>('button[data-outcome]'), 'outcome'))
  const allRows = () => (rows ??= group(root.querySelectorAll<HTMLElement>('[data-event]'), 'event'))
  return {
    buttons: (id) => allButtons().get(id) ?? [],
    rows: (id) => allRows().get(id) ?? [],
    outcomes: () => allButtons().keys(),
    events: () => allRows().keys(),
  }
}

/** Puts a text into an element without replacing its text node: no node is made, and `placesIn` need not look again. */
export function putText(element: Element, text: string): void {
  const node = element.firstChild
  if (!node) element.textContent = text
  else if (node.nodeValue !== text) node.nodeValue = text
}
