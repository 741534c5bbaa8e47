import type { AnswerTo, AnyAsked, Dialog } from '../../../../shared/dialogs/ask'
import { lineKey, refreshed } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { ConflictAnswer } from '../dialogs/cartDialogs'

export interface CartRules {
  maxCartQuantity: number
  maxQuantityPerAdd: number
  /** The specification calls this fare-media mode. */
  isTransitMode: boolean
  /** A renewal needs a saved payment method, which only riders have (decision 40). */
  canSubscribe: boolean
}

/** The cart as it will be. It is stored after every check has passed. */
export interface Draft {
  lines: CartLine[]
  addition: CartLine
  /** The lines include the addition, because its product was in the cart (check 3). */
  isMerged: boolean
  setAside: CartLine[]
  rules: CartRules
}

/** A question with the draft that follows each answer; `abort` leaves the cart unchanged. */
export interface Question {
  dialog: Dialog
  params: unknown
  answers: Record<string, Draft | 'abort'>
}

export const question = <Props extends AnyAsked>(
  dialog: Dialog<Props>,
  params: Props['params'],
  answers: Record<AnswerTo<Props>, Draft | 'abort'>,
): Question => ({ dialog, params, answers })

/** Returns undefined if the draft passes, a question, or a changed draft. */
export type Check = (draft: Draft) => Question | { draft: Draft } | undefined

export const draftOf = (lines: CartLine[], addition: CartLine, rules: CartRules): Draft => ({
  lines,
  addition,
  isMerged: false,
  setAside: [],
  rules,
})

export function linesOf({ lines, addition, isMerged }: Draft): CartLine[] {
  return isMerged ? lines : [...lines, addition]
}

/** Returns the draft after each answer: the cart is cleared, saved for later, or left unchanged. */
export const conflictAnswers = (draft: Draft): Record<ConflictAnswer, Draft | 'abort'> => ({
  clear: { ...draft, lines: [] },
  save: { ...draft, lines: [], setAside: draft.lines },
  keep: 'abort',
})

/** Adds the quantity to the line of the same product, and moves that line to the end. */
export function merged(draft: Draft, existing: CartLine): Draft {
  const key = lineKey(existing)
  const others = draft.lines.filter((line) => lineKey(line) !== key)
  const together = { ...refreshed(existing, draft.addition), quantity: existing.quantity + draft.addition.quantity }
  return { ...draft, lines: [...others, together], isMerged: true }
}
