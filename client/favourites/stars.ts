import { type FavouriteKind, type Favourites, isFavourite } from '../../shared/domain/favourites/favourites.ts'

/** A star of an event or a championship, and whose it is. */
interface Starred {
  kind: FavouriteKind
  id: number
}

export function starred({ dataset }: HTMLElement): Starred | null {
  const id = Number(dataset.id)
  return id > 0 ? { kind: dataset.star === 'champs' ? 'champs' : 'events', id } : null
}

function starOf(kind: FavouriteKind, id: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'star'
  button.dataset.star = kind
  button.dataset.id = id
  button.ariaLabel = name
  return button
}

/** Gives every event and championship of the content a star, those that have none yet. `label` stands before the name. */
export function addStars(main: HTMLElement, label: string): void {
  for (const event of main.querySelectorAll<HTMLElement>('.ev[data-event], .game[data-event]')) {
    const place = event.matches('.ev') ? event : event.querySelector('.board')
    const { event: id = '', teams = '' } = event.dataset
    if (place && !place.querySelector(':scope > .star'))
      place.insertAdjacentElement('beforeend', starOf('events', id, `${label}: ${teams}`))
  }
  for (const head of main.querySelectorAll<HTMLElement>('.ch')) {
    const link = head.querySelector('a')
    const id = /\/(\d+)[^/]*$/.exec(link?.pathname ?? '')?.[1]
    if (id && !head.querySelector('.star'))
      head.insertAdjacentElement('beforeend', starOf('champs', id, `${label}: ${link?.textContent ?? ''}`))
  }
}

export function markStars(favourites: Favourites): void {
  for (const star of document.querySelectorAll<HTMLElement>('.star')) {
    const whose = starred(star)
    if (whose) star.ariaPressed = String(isFavourite(favourites, whose.kind, whose.id))
  }
}
