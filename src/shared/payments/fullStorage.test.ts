// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setClock } from '../clock'
import { forgetStorageState as reload, readStored, writeStored } from '../storage/browserStorage'
import { attemptKeys } from './attemptKeys'
import { keptAttempts } from './keptAttempts'

const start = 1_000 * 3_600_000
const place = attemptKeys.transferAttempt
const attempts = keptAttempts(place)
const begin = (owner: string) => attempts.start({ owner, content: 'a' }, undefined)
const keys = (list: { key: string }[]) => list.map(({ key }) => key)
const stored = () => keys(readStored(place) ?? [])

beforeEach(() => setClock(() => start))

describe('Without room for them in the storage of all tabs', () => {
  const fill = () => {
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === window.localStorage) throw new DOMException('no room', 'QuotaExceededError')
      setItem.call(this, key, value)
    })
  }

  test('@PAY-07 @STORE-02 a reload of the tab finds the attempt, as it was changed last', () => {
    const theirs = begin('other')
    fill()
    const mine = begin('rider')
    attempts.change(theirs.key, { refusedAt: start })
    reload()
    expect(attempts.find(theirs.key)?.refusedAt).toBe(start)
    expect(attempts.openOf('rider')).toEqual(mine)
    attempts.settle(mine.key, 'rider')
    reload()
    expect(attempts.openOf('rider')).toBeUndefined()
  })

  test('@PAY-07 @STORE-02 what another tab writes does not hide the attempt, and room brings it back for all', () => {
    fill()
    const mine = begin('rider')
    vi.restoreAllMocks()
    reload()
    writeStored(place, [{ ...mine, key: 'key-of-the-other-tab', owner: 'other' }])
    expect(keys(attempts.openOfOthers('rider'))).toEqual(['key-of-the-other-tab'])
    expect(attempts.openOf('rider')).toEqual(mine)
    attempts.agree('rider')
    expect(stored()).toEqual(['key-of-the-other-tab', mine.key])
    expect(window.sessionStorage.length).toBe(0)
  })
})
