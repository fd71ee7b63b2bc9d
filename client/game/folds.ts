/** Market ids whose blocks are folded away, in every event. */
const FOLDED_KEY = 'game:folded:v1'
/** Nobody folds more kinds of markets; a longer list was not written by us. */
const MOST = 200

/** The stored text as market ids; what is none is left out. */
export function parseFolded(text: string | null): Set<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && /^[0-9]{1,9}$/.test(id)) : []
    return new Set(ids.slice(0, MOST))
  } catch {
    return new Set()
  }
}

function load(): Set<string> {
  try {
    return parseFolded(localStorage.getItem(FOLDED_KEY))
  } catch {
    return new Set()
  }
}

/** Folds what was folded before, and remembers what is folded now. */
export function startFolds(game: HTMLElement): void {
  for (const id of load())
    for (const block of game.querySelectorAll<HTMLDetailsElement>(`details.mk[data-type="${id}"]`)) block.open = false
  game.addEventListener(
    'toggle',
    ({ target }) => {
      const id = target instanceof HTMLDetailsElement ? target.dataset.type : undefined
      if (!(target instanceof HTMLDetailsElement) || id === undefined) return
      const folded = load()
      if (target.open) folded.delete(id)
      else folded.add(id)
      try {
        localStorage.setItem(FOLDED_KEY, JSON.stringify([...folded]))
      } catch {
        /** Without storage it is remembered by this page alone. */
      }
    },
    { capture: true },
  )
}
