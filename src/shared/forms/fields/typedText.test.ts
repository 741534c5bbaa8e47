import { describe, expect, it } from 'vitest'
import type { FieldSpec } from './fieldSpec'
import { allowedText, shapeInput, shapeTyped } from './typedText'
import { fc, property } from '../../../testing/chance/property'

const plain: FieldSpec = { key: 'x', label: 'Number' }
const digits: FieldSpec = { ...plain, allowed: /\d/ }
const grouped: FieldSpec = {
  ...plain,
  allowed: /[\d ]/,
  mask: (value) =>
    value
      .replace(/\D/g, '')
      .slice(0, 16)
      .replace(/(.{4})(?=.)/g, '$1 '),
}
const expiry: FieldSpec = {
  ...plain,
  allowed: /[\d/]/,
  mask: (value) => value.replace(/\D/g, '').slice(0, 4).replace(/^(..)/, '$1/'),
}

describe('typed text', () => {
  it.each<[string, FieldSpec, string, number, string, number, string]>([
    ['is left alone without a filter', plain, ' a1 ', 2, ' a1 ', 2, ''],
    ['keeps digits only', digits, '1a2b', 4, '12', 2, 'ab'],
    ['keeps the caret where it was among the digits', digits, '1a23', 2, '123', 1, 'a'],
    [
      'forgets the marks of a mobile number',
      { ...plain, kind: 'tel' },
      '+1 (416) 555-0199',
      17,
      '+14165550199',
      12,
      ' ()-',
    ],
    ['is grouped', grouped, '41111', 5, '4111 1', 6, ''],
    ['is grouped as pasted with other groups', grouped, '4111111 1111 11111', 18, '4111 1111 1111 1111', 19, ''],
    ['keeps the caret in the middle of groups', grouped, '41119 1111', 5, '4111 9111 1', 6, ''],
    ['lets a separator be passed backwards', grouped, '41111111', 4, '4111 1111', 4, ''],
    ['lets what stands before a trailing separator be removed', expiry, '12', 2, '12/', 2, ''],
    ['is then shorter', expiry, '1/', 1, '1', 1, ''],
    ['takes a pattern with flags', { ...plain, allowed: /[a-z]/giy }, 'aB1cD', 5, 'aBcD', 4, '1'],
    ['tells each character once that it left out', digits, 'a1aab', 5, '1', 1, 'ab'],
  ])('@FORM-02 %s', (_, field, raw, caret, value, newCaret, leftOut) => {
    expect(shapeTyped(field, raw, caret)).toEqual({ value, caret: newCaret, leftOut })
  })

  it('@FORM-02 says what is allowed when something was left out', () => {
    expect(allowedText(digits, 'a').key).toBe('shared:form.digitsOnly')
    expect(allowedText({ ...plain, kind: 'tel' }, 'a').key).toBe('shared:form.phoneCharacters')
    const leftOut = (characters: string) => ({ key: 'shared:form.leftOut', values: { label: 'Number', characters } })
    expect(allowedText({ ...plain, allowed: /[a-z]/i }, '7')).toEqual(leftOut('7'))
    expect(allowedText({ ...plain, allowed: /[\da-z]/i }, '!')).toEqual(leftOut('!'))
    expect(allowedText({ ...plain, allowed: /[^!]/i }, '!'.repeat(21))).toEqual(leftOut('!'.repeat(20)))
    expect(allowedText({ ...digits, allowedText: { key: 'mine' } }, 'a').key).toBe('mine')
  })

  it.each<[string, string, number | null, number[][], string]>([
    ['1a2', '12', 2, [[1, 1]], 'a'],
    ['1a2', '12', null, [], 'a'],
    ['12', '12', 1, [], ''],
  ])('@FORM-02 an input with %j then has %j, and its caret at its place (%j)', (raw, value, caret, moves, leftOut) => {
    const moved: number[][] = []
    const setSelectionRange = (...range: number[]) => void moved.push(range)
    const input = { value: raw, selectionStart: caret, setSelectionRange }
    expect(shapeInput(digits, input as never)).toBe(leftOut)
    expect([input.value, moved]).toEqual([value, moves])
  })

  property([fc.string({ unit: 'binary' }), fc.nat(40)])('@FORM-02 shaping it again changes nothing', (raw, at) => {
    for (const field of [digits, grouped, expiry]) {
      const once = shapeTyped(field, raw, Math.min(at, raw.length))
      expect(shapeTyped(field, once.value, once.caret).value).toBe(once.value)
      expect(once.caret).toBeLessThanOrEqual(once.value.length)
    }
  })
})
