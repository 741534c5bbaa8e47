import type { FareMedium } from '../../api/contract/cards/fareMedia'
import type { Product } from '../../api/contract/buying/products'
import type { ApiError, Result } from '../../api/errors'
import { addToCartRequested, isSellable } from '../../features/buying/cart'
import { loadFareCards, standingOf } from '../../features/cards/fareMedia/onDemand'
import { buyingAgain, cardToBuyForDialog } from '../../features/buying/orders/onDemand'
import type { AddedAtOnce, LeftOut } from '../../features/buying/cart/onDemand'
import type { AgainLine } from '../../features/buying/orders/onDemand'
import { isProduct, only } from '../../api/contract/buying/searchEntries'
import { sendSearch } from '../../features/buying/catalogue'
import { selectSettings } from '../../features/identity/settings'
import { addLine } from '../../features/buying/cart/onDemand'
import { ask } from '../../shared/dialogs/ask'
import { locationChanged } from '../../shared/navigation/navigation'
import { put, race, select, take } from '../../shared/saga/effects'
import type { SagaOf } from '../../shared/saga/effects'
import { faultOf, isToldByPopUp } from '../../shared/submission/fault'

/**
 * Puts an order's lines, or an expired pass, into the cart again, at today's names and prices, one after the other
 * through the cart's checks. A summary names what was left out and why (decision 99).
 */
export function* buyAgain({ payload }: ReturnType<typeof buyingAgain.requested>): SagaOf<void> {
  // Leaving the page closes the question of a check, so it also ends the flow.
  yield* race({ done: addAll(payload.lines), left: take(locationChanged) })
}

interface Group {
  lines: AgainLine[]
  /** The card's id; null for no card. */
  goesTo: string | null
  products: Product[]
}

function* addAll(lines: AgainLine[]): SagaOf<void> {
  const cards: Result<FareMedium[]> = lines.some(({ card }) => card) ? yield* loadFareCards() : { ok: true, value: [] }
  if (!cards.ok) return yield* refuse(cards.error, 'histories:again.cardsFailed')
  const summary: AddedAtOnce = { added: [], left: [] }
  const groups: Group[] = []
  // All questions and reads come before the first line is added.
  for (const group of groupsByCard(lines)) {
    const goesTo = yield* cardFor(group, cards.value)
    if (isLeftOut(goesTo)) summary.left.push(...group.map(({ name }) => ({ name, why: goesTo.why })))
    else {
      const products = yield* readProducts(group, goesTo)
      if (!products.ok) return yield* refuse(products.error)
      groups.push({ lines: group, goesTo, products: products.value })
    }
  }
  for (const { lines: group, goesTo, products } of groups)
    for (const line of group) {
      const product = products.find(({ uuid }) => uuid === line.uuid)
      const why = yield* addOne(line, product, goesTo)
      if (why) summary.left.push({ name: line.name, why })
      else summary.added.push({ name: product?.name ?? line.name, quantity: line.quantity })
    }
  yield* put(buyingAgain.accepted(summary))
}

function* refuse(error: ApiError, key?: string): SagaOf<void> {
  if (error.kind === 'aborted') return
  yield* put(buyingAgain.refused(key && !isToldByPopUp(error) ? { errors: [{ key }] } : faultOf(error)))
}

function groupsByCard(lines: AgainLine[]): AgainLine[][] {
  const groups = new Map<string, AgainLine[]>()
  for (const line of lines) {
    const key = JSON.stringify(line.card)
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

const isLeftOut = (goesTo: string | null | { why: LeftOut }): goesTo is { why: LeftOut } =>
  typeof goesTo === 'object' && goesTo !== null

/** Returns the lines' own card while it can be bought for, else one that the rider chooses. */
function* cardFor([first, ...more]: AgainLine[], cards: FareMedium[]): SagaOf<string | null | { why: LeftOut }> {
  if (!first?.card) return null
  const { faremediaId } = first.card
  const settings = yield* select(selectSettings)
  const good = cards.filter((card) => standingOf(card, settings) === 'good')
  if (faremediaId !== undefined && good.some(({ faremedia_id }) => faremedia_id === faremediaId)) return faremediaId
  if (good.length === 0) return { why: 'noCard' }
  const isOwn = cards.some(({ faremedia_id }) => faremedia_id === faremediaId)
  const answer = yield* ask(cardToBuyForDialog, {
    why: faremediaId === undefined ? 'unknown' : isOwn ? 'unusable' : 'gone',
    names: [first, ...more].map(({ name }) => name),
    cards: good.map(({ faremedia_id, nickname, type, printed_card_number }) => ({
      faremedia_id,
      nickname,
      type,
      printed_card_number,
    })),
  })
  return answer === 'none' ? { why: 'declined' } : answer.slice('card:'.length)
}

/** Reads the products as they are sold for the card, which decides what fits and when it is usable. */
function* readProducts(lines: AgainLine[], faremediaId: string | null): SagaOf<Result<Product[]>> {
  const asked = [...new Set(lines.map(({ uuid }) => uuid))]
  const wanted = { return: 'ENTITY' as const, keyword_search: asked, row_count: asked.length }
  const answer = yield* faremediaId === null
    ? sendSearch(wanted, null, { quiet: true })
    : sendSearch(wanted, 'digital', { quiet: true, faremediaId })
  if (!answer.ok) return answer
  const { good, dropped } = only(answer.value.results, isProduct)
  // An unreadable entry may be a product that is sold.
  if (good.length === 0 && dropped > 0) return { ok: false, error: { kind: 'badAnswer' } }
  return { ok: true, value: good }
}

/** Adds a line. Returns why it was not added. */
function* addOne(
  line: AgainLine,
  product: Product | undefined,
  faremediaId: string | null,
): SagaOf<LeftOut | undefined> {
  if (!product || !isSellable(product)) return faremediaId === null ? 'notSold' : 'notForCard'
  const { quantity, filters: applied } = line
  const done = yield* addLine(addToCartRequested({ product, quantity, applied, filterName: '', faremediaId }))
  if (done === 'added') return undefined
  return done === 'tooMany' ? 'full' : 'declined'
}
