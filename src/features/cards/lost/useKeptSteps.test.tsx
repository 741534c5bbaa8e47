// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeptSteps } from './useKeptSteps'

afterEach(cleanup)

const open = (owner: string, card: string) => renderHook(() => useKeptSteps(owner, card)).result

test('@FM-13 what is put off is kept for each card of the rider, also after a reload, and for no other rider', () => {
  const blue = open('rider', 'blue')
  act(() => blue.current.skip('balance'))
  act(() => blue.current.skip('passes'))
  act(() => blue.current.resume('balance'))
  const green = open('rider', 'green')
  expect(green.current).toMatchObject({ skipped: [], isReplaced: false })
  act(() => green.current.setReplaced())
  expect(open('rider', 'blue').current).toMatchObject({ skipped: ['passes'], isReplaced: false })
  expect(open('rider', 'green').current).toMatchObject({ skipped: [], isReplaced: true })
  expect(open('another', 'blue').current.skipped).toEqual([])
  act(() => green.current.setReported('stolen'))
  expect(open('rider', 'green').current).toMatchObject({ isReplaced: true, reported: { as: 'stolen' } })
  expect(open('rider', 'blue').current.reported).toBeUndefined()
  act(() => green.current.forget())
  expect(green.current).toEqual(expect.objectContaining({ skipped: [], isReplaced: false }))
  expect(green.current.reported).toBeUndefined()
  expect(open('rider', 'blue').current.skipped).toEqual(['passes'])
})

test('@FM-13 a tab follows what another one keeps: the report of a loss, and what was put off', () => {
  const blue = open('rider', 'blue')
  act(() => blue.current.skip('balance'))
  const kept = { card: 'blue', skipped: ['passes'], isReplaced: true, reported: { as: 'lost' } }
  const elsewhere = (owner: string) => {
    window.localStorage.setItem('lost_card', JSON.stringify({ owner, cards: [kept] }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'lost_card', storageArea: window.localStorage }))
  }
  act(() => elsewhere('another'))
  expect(blue.current).toMatchObject({ skipped: [], isReplaced: false })
  act(() => elsewhere('rider'))
  expect(blue.current).toMatchObject({ skipped: ['passes'], isReplaced: true, reported: { as: 'lost' } })
})
