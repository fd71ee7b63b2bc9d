/** An object's one alarm: it is written only when it must ring earlier than it would. Times are real, milliseconds. */
export function earliestAlarm(storage: Pick<DurableObjectStorage, 'setAlarm'>) {
  let at = Number.POSITIVE_INFINITY
  return {
    /** Call first when it rings. */
    rang(): void {
      at = Number.POSITIVE_INFINITY
    },
    async ringAt(...times: number[]): Promise<void> {
      const next = Math.max(Math.min(...times), Date.now() + 50)
      if (next >= at) return
      at = next
      await storage.setAlarm(next)
    },
  }
}
