import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contract } from './index'
import type { CallName } from './index'
import type { AnyEndpoint } from './base/endpoint'
import { optionalDay, optionalInstant } from './base/common'

interface Part {
  type: string
  pipe?: Part[]
  entries?: Record<string, Part>
  wrapped?: Part
  item?: Part
  key?: Part
  value?: Part
  options?: Part[] | string[]
}

/** Checks that bound a value of a type; each row is enough. */
const bounds: Record<string, string[][]> = {
  number: [['safe_integer'], ['integer', 'min_value', 'max_value'], ['min_value', 'max_value']],
  string: [['max_length'], ['regex']],
  array: [['max_length']],
}

/** A pipe can begin with another one. */
const checksOf = ({ type, pipe }: Part): string[] => [type, ...(pipe ?? []).flatMap(checksOf)]

/** Returns the places in a schema where a number, a text or a list of any size is taken as it is. */
function boundless(schema: Part, at: string): string[] {
  const checks = checksOf(schema)
  // What is transformed is judged by the tests of its transformation.
  const isBound = bounds[schema.type]?.some((row) => row.every((check) => checks.includes(check))) ?? true
  if (schema.type === 'union' && checks.includes('transform')) return []
  const own = isBound || checks.includes('transform') ? [] : [`${at}: ${schema.type}`]
  const parts: [string, Part | undefined][] = [
    ...Object.entries(schema.entries ?? {}).map(([name, part]): [string, Part] => [`${at}.${name}`, part]),
    ...(schema.options ?? []).map((part): [string, Part | undefined] => [
      at,
      typeof part === 'string' ? undefined : part,
    ]),
    [at, schema.wrapped],
    [`${at}[]`, schema.item],
    [`${at}[]`, schema.value],
  ]
  return [...own, ...parts.flatMap(([name, part]) => (part ? boundless(part, name) : []))]
}

const names = Object.keys(contract) as CallName[]

test.each(names)('@API-07 %s takes no number, text or list of any size', (name) => {
  const { answer, body }: AnyEndpoint = contract[name]
  expect(boundless(answer as Part, 'answer')).toEqual([])
  expect(body ? boundless(body as Part, 'body') : []).toEqual([])
})

test.each([
  ['', null],
  ['soon', null],
  ['0000-00-00', null],
  ['9999-12-31', null],
  ['1899-12-31', null],
  ['2026-13-01', null],
  ['+275760-09-14', null],
  [undefined, null],
  [null, null],
  ['2026-12-05', '2026-12-05'],
  ['2026-12-05T23:00:00Z', '2026-12-05'],
])('@API-04 the day %j is read as %j', (given, read) => {
  expect(v.parse(optionalDay, given)).toBe(read)
})

test('@API-04 an instant of no calendar counts as unknown', () => {
  expect(v.parse(optionalInstant, '2026-12-05T23:00:00Z')).toBe('2026-12-05T23:00:00Z')
  for (const absurd of ['', 'soon', '2026-12-05T99:00:00Z', '99999-01-01T00:00:00Z'])
    expect(v.parse(optionalInstant, absurd)).toBeNull()
})

test.each([1e12, -1, 1.5, NaN, '25', null])('@ACC-17 a list that counts %j entries is a bad answer', (total) => {
  const page = { results: [], page: 1, row_count: 25, total: 0, sum: 0 }
  for (const name of ['listOrders', 'listTransactions', 'listPurchases', 'listPasses', 'listCardTaps'] as const) {
    expect(v.is(contract[name].answer, page)).toBe(true)
    expect(v.is(contract[name].answer, { ...page, total })).toBe(false)
  }
})
