import type { MouseEvent } from 'react'

/** Ways to do the same, of which one is shown: links that lead to the page of each, and switch in place where scripts run. */
export function Ways<W extends string>({
  label,
  ways,
  current,
  name,
  href,
  choose,
}: {
  label: string
  ways: readonly W[]
  current: W | null
  name: (way: W) => string
  href: (way: W) => string
  choose?: ((way: W) => void) | undefined
}) {
  if (ways.length < 2) return null
  const press = (way: W) => (event: MouseEvent) => {
    if (!choose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(way)
  }
  return (
    <nav className="scroll" aria-label={label}>
      {ways.map((way) => (
        <a
          key={way}
          className="chip"
          href={href(way)}
          aria-current={way === current ? 'true' : undefined}
          onClick={press(way)}
        >
          {name(way)}
        </a>
      ))}
    </nav>
  )
}
