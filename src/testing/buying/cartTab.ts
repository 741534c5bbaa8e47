import type { Action } from '@reduxjs/toolkit'
import settingsFile from '../../../public/settings.json'
import type { CartLine } from '../../features/buying/cart/state/cartLine'
import { selectCartLines } from '../../features/buying/cart/state/cartSlice'
import { readStoredCart, writeCart } from '../../features/buying/cart/state/cartStorage'
import { portalStarted } from '../../features/identity/settings'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings'
import type { OperatorSettings } from '../../features/identity/settings'
import { dialogAnswered, selectOpenDialog } from '../../shared/dialogs/dialogsSlice'
import type { SagaOf } from '../../shared/saga/effects'
import { rootReducer } from '../../shared/store'
import { drive } from '../cartModel/drive'
import { lendWindow, TestStorage } from '../lentWindow'

/** What the visitor answers; a function is what happens before the answer that it returns. */
type Answer = string | (() => string)

/**
 * A tab in Node that runs one flow of the cart to its end at once, without the other flows of the portal: what changes
 * in its cart is not stored by itself.
 */
export function cartTab(stored: CartLine[] = [], change: (settings: OperatorSettings) => void = () => undefined) {
  lendWindow({ localStorage: new TestStorage(), sessionStorage: new TestStorage() })
  const operator = parseOperatorSettings(structuredClone(settingsFile))
  change(operator)
  let state = rootReducer(undefined, portalStarted({ operator, language: 'en' }))
  writeCart(stored)
  const acts: Action[] = []
  const asked: [name: string, params: unknown][] = []
  const dispatch = (action: Action) => {
    acts.push(action)
    state = rootReducer(state, action)
  }

  function answerWith(answer: Answer | undefined): Action {
    const dialog = selectOpenDialog(state)
    if (!dialog || answer === undefined) throw new Error(`No answer to ${dialog?.name}`)
    asked.push([dialog.name, dialog.params])
    const answered = dialogAnswered({ id: dialog.id, answer: typeof answer === 'string' ? answer : answer() })
    state = rootReducer(state, answered)
    return answered
  }

  return {
    dispatch,
    /** The dialogs that the flows opened. */
    asked,
    state: () => state,
    lines: () => selectCartLines(state),
    storedLines: () => readStoredCart(operator.limits.maxCartQuantity).lines,
    /** Returns what the flow returns. */
    run: <T>(flow: SagaOf<T>, ...answers: Answer[]): T =>
      drive(flow, { state: () => state, dispatch, answer: () => answerWith(answers.shift()) }),
    /** Returns the actions that the flow puts. */
    actsOf(flow: SagaOf<unknown>): Action[] {
      const before = acts.length
      this.run(flow)
      return acts.slice(before)
    },
  }
}
