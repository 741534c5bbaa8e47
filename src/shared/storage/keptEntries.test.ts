// @vitest-environment jsdom
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { eraseWithOtherTabs, onStorageTrouble, readStored, storedKey, writeStored } from './browserStorage'
import { eraseKept, keptEntries } from './keptEntries'
import { peekStored } from './peekStored'

const local = () => window.localStorage
const ofTab = () => window.sessionStorage

/** Access to the storage itself throws, as with blocked cookies. */
const withhold = () =>
  (['localStorage', 'sessionStorage'] as const).forEach((name) =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  )

describe('Everything that is kept @STORE-01', () => {
  test('is told by key, also what the portal does not know, and empty texts', () => {
    local().setItem('word', 'one')
    ofTab().setItem('other', '')
    local().setItem('Late', 'x')
    expect(keptEntries()).toEqual([
      { key: 'Late', area: 'local', raw: 'x' },
      { key: 'other', area: 'session', raw: '' },
      { key: 'word', area: 'local', raw: 'one' },
    ])
  })

  test('goes at once, from both places', () => {
    local().setItem('word', 'one')
    ofTab().setItem('other', 'two')
    eraseKept()
    expect([local().length, ofTab().length, keptEntries().length]).toEqual([0, 0, 0])
  })

  test('is nothing where the browser refuses storage, and erasing it is no fault', () => {
    withhold()
    expect(keptEntries()).toEqual([])
    expect(eraseKept).not.toThrow()
    vi.restoreAllMocks()
  })
})

describe('A text that is read before the portal runs @STORE-02', () => {
  test('is as it is stored, or null', () => {
    local().setItem('word', '{ as it is')
    expect([peekStored('word'), peekStored('other')]).toEqual(['{ as it is', null])
  })

  test('is null where the browser refuses storage', () => {
    withhold()
    expect(peekStored('word')).toBeNull()
    vi.restoreAllMocks()
  })
})

describe('What this tab alone keeps @STORE-01 @AUTH-13', () => {
  const word = storedKey('word', v.string(), { format: 'text', area: 'session', maxLength: 4 })
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

  test('goes when another tab erases everything, also from memory, and not when it changes one key', () => {
    onStorageTrouble(() => undefined)
    ofTab().setItem('other', 'kept')
    writeStored(word, 'too long to be stored')
    const stop = eraseWithOtherTabs()
    hear('word')
    expect([readStored(word), ofTab().getItem('other')]).toEqual(['too long to be stored', 'kept'])
    hear(null)
    expect([readStored(word), ofTab().length]).toEqual([undefined, 0])
    stop()
  })

  test('stays when nobody listens any more', () => {
    eraseWithOtherTabs()()
    ofTab().setItem('other', 'kept')
    hear(null)
    expect(ofTab().getItem('other')).toBe('kept')
  })

  test('is no fault where the browser refuses storage', () => {
    const stop = eraseWithOtherTabs()
    withhold()
    const faults = vi.fn()
    window.addEventListener('error', faults)
    hear(null)
    window.removeEventListener('error', faults)
    vi.restoreAllMocks()
    stop()
    expect(faults).not.toHaveBeenCalled()
  })

  test('is stored up to the length that it may have, and in memory beyond it', () => {
    onStorageTrouble(() => undefined)
    writeStored(word, 'four')
    expect([readStored(word), ofTab().getItem('word')]).toEqual(['four', 'four'])
    writeStored(word, 'fives')
    expect([readStored(word), ofTab().getItem('word')]).toEqual(['fives', 'four'])
  })
})
