import { succeeded } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { addToCartRequested } from '../cartRequests'
import { selectCartRules } from '../cartRules'
import { productAdded, selectCartLines } from '../cartSlice'
import { parkLines } from '../parked/parkCart'
import { readCart } from '../readCart'
import { askQuestions } from './askQuestions'
import { addToCartChecks } from './checks'
import { draftOf, linesOf } from './draft'
import { walkChecks } from './walkChecks'
import { wantedLine } from './wantedLine'

/** Walks the checks over a draft, asking what they ask, and commits once at the end: no half-written cart. */
export function* addToCart({ payload }: ReturnType<typeof addToCartRequested>): SagaOf<void> {
  if (payload.quantity < 1) return
  const addition = yield* wantedLine(payload)
  // Another tab may have changed the cart a moment ago.
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const rules = yield* select(selectCartRules)
  const draft = yield* askQuestions(walkChecks(addToCartChecks, draftOf(lines, addition, rules)))
  if (draft === 'abort') return
  if ((yield* select(selectCartLines)) !== lines) {
    // The cart changed while a dialog was open: what was answered was about another cart.
    yield* addToCart(addToCartRequested(payload))
    return
  }
  if (draft.setAside.length > 0 && !(yield* parkLines(draft.setAside))) return
  yield* call(() => writeStored(stored.parentOrgId, addition.orgUuidProduct))
  yield* put(productAdded({ lines: linesOf(draft), added: addition }))
  yield* put(succeeded({ key: 'cart:added', values: { name: addition.name } }))
}
