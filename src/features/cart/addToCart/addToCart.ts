import { formatMoney } from '../../../shared/locales/money'
import { successShown } from '../../../shared/notices/noticesSlice'
import { paths } from '../../../shared/paths'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { removeStored, writeStored } from '../../../shared/storage/browserStorage'
import { stored } from '../../../shared/storage/storedKeys'
import { selectLanguage } from '../../settings'
import { addToCartRequested } from '../state/cartRequests'
import { selectCartRules } from '../checks/cartRules'
import { productAdded, selectCartLines, selectSubtotal } from '../state/cartSlice'
import { commitCart } from '../savedForLater/commitCart'
import { readCart } from '../state/storedCart'
import { askQuestions } from '../checks/walkChecks'
import { addToCartChecks } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import { walkChecks } from '../checks/walkChecks'
import { wantedLine } from './wantedLine'

/** Adds a product and tells so. */
export function* addToCart(event: ReturnType<typeof addToCartRequested>): SagaOf<void> {
  if ((yield* addLine(event)) !== 'added') return
  const { name } = event.payload.product
  const sum = formatMoney(yield* select(selectSubtotal), yield* select(selectLanguage))
  const link = { to: paths.cart, text: { key: 'cart:viewWithSum', values: { sum } } }
  yield* put(successShown({ key: 'cart:added', values: { name }, link }))
}

/**
 * Runs the checks on a draft, asks their questions, and commits once at the end, so no half-changed cart is stored.
 * Returns whether the product is in the cart.
 */
export function* addLine({ payload }: ReturnType<typeof addToCartRequested>): SagaOf<'added' | 'notAdded'> {
  if (payload.quantity < 1) return 'notAdded'
  const addition = yield* wantedLine(payload)
  // Another tab may have changed the cart a moment ago.
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const rules = yield* select(selectCartRules)
  const draft = yield* askQuestions(walkChecks(addToCartChecks, draftOf(lines, addition, rules)))
  if (draft === 'abort') return 'notAdded'
  const change = productAdded({ lines: linesOf(draft), added: addition })
  const done = yield* commitCart({ expected: lines, saveForLater: draft.setAside, change })
  // The cart has changed, so the checks and answers were about another one.
  if (done === 'changed') return yield* addLine(addToCartRequested(payload))
  if (done === 'full') return 'notAdded'
  yield* call(keepOrganization, addition.orgUuidProduct)
  return 'added'
}

/** A product may have no organization (decision 8). */
function keepOrganization(uuid: string): void {
  if (uuid) writeStored(stored.parentOrgId, uuid)
  else removeStored(stored.parentOrgId)
}
