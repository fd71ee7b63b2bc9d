import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Command, noMore } from './command.ts'

export const purge: Command = {
  usages: [['purge', 'makes the edge ask the origin anew for everything, within 10 s']],
  run: async (args, { switches }) => {
    noMore(args)
    return `copies from before ${await switches.purge()} are no longer used`
  },
}

export const version: Command = {
  usages: [['version', 'prints the version of this folder and of the running house']],
  run: async (args, { base }) => {
    noMore(args)
    const here = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync('package.json', 'utf8'))).version
    const page = await fetch(`${base}/en/rules`, { redirect: 'manual' }).catch(() => null)
    await page?.body?.cancel()
    return { here, base, running: page ? (page.headers.get('x-app-version') ?? 'unknown') : 'does not answer' }
  },
}
