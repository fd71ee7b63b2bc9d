/** Values of the marked boxes of a name. */
export const marked = (form: HTMLFormElement, name: string): number[] => new FormData(form).getAll(name).map(Number)

/** Marks exactly these boxes of a name. */
export function mark(form: HTMLFormElement, name: string, values: readonly number[]): void {
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`))
    box.checked = values.includes(Number(box.value))
}

export const amountIn = (form: HTMLFormElement): string => String(new FormData(form).get('amount') ?? '')
