import { expect, test } from 'vitest'
import { changesBetween, compareVersions, versionAfter, withResponses } from './changes'

const answer = (schema: object) => ({ components: { schemas: { pass: schema } }, info: { version: '1.2.3' } })
const body = (schema: object) => ({ components: { schemas: { movePassBody: schema } } })
const text = { type: 'string', maxLength: 20 }
const pass = { type: 'object', required: ['id'], properties: { id: text, name: text } }

test.each<[string, object, object, string[]]>([
  ['nothing', answer(pass), answer(pass), []],
  ['a description', answer(pass), answer({ ...pass, description: 'A pass' }), ['words']],
  ['an example', answer({ ...text, examples: ['a'] }), answer({ ...text, examples: ['b'] }), ['words']],
  ['a new field', answer(pass), answer({ ...pass, properties: { ...pass.properties, place: text } }), ['added']],
  ['a field of the name of a word', answer(pass), answer({ ...pass, properties: { id: text } }), ['breaking']],
  ['a field that must be there now', answer(pass), answer({ ...pass, required: ['id', 'name'] }), ['breaking']],
  ['a field that may be absent now', answer(pass), answer({ ...pass, required: [] }), ['added']],
  ['a field that the portal may leave out now', body(pass), body({ ...pass, required: [] }), ['breaking']],
  ['a longer text in an answer', answer(text), answer({ ...text, maxLength: 30 }), ['added']],
  ['a shorter text in an answer', answer(text), answer({ ...text, maxLength: 10 }), ['breaking']],
  ['a longer text in a body', body(text), body({ ...text, maxLength: 30 }), ['breaking']],
  ['a wider list of words', answer({ enum: ['a'] }), answer({ enum: ['a', 'b'] }), ['added']],
  ['a narrower list of words', answer({ enum: ['a', 'b'] }), answer({ enum: ['a'] }), ['breaking']],
  ['another order of words', answer({ enum: ['a', 'b'] }), answer({ enum: ['b', 'a'] }), []],
  ['a word of an open list', answer({ 'x-extensible-enum': ['a'] }), answer({ 'x-extensible-enum': ['b'] }), ['added']],
  [
    'a word about one of two shapes',
    answer({ anyOf: [text, pass] }),
    answer({ anyOf: [{ ...text, description: 'A' }, pass] }),
    ['words'],
  ],
  [
    'a code more in a refusal',
    answer({ anyOf: [pass, { enum: [1] }] }),
    answer({ anyOf: [pass, { enum: [1, 2] }] }),
    ['added'],
  ],
  [
    'another shape of two',
    answer({ anyOf: [pass, text] }),
    answer({ anyOf: [pass, { type: 'integer' }] }),
    ['breaking', 'added'],
  ],
  ['null where there was none', answer({ type: ['string'] }), answer({ type: ['string', 'null'] }), ['added']],
  ['another type', answer({ type: 'string' }), answer({ type: 'integer' }), ['breaking']],
  ['a new call', { paths: {} }, { paths: { '/web/x': { get: {} } } }, ['added']],
  ['a call that is gone', { paths: { '/web/x': { get: {} } } }, { paths: {} }, ['breaking']],
  [
    'an extension that programs can read',
    { paths: { a: { get: {} } } },
    { paths: { a: { get: { 'x-ignores-token': true } } } },
    ['added'],
  ],
  [
    'a status more',
    { paths: { a: { get: { responses: {} } } } },
    { paths: { a: { get: { responses: { 409: {} } } } } },
    ['added'],
  ],
])('@CON-01 a change of the contract: %s', (_, before, after, kinds) => {
  expect(changesBetween(before, after).map(({ kind }) => kind)).toEqual(kinds)
})

const schemas = {
  ...{ price: { type: 'integer', minimum: 0 }, sum: { type: 'integer', minimum: -9 }, text },
  ...{
    list: { items: { $ref: '#/components/schemas/list' } },
    other: { items: { $ref: '#/components/schemas/list' } },
  },
}
const naming = (of: string, name: string) => ({
  components: { schemas: { ...schemas, [of]: { properties: { funds: { $ref: `#/components/schemas/${name}` } } } } },
})
test.each([
  ['a wider one in an answer', 'card', 'price', 'sum', ['added']],
  ['a narrower one in an answer', 'card', 'sum', 'price', ['breaking']],
  ['a wider one in a body', 'payBody', 'price', 'sum', ['breaking']],
  ['one of another type', 'card', 'price', 'text', ['breaking', 'added', 'breaking']],
  ['one that names itself', 'card', 'list', 'other', ['breaking']],
])('@CON-01 a field that names another shared schema: %s', (_, of, before, after, kinds) => {
  expect(changesBetween(naming(of, before), naming(of, after)).map(({ kind }) => kind)).toEqual(kinds)
})

test('@CON-01 a response that becomes a component changes nothing else', () => {
  const refused = { description: 'Refused', content: { a: text } }
  const paths = (response: object) => ({ '/web/x': { get: { responses: { 400: response } } } })
  const after = { components: { responses: { refused } }, paths: paths({ $ref: '#/components/responses/refused' }) }
  const before = { components: { responses: {} }, paths: paths(refused) }
  expect(changesBetween(withResponses(before), withResponses(after)).map(({ kind }) => kind)).toEqual(['added'])
})

test.each<[string[], string]>([
  [[], '1.2.3'],
  [['words'], '1.2.4'],
  [['words', 'added'], '1.3.0'],
  [['added', 'breaking'], '2.0.0'],
])('@CON-01 changes that are %j make it %s', (kinds, version) => {
  expect(
    versionAfter(
      '1.2.3',
      kinds.map((kind) => ({ kind: kind as 'words', at: '' })),
    ),
  ).toBe(version)
})

test('@CON-01 versions are compared by their numbers', () => {
  expect(['1.10.0', '1.2.0', '2.0.0', '1.2.0'].sort(compareVersions)).toEqual(['1.2.0', '1.2.0', '1.10.0', '2.0.0'])
})
