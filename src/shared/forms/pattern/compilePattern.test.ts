import { describe, expect, test } from 'vitest'
import { compilePattern } from './compilePattern'
import { fc, property } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'

const long = 'a'.repeat(timesOf(1_000, 1_000, 200))

describe('A pattern that takes the browser years', () => {
  // No test here checks a time: with backtracking, no row would ever end.
  test.each<[pattern: string, fits: string, not: string]>([
    ['(a+)+', long, `${long}!`],
    ['(\\w+\\s?)*', `${long} ${long}`, `${long}!`],
    ['(a|a)*', long, `${long}!`],
    ['(a|ab)*c', `${'aab'.repeat(300)}c`, 'aab'.repeat(300)],
    ['(.*)*', long, `${long}\n`],
    ['a*a*a*a*a*a*b', `${long}b`, long],
    ['\\d+\\d+\\d+\\d+x', `${'1'.repeat(1_000)}x`, '1'.repeat(1_000)],
    ['([a-z]+)*\\d', `${long}1`, long],
    ['^(?:(?:a?){50}){20}b$', `${long}b`, `${long}c`],
    ['(?=(a+)+!)a*!', `${long}!`, long],
    ['(?!(a+)+$).*', `${long}!`, long],
    ['a*(?<=(a+)+)b', `${long}b`, `${long}`],
    ['(?=(?=(a+)+!).*)(?!(?:.*a){5}b).*', `${long}!`, `${long}b`],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', `${long}Zz`, long],
    ['(x+x+)+y', `${'x'.repeat(999)}y`, 'x'.repeat(1_000)],
  ])('@FORM-01 %s', (pattern, fits, not) => {
    const test = compilePattern(pattern)
    expect([test?.(fits), test?.(not)]).toEqual([true, false])
  })
})

describe('What a pattern means', () => {
  test.each<[pattern: string, fits: string[], not: string[]]>([
    ['', [''], ['a']],
    ['a|b', ['a', 'b'], ['', 'ab', 'c']],
    ['^\\d{3}$', ['123'], ['12', '1234', '12a']],
    ['\\d{2,}', ['12', '123'], ['1']],
    ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', ['B3H 4R2', 'B3H4R2'], ['B3H-4R2']],
    ['(?=.*\\p{L})(?=.*\\d).*', ['é1', 'a-1'], ['abc', '123']],
    ['(?!.*(?:--|__)).+', ['a-b'], ['a--b', 'a__b', '']],
    ['[^\\s@]{1,64}@[^\\s@.]+(?:\\.[^\\s@]+)+', ['a@b.ca'], ['a@b', 'a b@c.ca']],
    ['(?<day>\\d\\d)-(?:\\d\\d)', ['12-05'], ['1-05']],
    ['\\bna\\b-\\b\\w+', ['na-me'], ['na--me']],
    ['\\u{1F68C}\\ud83d\\ude8c.', ['🚌🚌🚌'], ['🚌🚌']],
    ['[\\w\\-\\@]+', ['a-@'], ['a b']],
    ['a{,2}', ['a{,2}'], ['aa']],
    ['[\\]]+', [']]'], ['[']],
    ['[^]', ['\n'], ['']],
    ['[]', [], ['', 'a']],
    ['\\-..', ['-🚌'], ['-a']],
    ['-.', ['-🚌'], ['-ab']],
    ['a?^b', ['b'], ['ab']],
    ['a$b?', ['a'], ['ab']],
    ['[a-]?\\bb', ['b', '-b'], ['ab']],
    ['[a-]?\\Bb', ['ab'], ['b', '-b']],
    ['(?<!a).b', ['ab', 'bb'], []],
    ['.(?<!a)b', ['bb'], ['ab']],
  ])('@FORM-01 %s', (pattern, fits, not) => {
    const test = compilePattern(pattern)
    expect(fits.filter((text) => !test?.(text))).toEqual([])
    expect(not.filter((text) => test?.(text))).toEqual([])
  })

  test.each([
    ['no pattern', ['[', 'a)(b', '(', '*', 'a{2,1}']],
    ['references to what matched before', ['(a)\\1', '(?<x>a)\\k<x>', '(a+)+\\1']],
    ['too large', ['(?:a{1000}){1000}', '((((a{99}){99}){99}){99}){99}', 'a{99999999999999999999}', '\\p{L}{9999}']],
  ])('@FORM-01 gives undefined if it is %s', (_, patterns) => {
    for (const pattern of patterns) expect(compilePattern(pattern)).toBeUndefined()
  })
})

test.each([
  ['a{2500}', 'a{2501}'],
  ['a{2499,}', 'a{2500,}'],
  ['(?:ab){1666}', '(?:ab){1667}'],
  ['(?:a|b){1250}', '(?:a|b){1251}'],
  ['(?:(?=a)a){1250}', '(?:(?=a)a){1251}'],
  ['(?:a{10}){238}', '(?:a{10}){239}'],
])('@FORM-01 %s is not too large, and %s is', (small, large) => {
  expect([compilePattern(small), compilePattern(large)]).toEqual([expect.any(Function), undefined])
})

const piece = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\s', '\\b', '\\B', '^', '$', '-', '\\-', '{', ']')
const signs = fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,2}', '{0,1}?', '{2,}')
const opening = fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?<n>')
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 3 },
    fc.tuple(piece, signs).map((parts) => parts.join('')),
    fc.tuple(opening, tie('pattern'), fc.constant(')'), signs).map((parts) => parts.join('')),
  ),
  pattern: fc
    .array(fc.array(tie('part'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((options) => options.map((parts) => parts.join('')).join('|')),
}))

/** Returns the browser's result, for texts so short that it can compute one. */
function browsers(source: string, text: string): boolean | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(source, flags) && new RegExp(`^(?:${source})$`, flags).test(text)
    } catch {
      // The other dialect may accept it.
    }
  return undefined
}

property(
  [pattern, fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', ']'), maxLength: 7 }), { maxLength: 4 })],
  {
    numRuns: timesOf(500, 500, 200),
  },
)('@FORM-01 any pattern agrees with the browser', (source, texts) => {
  const test = compilePattern(source)
  for (const text of texts) expect([source, text, test?.(text)]).toEqual([source, text, browsers(source, text)])
})

property([fc.string(), fc.string()])('@FORM-01 never throws', (source, text) => {
  const test = compilePattern(source)
  if (test) expect([source, text, test(text)]).toEqual([source, text, browsers(source, text)])
})
