import { configureStore, createAction } from '@reduxjs/toolkit'
import type { Middleware } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { describe, expect, test } from 'vitest'
import { put } from '../saga/effects'
import type { SagaOf } from '../saga/effects'
import { every, workerCrashed } from '../saga/workers'
import { rootReducer } from '../store'
import { ask } from './ask'
import type { Asked, Dialog } from './ask'
import { dialogAnswered, dialogsDismissed, selectOpenDialog } from './dialogsSlice'

const asked = createAction<number>('test/asked')
const heard = createAction<string>('test/heard')

const clearCart: Dialog<Asked<{ count: number }, 'clear' | 'keep'>> = { name: 'clearCart' }

/** Opens a dialog and reports its answer. */
function* flow({ payload: count }: ReturnType<typeof asked>): SagaOf<void> {
  const answer = yield* ask(clearCart, { count })
  yield* put(heard(`${count}: ${answer}`))
}

function portal() {
  const sagas = createSagaMiddleware()
  const said: string[] = []
  const crashed: string[] = []
  const listen: Middleware = () => (next) => (action) => {
    if (heard.match(action)) said.push(action.payload)
    if (workerCrashed.match(action)) crashed.push(action.payload.message)
    return next(action)
  }
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas, listen),
  })
  sagas.run(() => every(asked, flow))
  const open = () => selectOpenDialog(store.getState())
  const answer = (given: 'clear' | 'keep', id = open()?.id ?? 0) =>
    store.dispatch(dialogAnswered({ id, answer: given }))
  return { store, open, answer, said, crashed }
}

describe('A dialog that a flow asks', () => {
  test('is shown with its parameters, and gives its answer to the flow', () => {
    const { store, open, answer, said } = portal()
    store.dispatch(asked(1))
    expect(open()).toMatchObject({ name: 'clearCart', params: { count: 1 } })
    expect(said).toEqual([])
    answer('clear')
    expect(said).toEqual(['1: clear'])
    expect(open()).toBeUndefined()
  })

  test('never covers another: the second waits, and each flow gets its own answer', () => {
    const { store, open, answer, said } = portal()
    store.dispatch(asked(1))
    store.dispatch(asked(2))
    expect(open()?.params).toEqual({ count: 1 })
    answer('keep')
    expect(open()?.params).toEqual({ count: 2 })
    answer('clear')
    expect(said).toEqual(['1: keep', '2: clear'])
  })

  test('hears its answer when the second is answered before it', () => {
    const { store, open, answer, said } = portal()
    store.dispatch(asked(1))
    store.dispatch(asked(2))
    const first = open()?.id ?? 0
    answer('clear', first + 1)
    answer('keep', first)
    expect(said).toEqual(['2: clear', '1: keep'])
  })

  test('hears an answer only once, and none that is meant for another', () => {
    const { store, open, answer, said } = portal()
    store.dispatch(asked(1))
    const id = open()?.id ?? 0
    answer('clear', id + 7)
    expect(said).toEqual([])
    answer('keep', id)
    answer('clear', id)
    expect(said).toEqual(['1: keep'])
  })

  test('may be answered in the same moment in which it is asked', () => {
    const { store, open, answer, said } = portal()
    const stop = store.subscribe(() => {
      if (open()) answer('clear')
    })
    store.dispatch(asked(1))
    stop()
    expect(said).toEqual(['1: clear'])
  })

  test('is dismissed with the page or the session: all flows that asked end, without a word', () => {
    const { store, open, answer, said, crashed } = portal()
    store.dispatch(asked(1))
    store.dispatch(asked(2))
    store.dispatch(dialogsDismissed())
    expect(open()).toBeUndefined()
    answer('clear', 1)
    answer('clear', 2)
    expect([said, crashed]).toEqual([[], []])
    store.dispatch(asked(3))
    answer('clear')
    expect(said).toEqual(['3: clear'])
  })

  test('leaves only plain data in the store', () => {
    const { store } = portal()
    store.dispatch(asked(1))
    const { dialogs } = store.getState() as { dialogs: unknown }
    expect(JSON.parse(JSON.stringify(dialogs))).toEqual(dialogs)
  })
})
