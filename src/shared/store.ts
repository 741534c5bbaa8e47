import { combineSlices, createAction } from '@reduxjs/toolkit'
import type { Action, Reducer, Store } from '@reduxjs/toolkit'
import { createContext } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Saga } from 'redux-saga'

/** Each slice declares itself here (`declare module`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Slices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>()
export type RootState = ReturnType<typeof rootReducer>

// `inject` ignores a second slice of the same name. Only tests and the mock build check for one.
if (import.meta.env.MODE !== 'production') {
  const injected = new Map<string, unknown>()
  const { inject } = rootReducer
  rootReducer.inject = ((slice: Parameters<typeof inject>[0], config: Parameters<typeof inject>[1]) => {
    const { reducerPath: name, reducer } = slice
    // While a developer edits a slice, the new one replaces the old one.
    if (!import.meta.hot && (injected.get(name) ?? reducer) !== reducer) throw new Error(`Two slices are named ${name}`)
    injected.set(name, reducer)
    return inject(slice, config)
  }) as typeof inject
}

/** Adds a kit's slice to the store. Returns the selector of its state. */
export function injectKitSlice<Held>(name: string, reducer: Reducer<Held>): (state: RootState) => Held {
  rootReducer.inject({ reducerPath: name, reducer })
  const empty = reducer(undefined, { type: '' })
  // The name is a text, so only the line above ties it to its state.
  return (state) => (Reflect.get(state, name) as Held | undefined) ?? empty
}

/**
 * The visitor is another person. Only reducers act on it, in the same step, so that nobody sees the earlier visitor's
 * data.
 */
export const visitorChanged = createAction('app/visitorChanged')

export interface NamedSaga {
  name: string
  saga: Saga
}

const imported: NamedSaga[] = []
const followers = new Set<(named: NamedSaga) => void>()

/**
 * Starts the saga of a read or an act in every store, as soon as its module is imported. A second saga of the name
 * throws an error in tests and in the mock build.
 */
export function attachOnImport(name: string, saga: Saga): void {
  if (import.meta.env.MODE !== 'production' && !import.meta.hot && imported.some((named) => named.name === name))
    throw new Error(`Two sagas are named ${name}`)
  const named = { name, saga }
  imported.push(named)
  followers.forEach((attach) => attach(named))
}

/** Attaches the sagas of modules, imported now or later. Returns a function that ends it. */
export function followImports(attach: (named: NamedSaga) => void): () => void {
  imported.forEach(attach)
  followers.add(attach)
  return () => void followers.delete(attach)
}

export type AppStore = Store<RootState, Action>

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()

export const StoreContext = createContext<AppStore | null>(null)
