import { userInfo } from 'node:os'
import { UsageError } from './commands/command.ts'
import { COMMANDS } from './commands/index.ts'
import { openTools } from './target.ts'

/** `npm run ops -- <command> [--remote] [--as name]`: what an operator does from the shell. Exit code 2: wrong input, nothing changed. */
function help(): string {
  const lines = Object.values(COMMANDS).flatMap(({ usages }) => usages)
  return [
    'usage: npm run ops -- <command> [--remote] [--as name]',
    '',
    ...lines.map(([usage, what]) =>
      usage.length > 48 ? `  ${usage}\n${' '.repeat(51)}${what}` : `  ${usage.padEnd(48)} ${what}`,
    ),
    '',
    '  --remote   the real account: KV through wrangler, the rest at EDGEBOOK_URL with OPERATOR_TOKEN',
    '  --as name  who stands in the log of changes; else the name of this account',
    '  an instant is now, +30m, +2h, +1d, or 2026-11-28T02:00Z',
  ].join('\n')
}

/** Takes the options that every command has out of the words. @throws UsageError */
function common(words: string[]): { args: string[]; remote: boolean; who: string } {
  const args = words.filter((word) => word !== '--remote')
  const at = args.indexOf('--as')
  const said = at >= 0 ? (args.splice(at, 2)[1] ?? '') : undefined
  const who = said ?? process.env.OPERATOR_NAME ?? userInfo().username
  if (!/^[\w.@+-]{1,64}$/.test(who))
    throw new UsageError(`not a name for the log: ${who} (letters, digits and . _ @ + -)`)
  return { args, remote: words.includes('--remote'), who }
}

async function main(): Promise<void> {
  const { args, remote, who } = common(process.argv.slice(2))
  const [name = 'help', ...rest] = args
  if (name === 'help' || name === '--help') return console.log(help())
  const command = COMMANDS[name]
  if (!command) throw new UsageError(`no such command: ${name}\n\n${help()}`)
  const said = await command.run(rest, await openTools({ remote, who, env: process.env }))
  console.log(typeof said === 'string' ? said : JSON.stringify(said, null, 2))
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
