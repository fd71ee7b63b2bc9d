import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { type blockRule, getBlocks, putBlocks } from '../../../shared/api/operator.ts'
import { type Command, checked, noMore, parseJson, UsageError, verbOf } from './command.ts'

type Rule = v.InferOutput<typeof blockRule>
export type BlocksOrder = { verb: 'list' } | { verb: 'set' | 'clear'; rules: Rule[] }

/** What is asked for; `read` gives a file's text, null when there is none. @throws UsageError */
export function readBlocks([word, source, ...rest]: string[], read: (path: string) => string | null): BlocksOrder {
  const verb = verbOf(word, ['list', 'set', 'clear'])
  noMore(rest)
  if (verb !== 'set') {
    noMore(source === undefined ? [] : [source])
    return verb === 'list' ? { verb } : { verb, rules: [] }
  }
  if (source === undefined) throw new UsageError('say a JSON file or the JSON itself')
  const text = /^\s*[[{]/.test(source) ? source : read(source)
  if (text === null) throw new UsageError(`no such file: ${source}`)
  const given = parseJson(text)
  return { verb, rules: checked(putBlocks.body, Array.isArray(given) ? { rules: given } : given).rules }
}

/** A file's text; null when there is no such file. @throws UsageError when it is no UTF-8: half of it would be question marks */
export function fileText(path: string): string | null {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch {
    throw new UsageError(`${path}: not UTF-8`)
  }
}

export const blocks: Command = {
  usages: [
    ['blocks list', 'prints the block rules'],
    ["blocks set <file.json>|'<json>' | clear", 'replaces them: [{ country?, host?, displayTypeId, templateTypeId }]'],
  ],
  run: async (args, { call }) => {
    const order = readBlocks(args, fileText)
    if (order.verb !== 'list') await call('PUT', '/blocks', { rules: order.rules })
    return v.parse(v.object({ data: getBlocks.answer }), await call('GET', '/blocks')).data.rules
  },
}
