// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onStorageTrouble, onStoredChange, readStored, removeStored, storedKey, writeStored } from './browserStorage'
import type { StorageTrouble } from './browserStorage'
import { clearSession, sessionKeys } from '../../features/identity/session/visitor/sessionKeys'

const list = storedKey('list', v.array(v.object({ id: v.string() })))
const word = storedKey('word', v.string(), { format: 'text' })

const local = () => window.localStorage
const heard: StorageTrouble[] = []
beforeEach(() => {
  heard.length = 0
  onStorageTrouble((trouble) => heard.push(trouble))
})

/** Makes storage fail as in a browser that refuses it: private windows, disabled storage, a full disk. */
function refuse(...acts: ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const act of acts)
    vi.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
}

/** Makes access to the storage itself throw, as with blocked cookies. */
const withhold = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

describe('A storage that fails', () => {
  test('@STORE-02 full: memory takes over for this tab, one word about it', () => {
    refuse('setItem')
    writeStored(word, 'kept')
    writeStored(list, [{ id: 'kept' }])
    expect([readStored(word), readStored(list)]).toEqual(['kept', [{ id: 'kept' }]])
    expect(heard.map(({ kind }) => kind)).toEqual(['unavailable'])
  })

  test('@STORE-02 full: the new value counts, not the old one that is still stored', () => {
    writeStored(word, 'old')
    refuse('setItem')
    writeStored(word, 'new')
    expect(readStored(word)).toBe('new')
  })

  test('@STORE-02 full for a moment: the next write goes to the storage again', () => {
    refuse('setItem')
    writeStored(word, 'in memory')
    vi.restoreAllMocks()
    writeStored(word, 'stored')
    expect([readStored(word), local().getItem('word')]).toEqual(['stored', 'stored'])
  })

  test('@STORE-02 too small for a value: that is reported at once, and the value kept for this tab', () => {
    const small = storedKey('small', v.array(v.string()), { maxLength: 10 })
    writeStored(small, ['too long for it'])
    expect(readStored(small)).toEqual(['too long for it'])
    expect(local().getItem('small')).toBeNull()
    expect(heard).toEqual([{ kind: 'unavailable', key: 'small' }])
  })

  test('@STORE-02 the copies of damaged values give way to a new value', () => {
    local().setItem('list', '{')
    readStored(list)
    expect(local().getItem('damaged:list')).toBe('{')
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this.length > 0) throw new DOMException('no room', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
    expect(writeStored(word, 'new')).toBe(true)
    expect([local().getItem('word'), local().length]).toEqual(['new', 1])
    expect(writeStored(list, [])).toBe(false)
    expect(heard.map(({ kind }) => kind)).toEqual(['damaged', 'unavailable'])
  })

  test('@STORE-02 throwing at every touch', () => {
    refuse('getItem', 'setItem', 'removeItem')
    expect(readStored(word)).toBeUndefined()
    expect(heard).toEqual([])
    writeStored(word, 'kept')
    expect(readStored(word)).toBe('kept')
    removeStored(word)
    expect(readStored(word)).toBeUndefined()
  })

  test('@STORE-02 forbidden altogether', () => {
    withhold()
    writeStored(word, 'kept')
    expect(readStored(word)).toBe('kept')
    removeStored(word)
    expect(readStored(word)).toBeUndefined()
    expect(heard).toEqual([{ kind: 'unavailable', key: 'word' }])
    vi.restoreAllMocks()
  })

  test('@STORE-02 too full for a copy of what was damaged', () => {
    local().setItem('list', '{')
    refuse('setItem')
    expect(readStored(list)).toBeUndefined()
    expect(heard).toEqual([{ kind: 'damaged', key: 'list' }])
  })

  test('@STORE-02 what memory keeps belongs to one area', () => {
    const sameName = storedKey('word', v.string(), { format: 'text', area: 'session' })
    refuse('setItem')
    writeStored(word, 'of all tabs')
    expect(readStored(sameName)).toBeUndefined()
  })

  test('@AUTH-13 a token that only memory keeps is cleared as well', () => {
    refuse('setItem')
    writeStored(sessionKeys.authToken, 'token')
    clearSession()
    expect(readStored(sessionKeys.authToken)).toBeUndefined()
  })
})

describe('Other tabs', () => {
  const inOtherTab = (key: string | null, value?: string, storageArea: Storage = local()) => {
    if (key !== null && value !== undefined) storageArea.setItem(key, value)
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  }

  test('@STORE-01 a change of the key is heard with its new value, until one stops listening', () => {
    const changed = vi.fn()
    const stop = onStoredChange(word, changed)
    inOtherTab('word', 'new')
    inOtherTab('another', 'x')
    inOtherTab('word', 'session', window.sessionStorage)
    expect(changed.mock.calls).toEqual([['new']])
    stop()
    inOtherTab('word', 'later')
    expect(changed).toHaveBeenCalledTimes(1)
  })

  test('@STORE-01 clearing everything is a change of each key', () => {
    writeStored(word, 'here')
    const changed = vi.fn()
    const stop = onStoredChange(word, changed)
    local().clear()
    inOtherTab(null)
    expect(changed.mock.calls).toEqual([[undefined]])
    stop()
  })

  test('@STORE-02 a damaged value of another tab is nothing', () => {
    const changed = vi.fn()
    const stop = onStoredChange(list, changed)
    inOtherTab('list', '{')
    expect(changed.mock.calls).toEqual([[undefined]])
    expect(heard).toEqual([{ kind: 'damaged', key: 'list' }])
    stop()
  })

  test('@STORE-01 what another tab wrote counts more than what only this tab’s memory has', () => {
    const changed = vi.fn()
    const stop = onStoredChange(word, changed)
    refuse('setItem')
    writeStored(word, 'in memory')
    vi.restoreAllMocks()
    inOtherTab('word', 'of the other tab')
    expect(changed.mock.calls).toEqual([['of the other tab']])
    stop()
  })

  test('@AUTH-15 a value removed by another tab is gone, also from this tab’s memory', () => {
    const changed = vi.fn()
    const stop = onStoredChange(word, changed)
    refuse('setItem')
    writeStored(word, 'in memory')
    vi.restoreAllMocks()
    inOtherTab('word')
    expect(changed.mock.calls).toEqual([[undefined]])
    stop()
  })
})
