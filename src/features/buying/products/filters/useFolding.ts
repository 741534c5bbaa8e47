import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isFocusLost } from '../../../../shared/focus/moveFocus'
import { focusOn } from '../../../../shared/focus/pageHeading'
import { focusResults } from './focusResults'
import type { ProductsPage } from '../search/productsMachine'
import { expectsProducts } from '../search/resultsView'

/** Tells whether a filter of the document that the portal replaces has the focus, and who gave it. */
function focusInDocument(): 'byKey' | 'byPointer' | undefined {
  const focused = globalThis.document?.activeElement
  if (!focused?.closest('[data-document] fieldset')) return undefined
  return focused.matches(':focus-visible') ? 'byKey' : 'byPointer'
}

export const filtersId = 'product-filters'
export const changeId = 'change-filters'

export interface Folding {
  isFolded: boolean
  unfold: () => void
  fold: () => void
  chosen: (isByKey: boolean) => void
}

/**
 * Folds the filters on small screens once a combination is met, so that products are in sight. They stay open after
 * "Change", and while the keyboard chooses, where each arrow key is a choice.
 */
export function useFolding(page: ProductsPage): Folding {
  const [inDocument] = useState(focusInDocument)
  const [isHeld, setHeld] = useState(inDocument === 'byKey')
  const isMet = expectsProducts(page)
  const isFolded = isMet && !isHeld
  useLayoutEffect(() => {
    // What was pressed is hidden. On wide screens nothing is, and the button cannot take the focus.
    const isInside = document.getElementById(filtersId)?.contains(document.activeElement)
    const isLost = inDocument !== undefined && isFocusLost()
    if (isFolded && (isInside || isLost)) focusOn(changeId, { preventScroll: true })
  }, [inDocument, isFolded])
  return {
    isFolded,
    unfold: () => {
      flushSync(() => setHeld(true))
      document.getElementById(filtersId)?.querySelector<HTMLElement>('input:checked, select')?.focus()
    },
    fold: () => {
      flushSync(() => setHeld(false))
      focusResults({ scroll: true })
    },
    chosen: (isByKey) => {
      if (isByKey) setHeld(true)
      else if (!isMet) setHeld(false)
    },
  }
}
