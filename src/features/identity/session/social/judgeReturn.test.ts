import { describe, expect, it } from 'vitest'
import { judgeReturn } from './judgeReturn'
import { fc, property } from '../../../../testing/chance/property'

const state = '0c1f2a4e-7b9d-4a55-9d0e-3f4b5c6d7e8f'
const names = ['jo%40example.com', 'Jo', 'Roy']
const good = [state, 'token', ...names]
const credentials = {
  access_token: 'token',
  login_type: 'AppleId',
  email: 'jo@example.com',
  first_name: 'Jo',
  last_name: 'Roy',
}

/** The returned parts, the stored state, and the expected credentials. */
const table: [string, string[] | null, string | undefined, object | undefined][] = [
  ['all as it should be', good, state, credentials],
  ['no address was taken', null, state, undefined],
  ['another state', ['other', ...good.slice(1)], state, undefined],
  ['no state in the address', ['', ...good.slice(1)], state, undefined],
  ['nothing kept', good, undefined, undefined],
  ['nothing kept, and a state that cannot be decoded', ['%', ...good.slice(1)], undefined, undefined],
  ['nothing kept, the address says undefined', ['undefined', ...good.slice(1)], undefined, undefined],
  ['nothing kept, the address says null', ['null', ...good.slice(1)], undefined, undefined],
  ['the word undefined kept and in the address', ['undefined', ...good.slice(1)], 'undefined', undefined],
  ['the word null kept and in the address', ['null', ...good.slice(1)], 'null', undefined],
  ['nothing kept but an empty text', ['', ...good.slice(1)], '', undefined],
  ['a state that cannot be decoded', ['%E0%A4%A', ...good.slice(1)], state, undefined],
  ['no token', [state, '', ...names], state, undefined],
  ['the word undefined for a token', [state, 'undefined', ...names], state, undefined],
  ['a token that cannot be decoded', [state, '%', ...names], state, undefined],
  ['more parts than there are', [...good, 'more'], state, undefined],
  ['the state alone', [state], state, undefined],
  ['no names', [state, 'token'], state, { access_token: 'token', login_type: 'AppleId' }],
  [
    'names that are the word undefined',
    [state, 'token', 'undefined', 'undefined', 'undefined'],
    state,
    { access_token: 'token', login_type: 'AppleId' },
  ],
  [
    'names that are empty, or cannot be decoded',
    [state, 'token', '', '%20', '%C3'],
    state,
    { access_token: 'token', login_type: 'AppleId' },
  ],
  [
    'parts that are encoded',
    [encodeURIComponent(state), 'a%2Fb.c%3D', 'jo%2Bx%40example.com', '%C3%89lo%C3%AFse', 'Undefined'],
    state,
    {
      access_token: 'a/b.c=',
      login_type: 'AppleId',
      email: 'jo+x@example.com',
      first_name: 'Éloïse',
      last_name: 'Undefined',
    },
  ],
]

describe('What Apple’s sign-in brought back', () => {
  it.each(table)('@AUTH-08 %s', (_, parts, kept, expected) => {
    expect(judgeReturn(parts, kept)).toEqual(expected)
  })

  const part = fc.oneof(fc.string(), fc.constantFrom('undefined', 'null', '', state, '%', '%00'))
  property([fc.array(part, { maxLength: 7 }), fc.option(part, { nil: undefined })])(
    '@AUTH-08 counts only with the very state that was kept, and never throws',
    (parts, kept) => {
      const made = judgeReturn(parts, kept)
      if (!made) return
      expect(decodeURIComponent(parts[0] ?? '')).toBe(kept)
      expect(['', 'undefined', 'null']).not.toContain(kept)
      expect(Object.values(made)).not.toContain('undefined')
    },
  )
})
