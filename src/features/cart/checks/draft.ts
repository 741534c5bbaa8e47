import type { DialogAnswer, DialogKind, DialogParams } from '../../../shared/dialogs/dialogsSlice'
import { lineKey, refreshed } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { ConflictAnswer } from '../state/cartDialogs'

/** The rules of the moment: the operator's limits and who is buying what. */
export interface CartRules {
  maxCartQuantity: number
  maxQuantityPerAdd: number
  /** Transit mode is on (the specification's fare-media mode). */
  isTransitMode: boolean
  /** Auto-renewal needs a stored payment method, which only riders have (decision 40). */
  canSubscribe: boolean
}

/** A cart in the making: nothing of it is stored before every check is passed. */
export interface Draft {
  lines: CartLine[]
  addition: CartLine
  /** The addition is part of the lines already: its product was in the cart (check 3). */
  isMerged: boolean
  /** What was in the cart and is to be kept for later, once every check is passed. */
  setAside: CartLine[]
  rules: CartRules
}

/** A question to the visitor, with what each answer makes of the draft; `abort` leaves the cart as it was. */
type QuestionOf<K extends DialogKind> = {
  dialog: K
  params: DialogParams<K>
  answers: Record<DialogAnswer<K>, Draft | 'abort'>
}
type AddToCartDialog =
  'startOver' | 'mixedKinds' | 'anotherCard' | 'productAlert' | 'autoRenew' | 'orderLimit' | 'lineLimit'
export type Question = { [K in AddToCartDialog]: QuestionOf<K> }[AddToCartDialog]

/** One check: nothing to say, a question, or a changed draft to go on with. */
export type Check = (draft: Draft) => Question | { draft: Draft } | undefined

/** A draft of what the cart becomes with the addition, before any check. */
export const draftOf = (lines: CartLine[], addition: CartLine, rules: CartRules): Draft => ({
  lines,
  addition,
  isMerged: false,
  setAside: [],
  rules,
})

/** The lines that the cart will have. */
export function linesOf({ lines, addition, isMerged }: Draft): CartLine[] {
  return isMerged ? lines : [...lines, addition]
}

/** What each answer to a conflict makes of the draft: a new order, one with these lines kept for later, or nothing. */
export const conflictAnswers = (draft: Draft): Record<ConflictAnswer, Draft | 'abort'> => ({
  clear: { ...draft, lines: [] },
  save: { ...draft, lines: [], setAside: draft.lines },
  keep: 'abort',
})

/** The draft with the addition's quantity on the line it repeats, moved to the end. */
export function merged(draft: Draft, existing: CartLine): Draft {
  const key = lineKey(existing)
  const others = draft.lines.filter((line) => lineKey(line) !== key)
  const together = { ...refreshed(existing, draft.addition), quantity: existing.quantity + draft.addition.quantity }
  return { ...draft, lines: [...others, together], isMerged: true }
}
