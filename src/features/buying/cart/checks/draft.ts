import type { AnswerTo, AnyAsked, Dialog } from '../../../../shared/dialogs/ask'
import { lineKey, refreshed } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import type { ConflictAnswer } from '../dialogs/cartDialogs'

/** The operator's limits, and what kind of visitor buys in which mode. */
export interface CartRules {
  maxCartQuantity: number
  maxQuantityPerAdd: number
  /** The specification's fare-media mode. */
  isTransitMode: boolean
  /** Renewal needs a saved method, so a rider (decision 40). */
  canSubscribe: boolean
}

/** The future cart, stored after every check has passed. */
export interface Draft {
  lines: CartLine[]
  addition: CartLine
  /** The lines include the addition (check 3). */
  isMerged: boolean
  /** To save for later once every check has passed. */
  setAside: CartLine[]
  rules: CartRules
}

/** The draft that follows each answer; `abort` leaves the cart. */
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

/** Undefined if the draft passes. */
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

/** Cleared, saved for later, or unchanged. */
export const conflictAnswers = (draft: Draft): Record<ConflictAnswer, Draft | 'abort'> => ({
  clear: { ...draft, lines: [] },
  save: { ...draft, lines: [], setAside: draft.lines },
  keep: 'abort',
})

/** Onto the same product's line, at the end. */
export function merged(draft: Draft, existing: CartLine): Draft {
  const key = lineKey(existing)
  const others = draft.lines.filter((line) => lineKey(line) !== key)
  const together = { ...refreshed(existing, draft.addition), quantity: existing.quantity + draft.addition.quantity }
  return { ...draft, lines: [...others, together], isMerged: true }
}
