import { describe, expect, test } from 'vitest'
import { visitorHeaders } from './visitorHeaders'
import type { Visitor } from './visitorHeaders'

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }

describe('The headers of a request', () => {
  test.each<[string, Visitor, Record<string, string>]>([
    ['a rider: the token alone', { kind: 'rider', token: 'T' }, { Authorization: 'Bearer T' }],
    [
      'a guest with a card: its token and the client',
      { kind: 'guest', cardToken: 'C' },
      { Authorization: 'Anonymous C', 'X-Client-Id': 'web' },
    ],
    ['a guest without a card: the client', { kind: 'guest' }, { 'X-Client-Id': 'web' }],
    ['a guest with an empty token: the client', { kind: 'guest', cardToken: '' }, { 'X-Client-Id': 'web' }],
    [
      'before the second factor: the temporary token and the client',
      { kind: 'temporary', token: 'T' },
      { Authorization: 'Bearer T', 'X-Client-Id': 'web' },
    ],
    ['a visitor: the client', { kind: 'visitor' }, { 'X-Client-Id': 'web' }],
  ])('@API-02 of %s', (_, visitor, expected) => {
    expect(visitorHeaders(visitor, 'web', 'en')).toEqual({ ...json, 'Accept-Language': 'en', ...expected })
  })

  test.each(['en', 'fr', 'zh-Hans'])('@API-01 name the language %s', (language) => {
    for (const visitor of [{ kind: 'visitor' }, { kind: 'rider', token: 'T' }] as Visitor[])
      expect(visitorHeaders(visitor, 'web', language)['Accept-Language']).toBe(language)
  })
})
