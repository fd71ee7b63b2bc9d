import { expect, it } from 'vitest'
import { mergePatch } from '../../../worker/backend/config/merge-patch.ts'

/** RFC 7396, appendix A. */
it.each([
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
])('%s patched by %s is %s', (target, patch, result) => {
  expect(mergePatch(JSON.parse(target), JSON.parse(patch))).toEqual(JSON.parse(result))
})

it('changes neither argument', () => {
  const target = { a: { b: 1 } }
  const patch = { a: { b: null, c: 2 } }
  mergePatch(target, patch)
  expect([target, patch]).toEqual([{ a: { b: 1 } }, { a: { b: null, c: 2 } }])
})

it('SEC-25, SEC-77: a member named __proto__ changes no prototype', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__":{"polluted":true},"a":{"__proto__":{"polluted":true}}}'))
  expect(merged).toEqual({ a: {} })
  expect(Reflect.get(Object(merged), 'polluted')).toBeUndefined()
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
