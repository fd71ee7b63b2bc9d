import * as v from 'valibot'
import { getAudit, getFlags, type MaintenanceWritten, purge } from '../../shared/api/operate.ts'
import type { ApiCall } from './commands/command.ts'

export type AuditEntry = v.InferOutput<typeof getAudit.answer>['items'][number]

/** What an operator switches in KV, and the log of changes: over the operator API of a running house, or through wrangler. */
export interface Switches {
  /** The stored value, whoever wrote it; null when there is none. */
  maintenance(): Promise<unknown>
  setMaintenance(value: MaintenanceWritten, reason: string | undefined): Promise<void>
  flags(): Promise<Record<string, unknown>>
  /** null removes it. */
  setFlag(name: string, value: unknown): Promise<void>
  /** Gives the instant, ISO. */
  purge(): Promise<string>
  audit(page: number): Promise<AuditEntry[]>
}

const data = <S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> =>
  v.parse(v.object({ data: schema }), answer).data

export const apiSwitches = (call: ApiCall): Switches => ({
  maintenance: async () => data(v.object({ maintenance: v.unknown() }), await call('GET', '/maintenance')).maintenance,
  setMaintenance: async (maintenance, reason) => {
    await call('PUT', '/maintenance', { maintenance, ...(reason !== undefined && { reason }) })
  },
  flags: async () => data(getFlags.answer, await call('GET', '/flags')).flags,
  setFlag: async (name, value) => {
    await call('PUT', `/flags/${name}`, { value })
  },
  purge: async () => data(purge.answer, await call('POST', '/purge', {})).at,
  audit: async (page) => data(getAudit.answer, await call('GET', `/audit?page=${page}`)).items,
})
