import { isSellable, selectCartCount } from '../../features/cart'
import { addLine } from '../../features/cart/addToCart/addToCart'
import { addToCartRequested } from '../../features/cart/state/cartRequests'
import { buyingAgain } from '../../features/histories/buyingAgain'
import type { AgainLine, BoughtAgain, LeftOut } from '../../features/histories/buyingAgain'
import type { Product } from '../../api/contract/products'
import { isProduct, only, sendSearch } from '../../features/search'
import { selectSettings } from '../../features/settings'
import { locationChanged } from '../../shared/navigation/navigation'
import { put, race, select, take } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { faultOf } from '../../shared/submission/fault'

/**
 * Puts the lines of an order, or an expired pass, into the cart once more: with today's names and prices, one after the
 * other through the checks of the cart. What asks, asks. At the end one summary names what was not added and why
 * (decision 99).
 */
export function* buyAgain({ payload }: ReturnType<typeof buyingAgain.requested>): SagaOf<void> {
  // A question of a check closes with the page, and with it the flow.
  yield* race({ done: addAll(payload), left: take(locationChanged) })
}

function* addAll({ lines, faremediaId }: { lines: AgainLine[]; faremediaId?: string }): SagaOf<void> {
  const asked = [...new Set(lines.map(({ uuid }) => uuid))]
  const wanted = { return: 'ENTITY' as const, keyword_search: asked, row_count: asked.length }
  const answer = yield* sendSearch(wanted, null, { quiet: true })
  if (!answer.ok) {
    if (answer.error.kind === 'aborted') return
    return void (yield* put(buyingAgain.refused(faultOf(answer.error))))
  }
  const { good, dropped } = only(answer.value.results, isProduct)
  // One of the unreadable entries may be a product that is sold.
  if (good.length === 0 && dropped > 0)
    return void (yield* put(buyingAgain.refused({ errors: [{ key: 'histories:again.failed' }] })))
  const summary: BoughtAgain = { added: [], left: [] }
  for (const line of lines) {
    const product = good.find(({ uuid }) => uuid === line.uuid)
    const why = yield* addOne(line, product, faremediaId)
    if (why) summary.left.push({ name: line.name, why })
    else summary.added.push(product?.name ?? line.name)
  }
  yield* put(buyingAgain.accepted(summary))
}

/** Adds one line. Returns why it was not added. */
function* addOne(line: AgainLine, product: Product | undefined, faremediaId?: string): SagaOf<LeftOut | undefined> {
  if (!product || !isSellable(product)) return 'notSold'
  const { maxCartQuantity } = (yield* select(selectSettings)).limits
  const isTooMuch = (yield* select(selectCartCount)) + line.quantity > maxCartQuantity
  const filterName = ''
  const payload = { product, quantity: line.quantity, applied: line.filters, filterName, faremediaId }
  const done = yield* addLine(addToCartRequested(payload))
  if (done === 'added') return undefined
  return isTooMuch ? 'full' : 'declined'
}
