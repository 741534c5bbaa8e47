// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  forgetStorageState,
  onStorageTrouble,
  putAside,
  readStored,
  removeStored,
  storedKey,
  writeStored,
} from './browserStorage'
import type { StorageTrouble } from './browserStorage'
import * as limits from '../../api/contract/base/limits'
import { clearSession } from '../../features/identity/session/visitor/sessionKeys'
import { fc, property } from '../../testing/chance/property'

const list = storedKey('list', v.array(v.object({ id: v.string() })), { maxLength: 1_000 })
const word = storedKey('word', v.pipe(v.string(), v.maxLength(20)), { format: 'text' })
const token = storedKey('token', v.pipe(v.string(), v.maxLength(20)), { format: 'text', isSecret: true })
const ofTab = storedKey('of_tab', v.record(v.string(), v.string()), { area: 'session' })

const local = () => window.localStorage
const heard: StorageTrouble[] = []
beforeEach(() => {
  heard.length = 0
  onStorageTrouble((trouble) => heard.push(trouble))
})

describe('What is stored comes back', () => {
  test('@STORE-01 as JSON, as raw text, for this tab only', () => {
    writeStored(list, [{ id: 'a' }])
    writeStored(word, 'plain "text"')
    writeStored(ofTab, { order: 'key' })
    expect(local().getItem('list')).toBe('[{"id":"a"}]')
    expect(local().getItem('word')).toBe('plain "text"')
    expect(window.sessionStorage.getItem('of_tab')).toBe('{"order":"key"}')
    expect(local().getItem('of_tab')).toBeNull()
    expect([readStored(list), readStored(word), readStored(ofTab)]).toEqual([
      [{ id: 'a' }],
      'plain "text"',
      { order: 'key' },
    ])
  })

  test('@STORE-01 as JSON, for all tabs, up to the length of a text, and no secret, where nothing else is said', () => {
    const usual = { format: 'json', area: 'local', maxLength: limits.text, isSecret: false }
    expect(storedKey('any', v.string())).toMatchObject(usual)
  })

  test('@STORE-01 what is not there is undefined, what is removed is gone', () => {
    expect(readStored(word)).toBeUndefined()
    writeStored(word, 'here')
    removeStored(word)
    expect(readStored(word)).toBeUndefined()
    expect(local().length).toBe(0)
    expect(heard).toEqual([])
  })

  property([fc.dictionary(fc.string(), fc.string())])('@STORE-01 any record of texts', (value) => {
    const plain = JSON.parse(JSON.stringify(value)) as Record<string, string>
    // The schema removes these names: as own keys of a stored value they are no data of the portal.
    for (const name of ['__proto__', 'constructor', 'prototype']) delete plain[name]
    writeStored(ofTab, plain)
    expect(readStored(ofTab)).toEqual(plain)
  })

  test('@AUTH-13 clearing a session leaves what is not the rider’s', () => {
    for (const key of ['auth_token', 'cwp_user', 'tempAuthToken', 'parentOrgId', 'language', 'cart'])
      local().setItem(key, 'x')
    clearSession()
    expect(Object.keys(local()).sort()).toEqual(['cart', 'language'])
  })
})

describe('A damaged value', () => {
  test('@STORE-02 that is a secret leaves no copy', () => {
    local().setItem('token', 'x'.repeat(21))
    expect(readStored(token)).toBeUndefined()
    expect(heard).toEqual([{ kind: 'damaged', key: 'token' }])
    expect(local().length).toBe(0)
  })

  test('@AUTH-13 @STORE-02 takes its copy along when it is removed', () => {
    local().setItem('list', '{')
    readStored(list)
    expect(local().getItem('damaged:list')).toBe('{')
    removeStored(list)
    expect(local().length).toBe(0)
  })

  test.each([
    ['broken JSON', '[{"id":'],
    ['nothing', ''],
    ['another shape', '{"id":"a"}'],
    ['a damaged entry', '[{"id":"a"},{"id":7}]'],
    ['null', 'null'],
    ['a page of HTML', '<!doctype html>'],
    ['too much of it', JSON.stringify([{ id: 'x'.repeat(1_000) }])],
    ['deep nesting', '['.repeat(999)],
  ])('@STORE-02 %s is put aside, told once, and read as nothing', (_, raw) => {
    local().setItem('list', raw)
    expect(readStored(list)).toBeUndefined()
    expect(readStored(list)).toBeUndefined()
    expect(local().getItem('list')).toBeNull()
    expect(local().getItem('damaged:list')).toBe(raw.slice(0, 2_000))
    expect(heard).toEqual([{ kind: 'damaged', key: 'list' }])
  })

  test('@STORE-02 is a copy of limited length', () => {
    local().setItem('list', 'x'.repeat(100_000))
    readStored(list)
    expect(local().getItem('damaged:list')).toHaveLength(2_000)
  })

  test('@STORE-02 cannot reach the prototype of anything', () => {
    local().setItem('list', '[{"id":"a","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}]')
    expect(readStored(list)).toEqual([{ id: 'a' }])
    expect({}).not.toHaveProperty('polluted')
  })

  test('@STORE-02 is reported with its key, each key once', () => {
    local().setItem('list', '{')
    local().setItem('word', 'x'.repeat(21))
    readStored(list)
    readStored(word)
    local().setItem('list', '{')
    readStored(list)
    expect(heard).toEqual([
      { kind: 'damaged', key: 'list' },
      { kind: 'damaged', key: 'word' },
    ])
  })

  test('@STORE-02 can be set aside by code that checks more than its shape', () => {
    writeStored(word, 'foreign')
    putAside(word, 'foreign')
    expect([readStored(word), local().getItem('damaged:word')]).toEqual([undefined, 'foreign'])
  })

  test('@STORE-02 found before anyone listens is reported to the first listener', () => {
    forgetStorageState()
    local().setItem('list', '{')
    readStored(list)
    const late: StorageTrouble[] = []
    onStorageTrouble((trouble) => late.push(trouble))
    expect(late).toEqual([{ kind: 'damaged', key: 'list' }])
  })

  property(
    [
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => json.slice(1)),
      ),
    ],
    { numRuns: 300 },
  )('@STORE-02 whatever is there, reading gives a list or nothing', (raw) => {
    local().setItem('list', raw)
    const read = readStored(list)
    expect(read === undefined || (Array.isArray(read) && read.every(({ id }) => typeof id === 'string'))).toBe(true)
  })
})
