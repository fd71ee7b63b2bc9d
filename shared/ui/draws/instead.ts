import type { MouseEvent } from 'react'

/** A click on a form's button that the browser answers by itself. */
export const instead = (work: (form: HTMLFormElement) => void) => (event: MouseEvent<HTMLButtonElement>) => {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  work(form)
}
