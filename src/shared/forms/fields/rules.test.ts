import { describe, expect, it } from 'vitest'
import type { FieldSpec } from './fieldSpec'
import { cleanValues, fieldError, fieldErrors, matches, normalizeMobile } from './rules'
import { fc, property } from '../../../testing/chance/property'

const field = (more: Partial<FieldSpec> = {}): FieldSpec => ({ key: 'x', label: 'Name', ...more })
const errorOf = (more: Partial<FieldSpec>, value: string) => fieldErrors([field(more)], { x: value }).x
describe('what is wrong with a field', () => {
  it.each<[string, Partial<FieldSpec>, string, string | undefined]>([
    ['an empty required field', { required: true }, '', 'shared:form.required'],
    ['spaces in a required field', { required: true }, '   ', 'shared:form.required'],
    ['an empty address field', { required: true, emptyText: 'empty' }, '', 'shared:form.empty'],
    ['an empty optional field', { minlength: 3, pattern: 'abc' }, '', undefined],
    ['a required field of spaces that is a password', { required: true, kind: 'password' }, '   ', undefined],
    ['one character too few', { minlength: 3 }, 'ab', 'shared:form.minlength'],
    ['just enough characters', { minlength: 3 }, 'abc', undefined],
    ['spaces do not make up for characters', { minlength: 3 }, ' ab ', 'shared:form.minlength'],
    ['just few enough characters', { maxlength: 3 }, 'abc', undefined],
    ['one character too many', { maxlength: 3 }, 'abcd', 'shared:form.maxlength'],
    ['a value that its pattern knows only in part', { pattern: '\\d+' }, '12a', 'shared:form.enterValid'],
    ['a value that fits', { pattern: '\\d+' }, '12', undefined],
    ['alternatives are anchored as one', { pattern: 'a|b' }, 'ax', 'shared:form.enterValid'],
    ['a pattern that comes with anchors', { pattern: '^\\d{3}$' }, '123', undefined],
    ['a pattern with needless escapes', { pattern: '[\\w\\-\\@]+' }, 'a-@', undefined],
    ['card fields say "is not valid"', { pattern: '\\d+', invalidText: 'isNotValid' }, 'a', 'shared:form.isNotValid'],
    ['a broken pattern is ignored', { pattern: '[' }, 'anything', undefined],
    ['an email field falls back on our own pattern', { kind: 'email', pattern: '[' }, 'rider', 'shared:form.email'],
    [
      'a pattern that would take the browser years',
      { pattern: '(a+)+' },
      `${'a'.repeat(99)}!`,
      'shared:form.enterValid',
    ],
    ['a pattern too large to be tested', { pattern: '(a{999}){999}' }, 'anything', undefined],
    ['a pattern that only our anchors would mend', { pattern: 'a)(b' }, 'anything', undefined],
    ['a text too long to be tested', { pattern: '.*' }, 'a'.repeat(1_001), 'shared:form.enterValid'],
    ['an address without @', { kind: 'email' }, 'rider.example.com', 'shared:form.email'],
    ['an address without a dot after the @', { kind: 'email' }, 'rider@example', 'shared:form.email'],
    ['an address with two @', { kind: 'email' }, 'a@b@example.com', 'shared:form.email'],
    ['an address with a plus', { kind: 'email' }, ' rider+bus@mail.example.com ', undefined],
    ['a choice that is not offered', selectOf('CA'), 'US', 'shared:form.enterValid'],
    ['a choice that is offered', selectOf('CA'), 'CA', undefined],
    ['a choice without a list', { kind: 'select', options: null }, 'CA', undefined],
    ['a text beside a list', { options: [{ value: 'CA', label: 'CA' }] }, 'US', undefined],
    ['a text just short enough to be tested', { pattern: '.*' }, 'a'.repeat(1_000), undefined],
    ['an email by a pattern of its own', { kind: 'email', pattern: 'x+' }, 'xx', undefined],
  ])('@FORM-01 @FORM-02 @FORM-03 is reported for %s', (_, config, value, key) => {
    expect(errorOf(config, value)?.key).toBe(key)
  })

  it('@FORM-01 is said with the field’s name and limit', () => {
    const label = 'Name'
    expect(errorOf({ required: true }, '')?.values).toEqual({ label })
    expect(errorOf({ minlength: 3 }, 'a')?.values).toEqual({ limit: 3 })
    expect(errorOf({ maxlength: 3 }, 'abcd')?.values).toEqual({ label, limit: 3 })
    expect(errorOf({ pattern: 'b', invalidText: 'isNotValid' }, 'a')?.values).toEqual({ label })
    expect(errorOf({ pattern: 'b' }, 'a')?.values).toEqual({ label: 'name' })
    expect(errorOf({ messages: { required: 'Remplir' }, required: true, lang: 'fr' }, '')?.lang).toBe('fr')
  })

  it('@FORM-01 is found for one field among the others, and for fields without a value', () => {
    const fields = [field({ required: true }), field({ key: 'again', rules: [matches('x', 'differs')] })]
    expect(fieldErrors(fields, {})).toEqual({ x: { key: 'shared:form.required', values: { label: 'Name' } } })
    expect(fieldError(fields[1] as FieldSpec, fields, { x: 'a', again: 'b' })).toEqual({ key: 'differs' })
    expect(fieldError(field({ rules: [matches('absent', 'differs')] }), [], {})).toBeUndefined()
  })

  it('@FORM-01 is one thing at a time: required, too short, too long, pattern, own rules', () => {
    const all: Partial<FieldSpec> = { required: true, minlength: 3, maxlength: 5, pattern: '[a-z]+', rules: [own] }
    expect(['', 'A', 'ABCDEF', 'ABC', 'abc'].map((value) => errorOf(all, value)?.key)).toEqual([
      'shared:form.required',
      'shared:form.minlength',
      'shared:form.maxlength',
      'shared:form.enterValid',
      'own',
    ])
  })

  it.each([
    ['required', { required: true }, ''],
    ['minlength', { minlength: 9 }, 'a'],
    ['maxlength', { maxlength: 1 }, 'abc'],
    ['pattern', { pattern: '\\d' }, 'a'],
  ])("@FORM-01 is said in the server's own words for %s, where it has any", (check, config, value) => {
    const said = errorOf({ ...config, messages: { [check]: 'Say so' } }, value)
    expect(said).toEqual({ key: 'shared:serverSays', values: { message: 'Say so' } })
    expect(errorOf({ ...config, messages: { [check]: '' } }, value)?.key).toMatch(/^shared:form\./)
  })

  it('@FORM-02 compares a confirmation with what it confirms', () => {
    const fields = [
      field({ key: 'email', kind: 'email' }),
      field({ rules: [matches('email', 'session:emailsDiffer')] }),
    ]
    expect(fieldErrors(fields, { email: 'a@b.ca', x: 'a@b.com' })).toEqual({ x: { key: 'session:emailsDiffer' } })
    expect(fieldErrors(fields, { email: 'a@b.ca ', x: ' a@b.ca' })).toEqual({})
    expect(fieldErrors(fields, { email: 'a@b.ca', x: '' })).toEqual({ x: { key: 'session:emailsDiffer' } })
  })

  it('@FORM-01 leaves a password as it was typed', () => {
    expect(cleanValues([field({ kind: 'password' })], { x: ' a b ' })).toEqual({ x: ' a b ' })
    expect(cleanValues([field()], { x: ' a b ', stray: '1' })).toEqual({ x: 'a b' })
    expect(cleanValues([field({ kind: 'tel' })], { x: ' +1 (902)' })).toEqual({ x: '+1902' })
    expect(cleanValues([field({ kind: 'tel', allowed: /[\d -]/ })], { x: ' 1-2 ' })).toEqual({ x: '1-2' })
  })
})

it('@FORM-01 a field without an error has no entry, and each rule of a field is asked', () => {
  expect(Object.keys(fieldErrors([field({ rules: [] }), field({ key: 'y', required: true })], { x: 'a' }))).toEqual([
    'y',
  ])
  expect(errorOf({ rules: [() => undefined, own] }, 'a')).toEqual({ key: 'own' })
})

describe('for any text', () => {
  property([fc.string({ unit: 'binary' })])('@FORM-02 a mobile number keeps digits and + only', (value) => {
    const kept = normalizeMobile(value)
    expect(kept).toMatch(/^[\d+]*$/)
    expect(normalizeMobile(kept)).toBe(kept)
  })

  property([fc.string(), fc.string(), fc.boolean()])(
    '@FORM-01 a pattern from anywhere never throws',
    (pattern, value, required) => {
      expect(() => fieldErrors([field({ pattern, required })], { x: value })).not.toThrow()
    },
  )

  property([fc.string(), fc.nat(20), fc.nat(20)])(
    '@FORM-01 cleaning twice changes nothing that is found',
    (value, minlength, maxlength) => {
      const fields = [field({ required: true, minlength, maxlength, pattern: '[a-z ]*' })]
      expect(fieldErrors(fields, cleanValues(fields, { x: value }))).toEqual(fieldErrors(fields, { x: value }))
    },
  )
})

function own() {
  return { key: 'own' }
}

function selectOf(...values: string[]): Partial<FieldSpec> {
  return { kind: 'select', options: values.map((value) => ({ value, label: value })) }
}
