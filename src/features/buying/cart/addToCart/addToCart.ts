import { formatMoney } from '../../../../shared/locales/money'
import { now } from '../../../../shared/clock'
import { errorShown, successShown } from '../../../../shared/notices/noticesSlice'
import { paths } from '../../../../shared/paths'
import { call, put, select } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { removeStored, writeStored } from '../../../../shared/storage/browserStorage'
import { sessionKeys } from '../../../identity/session'
import { areSalesClosed, selectLanguage, selectSettings } from '../../../identity/settings'
import { addToCartRequested } from '../state/cartRequests'
import { selectCartRules } from '../checks/cartRules'
import { productAdded, selectCartLines, selectSubtotal } from '../state/cartSlice'
import { commitCart } from '../savedForLater/commitCart'
import { readCart } from '../state/storedCart'
import { addToCartChecks } from '../checks/checks'
import { draftOf, linesOf } from '../checks/draft'
import { lineLimitDialog, orderLimitDialog } from '../dialogs/cartDialogs'
import { askQuestions, walkChecks } from '../checks/walkChecks'
import type { Answers } from '../checks/walkChecks'
import { lineKey } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { wantedLine } from './wantedLine'

export function* addToCart(event: ReturnType<typeof addToCartRequested>): SagaOf<void> {
  if ((yield* addLine(event)) !== 'added') return
  const { name } = event.payload.product
  const sum = formatMoney(yield* select(selectSubtotal), yield* select(selectLanguage))
  const link = { to: paths.cart, text: { key: 'cart:viewWithSum', values: { sum } } }
  yield* put(successShown({ key: 'cart:added', values: { name }, link }))
}

/**
 * Runs the checks, asks their questions, and commits once. Returns whether the product is in the cart, and if not,
 * whether a limit is the reason.
 */
export function* addLine(
  { payload }: ReturnType<typeof addToCartRequested>,
  answers: Answers = new Map(),
): SagaOf<'added' | 'notAdded' | 'tooMany'> {
  if (payload.quantity < 1) return 'notAdded'
  if (areSalesClosed(yield* select(selectSettings), now())) {
    yield* put(errorShown({ key: 'shared:salesClosed' }))
    return 'notAdded'
  }
  const addition = yield* wantedLine(payload)
  // Another tab may have changed the cart just now.
  yield* readCart()
  const lines = yield* select(selectCartLines)
  const rules = yield* select(selectCartRules)
  const draft = yield* askQuestions(walkChecks(addToCartChecks, draftOf(lines, addition, rules)), answers)
  if (draft === 'abort') return wasOfLimit(answers) ? 'tooMany' : 'notAdded'
  const change = productAdded({ lines: linesOf(draft), added: addition })
  const done = yield* commitCart({ expected: lines, saveForLater: draft.setAside, change })
  if (done === 'changed') {
    // The checks and answers were about another cart, unless only names and prices were read again.
    const isSame = holdsTheSame(lines, yield* select(selectCartLines))
    return yield* addLine(addToCartRequested(payload), isSame ? answers : undefined)
  }
  if (done === 'full') return 'notAdded'
  yield* call(keepOrganization, addition.orgUuidProduct)
  return 'added'
}

/** Tells whether the answer that ended the walk was to a limit. */
function wasOfLimit(answers: Answers): boolean {
  const dialog = [...answers.values()].at(-1)?.dialog
  return dialog === orderLimitDialog || dialog === lineLimitDialog
}

const holdsTheSame = (one: CartLine[], other: CartLine[]): boolean => {
  const contentOf = (lines: CartLine[]) => JSON.stringify(lines.map((line) => [lineKey(line), line.quantity]))
  return contentOf(one) === contentOf(other)
}

/** A product may have no organization (decision 8). */
function keepOrganization(uuid: string): void {
  if (uuid) writeStored(sessionKeys.parentOrgId, uuid)
  else removeStored(sessionKeys.parentOrgId)
}
