import { hasWords, plainText } from './match.ts'

/** The count is said when typing has rested, milliseconds. */
const SAY_MS = 400

type Choice = Record<'group' | 'period', string>

const blocksOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('details.mk')]

/** A market's own text: its name and those of its outcomes, made once. */
function textReader(): (block: HTMLElement) => string {
  const texts = new WeakMap<HTMLElement, string>()
  return (block) => {
    const known = texts.get(block)
    if (known !== undefined) return known
    const text = [...block.querySelectorAll('h3, .odd-n')].map((element) => element.textContent).join(' ')
    const plain = plainText(text)
    texts.set(block, plain)
    return plain
  }
}

/** Links of the choice show what they lead to, and where we are. */
function markLinks(links: readonly HTMLAnchorElement[], choice: Choice): void {
  for (const link of links) {
    const { choose, value = '' } = link.dataset
    const next = { ...choice, ...(choose && { [choose]: value }) }
    const url = new URL(link.href)
    for (const name of ['group', 'period'] as const)
      if (next[name]) url.searchParams.set(name, next[name])
      else url.searchParams.delete(name)
    link.href = url.href
    if (JSON.stringify(next) === JSON.stringify(choice)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

/** Groups, periods and the search choose among the markets that the page has, without asking the server. */
export function startMarkets(game: HTMLElement): void {
  const links = [...game.querySelectorAll<HTMLAnchorElement>('a[data-choose]')]
  const input = game.querySelector<HTMLInputElement>('[data-market-search]')
  const output = game.querySelector('output')
  const textOf = textReader()
  const current = (name: string) =>
    links.find(({ dataset, ariaCurrent }) => dataset.choose === name && ariaCurrent)?.dataset.value ?? ''
  let choice: Choice = { group: current('group'), period: current('period') }
  let timer = 0

  function show(): number {
    let found = 0
    for (const section of game.querySelectorAll<HTMLElement>('section[data-group]')) {
      const isChosen = choice.group === '' || section.dataset.group === choice.group
      let here = 0
      for (const block of blocksOf(section)) {
        const fits = choice.period === '' || block.dataset.period === choice.period
        block.hidden = !(fits && hasWords(textOf(block), input?.value ?? ''))
        if (!block.hidden) here++
      }
      section.hidden = !isChosen || here === 0
      if (isChosen) found += here
    }
    const none = game.querySelector<HTMLElement>('[data-no-market]')
    if (none) none.hidden = found > 0
    return found
  }

  function search(): void {
    const found = show()
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (output)
        output.textContent = input?.value ? (output.dataset.found ?? '').replace('{count}', String(found)) : ''
    }, SAY_MS)
  }

  game.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose]') : null
    const { choose, value = '' } = link?.dataset ?? {}
    if (!link || !choose || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choice = { ...choice, [choose]: value }
    markLinks(links, choice)
    show()
    history.replaceState(history.state, '', link.href)
  })
  input?.addEventListener('input', search)
  input?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return
    event.preventDefault()
    input.value = ''
    search()
  })
  /** Somebody may have typed before this was here, or the browser has brought it back. */
  if (input?.value) search()
}
