import { createAction } from '@reduxjs/toolkit'
import { describe, expect, it } from 'vitest'
import { guestStarted } from '../../features/identity/session'
import { testPortal } from '../../testing/portal'
import { formState } from './submission'
import { submissionSlice } from './submissionSlice'

const pageLeft = createAction('test/pageLeft')
const fault = { errors: [{ key: 'shared:error.generic' }] }
let scenes = 0

/** Sets up a portal with one submission. */
function scene(options?: { forEverybody?: boolean }) {
  const { store } = testPortal()
  const slice = submissionSlice<{ password: string }, string>(`submission${(scenes += 1)}`, {
    endsWith: [pageLeft],
    ...options,
  })
  const shown = () => slice.select(store.getState())
  const send = () => store.dispatch(slice.requested({ password: 'Harbour 7' }))
  return { store, slice, shown, send }
}

describe('what is sent', () => {
  it('is sending, then done; what was sent is not stored', () => {
    const { store, slice, shown, send } = scene()
    expect(shown()).toEqual({ status: 'idle' })
    send()
    expect(formState(shown())).toEqual({ busy: true })
    expect(JSON.stringify(store.getState())).not.toContain('Harbour')
    store.dispatch(slice.accepted('number 7'))
    expect(shown()).toEqual({ status: 'done', value: 'number 7' })
  })

  it('@FORM-06 is refused with field errors of its own each time, so that a form that has hidden one shows the next', () => {
    const { store, slice, shown, send } = scene()
    const wrong = { fieldErrors: { password: { key: 'closing:wrongPassword' } } }
    const [first, second] = [0, 1].map(() => {
      send()
      store.dispatch(slice.refused(wrong))
      return formState(shown()).fieldErrors
    })
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
  })

  it('is refused, and may be sent again', () => {
    const { store, slice, shown, send } = scene()
    send()
    store.dispatch(slice.refused(fault))
    expect(formState(shown())).toEqual({ busy: false, ...fault })
    send()
    expect(formState(shown())).toEqual({ busy: true })
  })

  it('continues when its form is opened again; the result of the last try is removed', () => {
    const { store, slice, shown, send } = scene()
    send()
    store.dispatch(slice.opened())
    expect(shown().status).toBe('sending')
    store.dispatch(slice.refused(fault))
    store.dispatch(slice.opened())
    expect(shown().status).toBe('idle')
  })

  it.each([
    ['its page is left', pageLeft()],
    ['@AUTH-17 somebody else is here', guestStarted()],
  ])('is reset when %s, and a late answer is dropped', (_, event) => {
    const { store, slice, shown, send } = scene()
    send()
    store.dispatch(event)
    store.dispatch(slice.accepted('late'))
    store.dispatch(slice.refused(fault))
    expect(shown().status).toBe('idle')
  })

  it('stays when the visitor changes, if it is `forEverybody`', () => {
    const { store, slice, shown, send } = scene({ forEverybody: true })
    send()
    store.dispatch(guestStarted())
    expect(shown().status).toBe('sending')
    store.dispatch(slice.dropped())
    expect(shown().status).toBe('idle')
  })
})
