import type { AuditEntry } from '../switches.ts'
import { type Command, noMore, UsageError } from './command.ts'

/** One change a line. */
export const auditLine = ({ at, who, call, path, detail }: AuditEntry): string =>
  [at, who, call.replace(/ .*/, ''), path, detail ?? ''].join('  ').trimEnd()

export const audit: Command = {
  usages: [['audit [page]', 'prints who changed what and when, the newest first']],
  run: async ([page = '1', ...rest], { switches }) => {
    noMore(rest)
    if (!/^[1-9]\d{0,5}$/.test(page)) throw new UsageError(`not a page: ${page}`)
    return (await switches.audit(Number(page))).map(auditLine).join('\n') || 'nothing yet'
  },
}
