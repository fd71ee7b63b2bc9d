type Parts = readonly string[]
const parts = <const N extends string>(...names: readonly N[]) => names.map((name, i) => ({ id: i + 1, name }))
const topic = <const N extends string, const S extends Parts>(
  id: number,
  name: N,
  /** Is it about one payment? */
  hasTransactions: boolean,
  ...names: S
) => ({ id, name, hasTransactions, subTopics: parts<S[number]>(...names) })

/** What players ask about payments (spec §2, payment/create-request), each topic with its parts. */
export const TOPICS = [
  topic(1, 'deposit_missing', true),
  topic(2, 'withdrawal_late', true),
  topic(3, 'wrong_amount', true),
  topic(4, 'refund', true),
  topic(5, 'details', false, 'card', 'wallet', 'bank'),
  topic(6, 'documents', false, 'identity', 'source', 'statement'),
  topic(7, 'other', true, 'limits', 'fees', 'currency', 'else'),
]
export type Topic = (typeof TOPICS)[number]

export const topicOf = (id: number): Topic | null => TOPICS.find((topic) => topic.id === id) ?? null
