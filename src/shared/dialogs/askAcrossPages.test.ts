import { configureStore, createAction } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { expect, test } from 'vitest'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { every, workerCrashed } from '../saga/workers'
import { rootReducer } from '../store'
import type { Asked, Dialog } from './ask'
import { askAcrossPages } from './askAcrossPages'
import { dialogAnswered, dialogsDismissed, selectOpenDialog } from './dialogsSlice'

const asked = createAction('test/asked')
const heard = createAction<string>('test/heard')
const codes: Dialog<Asked<{ count: number }, 'saved'>> = { name: 'codes' }

function portal() {
  const sagas = createSagaMiddleware()
  const visit = { isWanted: true }
  const said: string[] = []
  const listen: Middleware = () => (next) => (action) => {
    if (heard.match(action)) said.push(action.payload)
    if (workerCrashed.match(action)) said.push(action.payload.message)
    return next(action)
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, listen),
  })
  function* flow(): SagaOf<void> {
    yield* put(heard(yield* askAcrossPages(codes, { count: 10 }, () => visit.isWanted)))
  }
  sagas.run(() => every(asked, flow))
  const open = () => selectOpenDialog(store.getState())
  const changePage = () => store.dispatch(dialogsDismissed())
  const answer = () => store.dispatch(dialogAnswered({ id: open()?.id ?? 0, answer: 'saved' }))
  return { store, visit, open, changePage, answer, said }
}

test('@ACC-24 @CART-13 a question is asked again on each page until it is answered', () => {
  const { store, open, changePage, answer, said } = portal()
  store.dispatch(asked())
  const first = open()
  changePage()
  changePage()
  expect(open()).toMatchObject({ name: 'codes', params: { count: 10 } })
  expect(open()?.id).not.toBe(first?.id)
  answer()
  expect([said, open()]).toEqual([['saved'], undefined])
  changePage()
  expect(open()).toBeUndefined()
})

test('@ACC-24 @CART-13 a question that is no longer wanted goes with its page, and its flow ends without a word', () => {
  const { store, visit, open, changePage, said } = portal()
  store.dispatch(asked())
  visit.isWanted = false
  changePage()
  expect([open(), said]).toEqual([undefined, []])
})
