import type { Env } from '../env.ts'

/** A setting's stored JSON, parsed but not yet checked; undefined when it was never stored. */
export async function readSetting(env: Env, name: string): Promise<unknown> {
  const row = await env.DB.prepare('SELECT value FROM setting WHERE name = ?1').bind(name).first<{ value: string }>()
  return row ? JSON.parse(row.value) : undefined
}

export async function writeSetting(env: Env, name: string, value: unknown): Promise<void> {
  await env.DB.prepare('INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET value = ?2').bind(name, JSON.stringify(value)).run()
}
