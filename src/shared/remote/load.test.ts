import { createAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../api/errors'
import { guestStarted, sessionRestored } from '../../features/identity/session'
import { testPortal } from '../../testing/portal'
import { connectionRetried, selectNotices } from '../notices/noticesSlice'
import { call } from '../saga/effects'
import { load } from './load'
import { remoteSlice } from './remoteSlice'
import { settled } from '../../testing/settled'

const languageChosen = createAction('test/languageChosen')
const down = { ok: false, error: { kind: 'http', status: 500 } } as const
const dropped = { ok: false, error: { kind: 'aborted' } } as const
let scenes = 0

/** Sets up a portal with one remote value, and lists the reads that wait for an answer, in order. */
function scene(options?: Parameters<typeof remoteSlice>[1]) {
  const { store } = testPortal()
  const slice = remoteSlice<string, string>(`scene${(scenes += 1)}`, options)
  const reads: { of: string; answer: (result: Result<string>) => Promise<unknown> }[] = []
  const read = (of: string) =>
    new Promise<Result<string>>((resolve) => {
      reads.push({ of, answer: (result) => (resolve(result), settled()) })
    })
  store.attach({
    name: 'scene',
    saga: load(
      slice,
      function* (of) {
        return yield* call(read, of)
      },
      [languageChosen],
    ),
  })
  const shown = () => {
    const remote = slice.select(store.getState())
    return remote.status === 'loaded' ? remote.value : remote.status
  }
  const request = (of: string) => store.dispatch(slice.requested(of))
  const answer = (at: number, result: Result<string> | string) =>
    reads[at]?.answer(typeof result === 'string' ? { ok: true, value: result } : result)
  return { store, slice, reads, shown, request, answer }
}

describe('a value that is read', () => {
  it('is loading, then loaded; it stays while it is read again', async () => {
    const { request, answer, shown } = scene()
    expect(shown()).toBe('idle')
    request('card')
    expect(shown()).toBe('loading')
    await answer(0, 'first')
    request('card')
    expect(shown()).toBe('first')
    await answer(1, 'second')
    expect(shown()).toBe('second')
  })

  it('is removed at once when something else is requested', async () => {
    const { request, answer, shown } = scene()
    request('card')
    await answer(0, 'first')
    request('other card')
    expect(shown()).toBe('loading')
  })

  it('@API-04 is the answer to the newest request, whichever answer comes last', async () => {
    const { request, answer, shown } = scene()
    request('one')
    request('two')
    await answer(1, 'of two')
    await answer(0, 'of one')
    expect(shown()).toBe('of two')
  })

  it('@API-05 that failed is read again with "Try again" of the pop-up; a loaded value is not', async () => {
    const { store, request, answer, reads, shown } = scene()
    store.dispatch(connectionRetried())
    request('card')
    await answer(0, down)
    expect(shown()).toBe('failed')
    store.dispatch(connectionRetried())
    expect(shown()).toBe('loading')
    await answer(1, 'there')
    store.dispatch(connectionRetried())
    expect(reads.map(({ of }) => of)).toEqual(['card', 'card'])
  })

  it('stays, and is said to be old, if reading it again fails; what the backend refuses is gone', async () => {
    const { store, request, answer, shown } = scene()
    request('card')
    await answer(0, 'first')
    request('card')
    await answer(1, down)
    expect(shown()).toBe('first')
    expect(selectNotices(store.getState()).map(({ text }) => text.key)).toEqual(['shared:notNewest'])
    request('card')
    await answer(2, { ok: false, error: { kind: 'business', errors: [{ code: 40404, message: 'Gone' }] } } as never)
    expect(shown()).toBe('failed')
  })

  it('is read again in another language, if it was read at all', async () => {
    const { store, request, answer, reads } = scene()
    store.dispatch(languageChosen())
    expect(reads).toHaveLength(0)
    request('card')
    await answer(0, 'first')
    store.dispatch(languageChosen())
    expect(reads).toHaveLength(2)
  })

  it('@AUTH-17 is removed when the visitor changes, in the same step, and a late answer is dropped', async () => {
    const { store, request, answer, reads, shown } = scene()
    store.dispatch(guestStarted())
    request('card')
    await answer(0, "the guest's")
    request('card')
    const seen: string[] = []
    store.subscribe(() => seen.push(shown()))
    store.dispatch(sessionRestored({ isGuest: false }))
    expect(new Set(seen)).toEqual(new Set(['idle']))
    await answer(1, dropped)
    expect(shown()).toBe('idle')
    expect(reads).toHaveLength(2)
  })

  it('stays when the session is read again and is the same', async () => {
    const { store, request, answer, shown } = scene()
    request('card')
    await answer(0, 'first')
    store.dispatch(sessionRestored({ isGuest: false }))
    expect(shown()).toBe('first')
  })

  it('that was dropped does not come back with a late answer', async () => {
    const { store, slice, request, answer, shown } = scene()
    request('card')
    store.dispatch(slice.dropped())
    await answer(0, 'late')
    expect(shown()).toBe('idle')
  })
})

describe('a value for all visitors', () => {
  it('stays when the visitor changes, and is requested again if that cancelled its call', async () => {
    const { store, request, answer, shown } = scene({ forEverybody: true })
    request('form')
    store.dispatch(guestStarted())
    await answer(0, dropped)
    await answer(1, 'fields')
    expect(shown()).toBe('fields')
    store.dispatch(sessionRestored({ isGuest: false }))
    expect(shown()).toBe('fields')
  })

  it('stays when reading it again fails, until "Try again"', async () => {
    const { store, request, answer, shown } = scene({ forEverybody: true })
    request('form')
    await answer(0, 'fields')
    store.dispatch(languageChosen())
    await answer(1, down)
    expect(shown()).toBe('fields')
    store.dispatch(connectionRetried())
    await answer(2, 'champs')
    expect(shown()).toBe('champs')
  })
})

describe('a value that is requested with a secret', () => {
  it('does not store the secret, and is read again with it', async () => {
    const { store, request, answer, reads, shown } = scene({ isSecret: true })
    request('token-7')
    await answer(0, down)
    expect(JSON.stringify(store.getState())).not.toContain('token-7')
    store.dispatch(connectionRetried())
    expect(reads.map(({ of }) => of)).toEqual(['token-7', 'token-7'])
    await answer(1, 'there')
    expect(shown()).toBe('there')
  })

  it('is loading again with each request', async () => {
    const { request, answer, shown } = scene({ isSecret: true })
    request('token-7')
    await answer(0, 'first')
    request('token-7')
    expect(shown()).toBe('loading')
  })
})
