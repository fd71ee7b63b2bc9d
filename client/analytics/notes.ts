/** What has happened since analytics looked last: a page was shown, or a call that changes something was answered. */
export type Note =
  | { kind: 'view'; route: string; at: number }
  | { kind: 'call'; path: string; status: number; code: string; at: number }

const MOST = 50
/** Taken out by whoever counts; nobody may, and then it stays short. */
export const notes: Note[] = []

export const noteView = (route: string): void => note({ kind: 'view', route, at: Date.now() })
/** `status` is 0 when nothing was answered. */
export const noteCall = (path: string, status: number, code: string): void =>
  note({ kind: 'call', path, status, code, at: Date.now() })

function note(each: Note): void {
  if (notes.length < MOST) notes.push(each)
}
