/** An id that a form or a query says, as its text; null when it is none: longer ones name nothing. */
export const idText = (text: string | null | undefined): string | null =>
  text && /^[1-9][0-9]{0,15}$/.test(text) ? text : null
