import * as v from 'valibot'
import { type Seeds, seeds } from '../../../shared/api/casino.ts'
import { request } from '../../api/request.ts'

/** The pair that is in use now; null when the origin does not tell. */
export async function seedsNow(): Promise<Seeds['current'] | null> {
  const answer = await request(seeds.path)
  const read = answer.ok ? v.safeParse(seeds.answer, answer.data) : null
  return read?.success ? read.output.current : null
}
