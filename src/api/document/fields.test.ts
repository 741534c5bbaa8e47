import { describe, expect, it } from 'vitest'
import { openApiDocument } from './openapi'
import { fieldText, fieldTexts } from './fieldTexts'

interface Field {
  description?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  items?: Field
  additionalProperties?: Field
  anyOf?: Field[]
  $ref?: string
  examples?: unknown[]
}

interface Place {
  at: string
  field: Field
  isRequired: boolean
}

const schemas = openApiDocument().components.schemas as Record<string, Field>

/** Returns every field of a schema, with those of its parts, by its place. */
function fieldsOf(at: string, node: unknown): Place[] {
  if (typeof node !== 'object' || node === null) return []
  const required = 'required' in node && Array.isArray(node.required) ? node.required : []
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): Place[] => {
    if (key !== 'properties') return ['examples', 'default'].includes(key) ? [] : fieldsOf(at, value)
    return Object.entries(value as Record<string, Field>).flatMap(([name, field]) => [
      { at: `${at}.${name}`, field, isRequired: required.includes(name) },
      ...fieldsOf(`${at}.${name}`, field),
    ])
  })
}

const fields = Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(name, schema))
const placesOf = (some: Place[]) => some.map(({ at }) => at)

/** Returns a field with the shapes that it may have, and those of its entries. */
const shapesOf = (field: Field): Field[] => [
  field,
  ...(field.anyOf ?? []).flatMap(shapesOf),
  ...[field.items, field.additionalProperties].flatMap((inner) => (inner ? shapesOf(inner) : [])),
]
const isOf = ({ type = [] }: Field, ...types: string[]) => [type].flat().some((one) => types.includes(one))
const canBeNull = (field: Field): boolean => isOf(field, 'null') || (field.anyOf ?? []).some(canBeNull)

/** Their bounds are told in words: the portal takes more than a backend should send. */
const boundedInWords: Record<string, RegExp> = {
  'businessError.code': /five digits/,
  'product.list_price': /from 0/,
  'fullSession.backup_codes': /20 of them at most/,
  'makeBackupCodesAnswer.backup_codes': /20 of them at most/,
}

function isBounded(shape: Field): boolean {
  if (shape.enum || shape.const !== undefined) return true
  if (isOf(shape, 'string') && shape.maxLength === undefined && !shape.pattern) return false
  if (isOf(shape, 'integer', 'number') && (shape.minimum === undefined || shape.maximum === undefined)) return false
  return !isOf(shape, 'array') || shape.maxItems !== undefined
}

describe('the fields of the document', () => {
  it('say what they mean, each with an example where it is a value (@CON-01)', () => {
    expect(fields.length).toBeGreaterThan(700)
    expect(Object.keys(schemas).filter((name) => !schemas[name]?.description)).toEqual([])
    const silent = fields.filter(({ field: { description } }) => !description || description === 'Whole cents')
    expect(placesOf(silent)).toEqual([])
    const values = fields.filter(({ field }) => isOf(field, 'string', 'integer', 'number'))
    expect(placesOf(values.filter(({ field }) => !field.examples && !field.enum))).toEqual([])
  })

  it('say how long, how large and how many they may be (@CON-01)', () => {
    const open = fields.filter(({ field }) => !shapesOf(field).every(isBounded))
    expect(placesOf(open).sort()).toEqual(Object.keys(boundedInWords).sort())
    for (const { at, field } of open)
      expect([at, field.description]).toEqual([at, expect.stringMatching(boundedInWords[at] ?? /$^/)])
  })

  it('say that an amount is in cents, and in what unit a time is (@CON-01)', () => {
    const isMoney = (shape: Field) => shape.maximum === Number.MAX_SAFE_INTEGER || /ents$/.test(shape.$ref ?? '')
    const money = fields.filter(({ field }) => [field, ...(field.anyOf ?? [])].some(isMoney))
    expect(money.length).toBeGreaterThan(60)
    expect(placesOf(money.filter(({ field }) => !/\bcents?\b/.test(field.description ?? '')))).toEqual([])
    const times = fields.filter(({ at }) =>
      /_(?:in|after)$|_at$|(?:^|_)date(?:_time)?$/.test(at.split('.').at(-1) ?? ''),
    )
    expect(times.length).toBeGreaterThan(10)
    expect(placesOf(times.filter(({ field }) => !/seconds|ISO 8601|MM\/YY/i.test(field.description ?? '')))).toEqual([])
  })

  it('say whether they may be null, and whether they may be absent (@CON-01)', () => {
    const nullable = fields.filter(({ field }) => canBeNull(field))
    expect(placesOf(nullable.filter(({ field }) => !/\bnull\b/i.test(field.description ?? '')))).toEqual([])
    const optional = fields.filter(({ isRequired }) => !isRequired)
    expect(placesOf(optional.filter(({ field }) => !/\b(?:absent|left out)\b/i.test(field.description ?? '')))).toEqual(
      [],
    )
  })

  it('say what each word of a list means, and what becomes of any other (@CON-01)', () => {
    const wordsOf = (at: string) => Object.keys(fieldText(at)?.[1].words ?? {})
    const closed = fields.filter(({ field }) => field.enum)
    expect(closed.map(({ at }) => [at, wordsOf(at)])).toEqual(closed.map(({ at, field }) => [at, field.enum]))
    const listed = fields.filter(({ at, field }) => field.enum ?? wordsOf(at).length > 0)
    expect(placesOf(listed.filter(({ field }) => !field.description?.includes('- Any other word: ')))).toEqual([])
  })

  it('are all there: no text is for a component or a field that is gone (@CON-01)', () => {
    const places = new Set([...Object.keys(schemas), ...placesOf(fields)])
    const last = new Set([...places].map((place) => place.split('.').at(-1)))
    const isUsed = (key: string) => key === '*' || places.has(key) || (key.startsWith('*.') && last.has(key.slice(2)))
    expect([...fieldTexts.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})
