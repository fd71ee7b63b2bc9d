import { existsSync, readFileSync } from 'node:fs'
import { clientVersion, MANIFEST } from '../client-version.ts'
import { type Command, noMore } from './command.ts'

export const purge: Command = {
  usages: [['purge', 'makes the edge ask the origin anew for everything, within 10 s']],
  run: async (args, { switches }) => {
    noMore(args)
    return `copies from before ${await switches.purge()} are no longer used`
  },
}

/** `here` and `running` are alike when the house serves what this folder was built into. */
export const version: Command = {
  usages: [['version', 'prints the version that stands built in this folder, and the one that the house serves']],
  run: async (args, { base }) => {
    noMore(args)
    const answer = await fetch(`${base}/healthz`).catch(() => null)
    await answer?.body?.cancel()
    return {
      base,
      here: existsSync(MANIFEST) ? clientVersion(readFileSync(MANIFEST, 'utf8')) : 'not built',
      running: answer ? (answer.headers.get('x-app-version') ?? 'unknown') : 'does not answer',
    }
  },
}
