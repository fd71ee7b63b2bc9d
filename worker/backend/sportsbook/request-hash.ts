import { sha256 } from '../sha256.ts'

/** A value as JSON with the members of every object in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`)
    .join(',')}}`
}

/** SHA-256 (hex) of a parsed body: equal for bodies that mean the same, whatever their spelling (SEC-77: hash the parsed value). */
export const requestHash = (body: unknown): string => sha256(canonical(body))
