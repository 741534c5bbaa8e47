import { combineSlices, createAction } from '@reduxjs/toolkit'
import type { Action, Reducer, Store } from '@reduxjs/toolkit'
import { createContext } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Saga } from 'redux-saga'

/** Every slice declares itself here (`declare module`), no matter when it is loaded. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Slices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>()
export type RootState = ReturnType<typeof rootReducer>

// `inject` ignores the second of two slices with one name. Tests and the mock build check for such a pair; the check is
// not in the production build.
if (import.meta.env.MODE !== 'production') {
  const injected = new Map<string, unknown>()
  const { inject } = rootReducer
  rootReducer.inject = ((slice: Parameters<typeof inject>[0], config: Parameters<typeof inject>[1]) => {
    const { reducerPath: name, reducer } = slice
    // While a developer edits a slice, its new module takes the place of the old one.
    if (!import.meta.hot && (injected.get(name) ?? reducer) !== reducer) throw new Error(`Two slices are named ${name}`)
    injected.set(name, reducer)
    return inject(slice, config)
  }) as typeof inject
}

/** Adds the slice of a kit to the store. Returns the selector of what it holds. */
export function injectKitSlice<Held>(name: string, reducer: Reducer<Held>): (state: RootState) => Held {
  rootReducer.inject({ reducerPath: name, reducer })
  const empty = reducer(undefined, { type: '' })
  // The name is a text, so only the line above ties it to what stands under it.
  return (state) => (Reflect.get(state, name) as Held | undefined) ?? empty
}

/**
 * The visitor is another person, after any event. Only reducers answer it, in the same step as that event: they remove
 * the earlier visitor's data before anyone can see it.
 */
export const visitorChanged = createAction('app/visitorChanged')

export interface NamedSaga {
  name: string
  saga: Saga
}

/** Sagas that were imported before the store was made. */
const imported: NamedSaga[] = []
const followers = new Set<(named: NamedSaga) => void>()

/**
 * Starts the saga of what a module declares, such as a read or an act, in every store, as its slice is injected: what can be
 * used is attached. Two of one name throw in tests and in the mock build, as slices do.
 */
export function attachOnImport(name: string, saga: Saga): void {
  if (import.meta.env.MODE !== 'production' && !import.meta.hot && imported.some((named) => named.name === name))
    throw new Error(`Two sagas are named ${name}`)
  const named = { name, saga }
  imported.push(named)
  followers.forEach((attach) => attach(named))
}

/** Attaches what imported modules have declared, and what later ones declare. Returns a function that ends it. */
export function followImports(attach: (named: NamedSaga) => void): () => void {
  imported.forEach(attach)
  followers.add(attach)
  return () => void followers.delete(attach)
}

export type AppStore = Store<RootState, Action>

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()

/** The store, for code that reads it once or hands it on. */
export const StoreContext = createContext<AppStore | null>(null)
