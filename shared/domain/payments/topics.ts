/** A topic of questions about payments: its parts, and whether it is about one payment. */
export interface Topic {
  id: number
  name: string
  subTopics: readonly { id: number; name: string }[]
  hasTransactions: boolean
}
const topic = (id: number, name: string, hasTransactions: boolean, subTopics: readonly string[] = []): Topic => ({
  id,
  name,
  hasTransactions,
  subTopics: subTopics.map((name, i) => ({ id: i + 1, name })),
})

/** What players ask about (spec §2, payment/create-request). */
export const TOPICS = [
  topic(1, 'deposit_missing', true),
  topic(2, 'withdrawal_late', true),
  topic(3, 'wrong_amount', true),
  topic(4, 'refund', true),
  topic(5, 'details', false, ['card', 'wallet', 'bank']),
  topic(6, 'documents', false, ['identity', 'source', 'statement']),
  topic(7, 'other', true, ['limits', 'fees', 'currency', 'else']),
] as const satisfies readonly Topic[]

export const topicOf = (id: number): Topic | null => TOPICS.find((topic) => topic.id === id) ?? null
