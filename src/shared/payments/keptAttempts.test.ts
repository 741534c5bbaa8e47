import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setClock } from '../clock'
import { readStored, writeStored } from '../storage/browserStorage'
import type { StoredKey } from '../storage/browserStorage'
import { attemptKeys } from './attemptKeys'
import { keptAttempts, onAttemptsChange } from './keptAttempts'

const hour = 3_600_000
const start = 1_000 * hour
const place = attemptKeys.transferAttempt
const attempts = keptAttempts(place)
const wanted = (owner: string, content = 'a') => ({ owner, content })
const begin = (owner: string, content?: string) => attempts.start(wanted(owner, content), undefined)
const keys = (list: { key: string }[]) => list.map(({ key }) => key)
const stored = () => keys(readStored(place) ?? [])

beforeEach(() => setClock(() => start))

describe('Kept attempts to move money', () => {
  test('@PAY-13 each has a key of its own, and the newest ten are kept', () => {
    const begun = Array.from({ length: 12 }, () => begin('rider').key)
    expect(new Set(begun).size).toBe(12)
    expect(stored()).toEqual(begun.slice(2))
  })

  test('@PAY-07 one that is sent again is kept once, as the newest, with what the flow adds', () => {
    const [first, second] = [begin('rider'), begin('rider')]
    setClock(() => start + hour)
    const again = attempts.start(wanted('rider'), first, { orders: [1] })
    expect(again).toMatchObject({ key: first.key, since: start, at: start + hour, orders: [1] })
    expect(stored()).toEqual([second.key, first.key])
    expect(attempts.find(first.key)).toEqual(again)
    expect(attempts.find('unknown')).toBeUndefined()
  })

  test('@PAY-13 one is changed or dropped, and no other', () => {
    const [first, second] = [begin('rider'), begin('rider')]
    attempts.change(first.key, { refusedAt: start })
    expect(attempts.ofOwner('rider')).toEqual([{ ...first, refusedAt: start }, second])
    expect(attempts.openOf('rider')).toEqual(second)
    attempts.drop(first.key)
    expect(stored()).toEqual([second.key])
    attempts.drop(second.key)
    expect(readStored(place)).toBeUndefined()
  })

  test('@PAY-13 an open one of another visitor stands in the way, where it concerns this one', () => {
    const mine = begin('rider')
    const theirs = begin('other', 'b')
    expect([keys(attempts.ofOwner('rider')), keys(attempts.openOfOthers('rider'))]).toEqual([[mine.key], [theirs.key]])
    expect(keys(attempts.inTheWay('rider', ({ content }) => content === 'b'))).toEqual([theirs.key])
    expect(attempts.inTheWay('rider', ({ content }) => content === 'a')).toEqual([])
    attempts.change(theirs.key, { refusedAt: start })
    expect(attempts.openOfOthers('rider')).toEqual([])
  })

  test('@PAY-13 who agrees to pay again is asked no more until they have paid, and others are', () => {
    const forgotten = begin('rider')
    const open = begin('rider', 'b')
    const theirs = begin('other')
    attempts.change(forgotten.key, { isForgotten: true })
    attempts.agree('rider')
    expect(stored()).toEqual([open.key, theirs.key])
    expect(attempts.find(open.key)).toEqual(open)
    expect([keys(attempts.inTheWay('rider')), keys(attempts.inTheWay('third'))]).toEqual([[], [open.key, theirs.key]])
    attempts.settle(open.key, 'rider')
    expect(attempts.find(theirs.key)).toEqual(theirs)
    expect(keys(attempts.inTheWay('rider'))).toEqual([theirs.key])
  })

  test('@PAY-13 a payment ends its own visitor’s word alone', () => {
    const theirs = begin('other')
    attempts.agree('rider')
    attempts.settle('unknown', 'third')
    expect(attempts.find(theirs.key)?.agreedBy).toBe('rider')
    const forgotten = begin('other')
    attempts.change(forgotten.key, { isForgotten: true })
    attempts.agree('rider')
    expect(keys(attempts.ofOwner('other'))).toEqual([theirs.key, forgotten.key])
  })

  test('@ACC-13 those of a rider whose account is gone are dropped, and no others', () => {
    begin('rider')
    const theirs = begin('other')
    attempts.dropAllOf('rider')
    expect(stored()).toEqual([theirs.key])
  })

  test('@PAY-13 a change in this tab or another is heard, until the listener stops', () => {
    const browser = new EventTarget()
    vi.stubGlobal('window', browser)
    const changed = vi.fn()
    const stop = onAttemptsChange([place], changed)
    const inOtherTab = () => browser.dispatchEvent(Object.assign(new Event('storage'), { key: place.key }))
    begin('rider')
    expect(changed).toHaveBeenCalledTimes(1)
    inOtherTab()
    expect(changed).toHaveBeenCalledTimes(2)
    stop()
    begin('rider')
    inOtherTab()
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('@PAY-13 whose outcome a visitor may learn is the flow’s own rule', () => {
    const shared = keptAttempts(place, ({ owner }, visitor) => owner === visitor || owner === 'guest')
    const guests = begin('guest')
    begin('other')
    expect(keys(shared.ofOwner('rider'))).toEqual([guests.key])
    expect(shared.openOfOthers('rider')).toHaveLength(1)
  })
})

describe('What earlier versions stored', () => {
  const read = (raw: unknown) => {
    writeStored(place as StoredKey<unknown>, raw)
    return readStored(place)
  }
  const old = { key: 'key', at: start }

  test.each<[string, unknown, object]>([
    [
      'one attempt with its owner in its intent',
      { ...old, intent: 'rider#1#22' },
      { ...old, owner: 'rider#1', content: 'rider#1#22', since: start },
    ],
    ['an intent of nobody', [{ ...old, intent: '#a' }], { ...old, owner: '', content: '#a', since: start }],
    ['no intent', [old], { ...old, owner: '', since: start }],
    [
      'an owner beside the intent',
      [{ ...old, owner: 'me', intent: 'rider#1' }],
      { ...old, owner: 'me', content: 'rider#1', since: start },
    ],
    [
      'all of today',
      [{ ...old, owner: 'me', content: 'b', since: 5 }],
      { ...old, owner: 'me', content: 'b', since: 5 },
    ],
  ])('@PAY-13 is still read: %s', (_, raw, attempt) => expect(read(raw)).toStrictEqual([attempt]))

  test.each([
    ['more than twenty', Array.from({ length: 21 }, () => ({ ...old, owner: 'me' }))],
    ['a time before all times', [{ ...old, owner: 'me', since: -1 }]],
    ['a content too long to be a hash', [{ ...old, owner: 'me', content: 'x'.repeat(501) }]],
  ])('@STORE-02 is damaged: %s', (_, raw) => expect(read(raw)).toBeUndefined())
})
