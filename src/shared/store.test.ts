import { createSlice } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { remoteSlice } from './remote/remoteSlice'
import { attachOnImport, rootReducer } from './store'
import { submissionSlice } from './submission/submissionSlice'

test('a name that another slice has throws, whichever kit the two are made with', () => {
  remoteSlice('taken')
  expect(() => remoteSlice('taken')).toThrow('Two slices are named taken')
  expect(() => submissionSlice('taken')).toThrow('Two slices are named taken')
  const slice = createSlice({ name: 'taken', initialState: 0, reducers: {} })
  expect(() => slice.injectInto(rootReducer)).toThrow('Two slices are named taken')
})

test('the same slice can be added again', () => {
  const slice = createSlice({ name: 'addedTwice', initialState: 0, reducers: {} })
  slice.injectInto(rootReducer)
  expect(() => slice.injectInto(rootReducer)).not.toThrow()
})

test('a name that another saga has throws', () => {
  function* nothing() {}
  attachOnImport('acts', nothing)
  expect(() => attachOnImport('acts', nothing)).toThrow('Two sagas are named acts')
})
