import { expect, test } from 'vitest'
import { cartLine } from '../../../../testing/buying/cartLines'
import { cartTab } from '../../../../testing/buying/cartTab'
import { draftOf } from './draft'
import type { Check, Draft } from './draft'
import { askQuestions, walkChecks } from './walkChecks'
import type { Answers } from './walkChecks'

const rules = { maxCartQuantity: 20, maxQuantityPerAdd: 20, isTransitMode: false, canSubscribe: true }
const start = draftOf([], cartLine(), rules)
const named = (name: string): Draft => ({ ...start, addition: cartLine({ name }) })
const asks =
  (name: string, params: unknown = null): Check =>
  (draft) => ({
    dialog: { name },
    params,
    answers: { yes: named(`${draft.addition.name}, ${name}`), no: 'abort' },
  })
const nameOf = (done: Draft | 'abort') => (done === 'abort' ? done : done.addition.name)

test.each<[string, Check[], string[], string, string[]]>([
  ['nothing to ask', [() => undefined], [], 'Adult single ride', []],
  ['a change that nobody is asked about', [() => ({ draft: named('Changed') }), () => undefined], [], 'Changed', []],
  [
    'each question in turn, of what the last one left',
    [asks('one'), asks('two')],
    ['yes', 'yes'],
    'Adult single ride, one, two',
    ['one', 'two'],
  ],
  ['no further question after a refusal', [asks('one'), asks('two')], ['no'], 'abort', ['one']],
  ['an answer that the question does not know', [asks('one')], ['other'], 'abort', ['one']],
])('@CART-01 @CART-02 checks: %s', (_, checks, answers, expected, asked) => {
  const tab = cartTab()
  expect(nameOf(tab.run(askQuestions(walkChecks(checks, start)), ...answers))).toBe(expected)
  expect(tab.asked.map(([name]) => name)).toEqual(asked)
})

test('@CART-11 what was answered is not asked again, and the same question about something else is', () => {
  const tab = cartTab()
  const given: Answers = new Map()
  const ask = (params: unknown, ...answers: string[]) =>
    nameOf(tab.run(askQuestions(walkChecks([asks('alert', params)], start), given), ...answers))
  const agreed = 'Adult single ride, alert'
  expect([ask('bus', 'yes'), ask('bus'), ask('ferry', 'no'), ask('ferry'), ask('bus')]).toEqual([
    agreed,
    agreed,
    'abort',
    'abort',
    agreed,
  ])
  expect(tab.asked).toEqual([
    ['alert', 'bus'],
    ['alert', 'ferry'],
  ])
  expect([...given.values()].map(({ dialog, answer }) => [dialog.name, answer])).toEqual([
    ['alert', 'no'],
    ['alert', 'yes'],
  ])
})
