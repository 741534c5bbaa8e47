import { createAction } from '@reduxjs/toolkit'
import type { DescribedFilter } from '../../../api/contract/products'
import { ask } from '../../../shared/dialogs/ask'
import type { DialogAnswer } from '../../../shared/dialogs/dialogsSlice'
import { succeeded } from '../../../shared/notices/noticesSlice'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import type { RootState } from '../../../shared/store'
import { writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectPurchaseType } from '../../fareMedia'
import { selectIsRider } from '../../session'
import { selectSettings } from '../../settings'
import { lineOf } from '../cartLine'
import type { SellableProduct } from '../cartLine'
import { productAdded, selectCartLines } from '../cartSlice'
import { readCart } from '../readCart'
import { addToCartChecks } from './checks'
import { linesOf } from './draft'
import type { CartRules, Draft, Question } from './draft'

/** "Add to cart" was pressed. `applied`: the filters that led to the product; `filterName`: their names in words. */
export const addToCartRequested = createAction<{
  product: SellableProduct
  quantity: number
  applied: DescribedFilter[]
  filterName: string
}>('cart/addToCartRequested')

/** Walks the checks over a draft, asking what they ask, and commits once at the end: no half-written cart. */
export function* addToCart({ payload }: ReturnType<typeof addToCartRequested>): SagaOf<void> {
  if (payload.quantity < 1) return
  const addition = lineOf(payload.product, payload.quantity, payload.applied, payload.filterName)
  // Another tab may have changed the cart a moment ago.
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const draft = yield* walk({ lines, addition, isMerged: false, rules: yield* select(selectCartRules) })
  if (draft === 'abort') return
  if ((yield* select(selectCartLines)) !== lines) {
    // The cart changed while a dialog was open: what was answered was about another cart.
    yield* addToCart(addToCartRequested(payload))
    return
  }
  yield* call(() => writeStored(stored.parentOrgId, addition.orgUuidProduct))
  yield* put(productAdded({ lines: linesOf(draft), added: addition }))
  yield* put(succeeded({ key: 'cart:added', values: { name: addition.name } }))
}

function* walk(start: Draft): SagaOf<Draft | 'abort'> {
  let draft = start
  for (const check of addToCartChecks) {
    const found = check(draft)
    if (!found) continue
    const next = 'draft' in found ? found.draft : yield* answerOf(found)
    if (next === 'abort') return next
    draft = next
  }
  return draft
}

function* answerOf(question: Question): SagaOf<Draft | 'abort'> {
  const answer = yield* ask(question.dialog, question.params)
  // The dialog and its answers come from one question: they belong together, which the union cannot say.
  const answers = question.answers as Record<DialogAnswer<Question['dialog']>, Draft | 'abort'>
  return answers[answer]
}

function selectCartRules(state: RootState): CartRules {
  const { limits, features } = selectSettings(state)
  return {
    maxCartQuantity: limits.maxCartQuantity,
    maxQuantityPerAdd: limits.maxQuantityPerAdd,
    isTransitMode: features.fareMedia && selectPurchaseType(state) !== null,
    canSubscribe: selectIsRider(state),
  }
}
