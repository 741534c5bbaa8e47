import { anotherCard } from './anotherCard'
import { canRenew, countOf, isPhysical, lineKey } from '../state/cartLine'
import {
  autoRenewDialog,
  lineLimitDialog,
  mixedKindsDialog,
  orderLimitDialog,
  productAlertDialog,
  startOverDialog,
} from '../dialogs/cartDialogs'
import { conflictAnswers, linesOf, merged, question } from './draft'
import type { CartLine } from '../state/cartLine'
import type { CartRules, Check } from './draft'

/** (1) The cart holds products of another organization: should it be cleared? */
const anotherOrganization: Check = (draft) => {
  const isOther = draft.lines.some((line) => line.orgUuidProduct !== draft.addition.orgUuidProduct)
  if (!isOther) return undefined
  return question(startOverDialog, null, conflictAnswers(draft))
}

/** (2) In transit mode one order cannot hold both physical and digital products. */
const mixedKinds: Check = (draft) => {
  const isAddingPhysical = isPhysical(draft.addition)
  const isMixed = draft.lines.some((line) => isPhysical(line) !== isAddingPhysical)
  if (!draft.rules.isTransitMode || !isMixed) return undefined
  return question(mixedKindsDialog, { adding: isAddingPhysical ? 'physical' : 'digital' }, conflictAnswers(draft))
}

export const conflictChecks: readonly Check[] = [anotherOrganization, mixedKinds, anotherCard]

/** (3) The product is in the cart already: its quantity rises, and it moves to the end. */
const alreadyInCart: Check = (draft) => {
  const key = lineKey(draft.addition)
  const existing = draft.lines.find((line) => lineKey(line) === key)
  return existing && { draft: merged(draft, existing) }
}

/** (4) Otherwise the visitor must accept the product's alert, if it has one. */
const alertMessage: Check = (draft) => {
  const { name, alert_message: message } = draft.addition
  if (draft.isMerged || !message) return undefined
  return question(productAlertDialog, { name, message }, { accept: draft, cancel: 'abort' })
}

/**
 * (5) Otherwise, in transit mode: should it renew? Asked after an accepted alert too (decision 5), and for a fare card
 * alone (decision 223).
 */
const autoRenewChoice: Check = (draft) => {
  const { addition, rules } = draft
  if (draft.isMerged || !rules.isTransitMode || !canRenew(addition)) return undefined
  return question(
    autoRenewDialog,
    {
      name: addition.name,
      canSubscribe: rules.canSubscribe,
      charge: addition.list_price * addition.quantity,
      period: addition.renewalPeriod ?? null,
    },
    {
      auto: { ...draft, addition: { ...addition, isSubscribed: rules.canSubscribe } },
      single: draft,
      cancel: 'abort',
    },
  )
}

/** (6) The cart stays within the operator's limit on every path (CART-02). */
export const orderLimit: Check = (draft) => {
  const limit = draft.rules.maxCartQuantity
  const count = countOf(linesOf(draft))
  if (count <= limit) return undefined
  const fits = Math.max(0, limit - (count - draft.addition.quantity))
  return question(orderLimitDialog, { limit, fits }, { understood: 'abort' })
}

/** (6, for one line) A line stays within the operator's limit for an add, also after several adds (decision 2). */
export const lineLimit: Check = (draft) => {
  const limit = draft.rules.maxQuantityPerAdd
  const added = linesOf(draft).at(-1)
  return added && added.quantity > limit ? question(lineLimitDialog, { limit }, { understood: 'abort' }) : undefined
}

/** Returns a line above the limit that is in both parts, and so grew when they were joined; undefined if there is none. */
export function overLineLimit(
  joined: CartLine[],
  parts: [CartLine[], CartLine[]],
  { maxQuantityPerAdd }: CartRules,
): CartLine | undefined {
  const isIn = (lines: CartLine[], key: string) => lines.some((line) => lineKey(line) === key)
  return joined.find((line) => line.quantity > maxQuantityPerAdd && parts.every((lines) => isIn(lines, lineKey(line))))
}

/** "Add to cart" asks in this order only (specification 4, CART-01). */
export const addToCartChecks: readonly Check[] = [
  ...conflictChecks,
  alreadyInCart,
  alertMessage,
  autoRenewChoice,
  orderLimit,
  lineLimit,
]
