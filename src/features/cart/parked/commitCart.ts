import type { Action } from '@reduxjs/toolkit'
import { ask } from '../../../shared/dialogs/ask'
import { succeeded } from '../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { CartLine } from '../cartLine'
import { selectCartLines } from '../cartSlice'
import { withCartLock } from '../withCartLock'
import { mostParked } from './parkedCart'
import { parkLines } from './parkLines'

/** A change to the cart that was worked out, and maybe asked about. */
interface Worked {
  /** The cart that it was worked out for. */
  over: CartLine[]
  /** What leaves the cart and is kept for later, before the cart changes; what is said of that. */
  aside?: CartLine[]
  told?: TextRef
  change: Action
}

/**
 * Makes the change, unless the cart is another by now: then nothing is changed, and it has to be worked out again. Where
 * there is no room for what is set aside, nothing is changed either, and that is said.
 */
export function* commitCart({
  over,
  aside = [],
  told = keptForLater,
  change,
}: Worked): SagaOf<'done' | 'other' | 'full'> {
  const done = yield* withCartLock(function* () {
    if ((yield* select(selectCartLines)) !== over) return 'other'
    if (aside.length > 0 && !(yield* parkLines(aside))) return 'full'
    yield* put(change)
    return 'done'
  })
  if (done === 'full') yield* ask('parkedFull', { limit: mostParked })
  if (done === 'done' && aside.length > 0) yield* put(succeeded(told))
  return done
}

const keptForLater: TextRef = { key: 'cart:parked.kept' }
