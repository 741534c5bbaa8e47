import { combineSlices, createAction } from '@reduxjs/toolkit'
import type { Action, Store } from '@reduxjs/toolkit'
import { createContext } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Saga } from 'redux-saga'

/** Every slice declares itself here (`declare module`), no matter when it is loaded. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Slices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<Slices>()
export type RootState = ReturnType<typeof rootReducer>

/**
 * The visitor is another person, after any event. Only reducers answer it, in the same step as that event: they remove
 * the earlier visitor's data before anyone can see it.
 */
export const visitorChanged = createAction('app/visitorChanged')

/** A part of the portal that starts its saga when it is first needed. Its slices inject themselves on import. */
export interface Feature {
  name: string
  saga?: Saga
  /** The features to attach with it. */
  needs?: Feature[]
}

export interface AppStore extends Store<RootState, Action> {
  /** Starts a feature's saga once. */
  attach(feature: Feature): void
}

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>()

/** The store for code that attaches features: the route table and lazily loaded widgets. */
export const StoreContext = createContext<AppStore | null>(null)
