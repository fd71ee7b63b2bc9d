/** Ends a visit in an error page (spec §8): its status, 500 unless said, and words for the person; without them the status has its own. */
export class PageError extends Error {
  readonly status: number
  constructor(message = '', status = 500) {
    super(message)
    this.status = status
  }
}
