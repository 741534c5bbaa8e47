import type { PlacedOrder, findOrderAttempt } from '../../../api/contract/orders'
import type { AnswerOf } from '../../../api/contract/endpoint'
import { hasCode, isOutcomeUnknown } from '../../../api/errors'
import type { ApiError, Result } from '../../../api/errors'
import type { TextRef } from '../../../shared/notices/noticesSlice'

/** What became of a try to pay. */
export type Outcome =
  | { kind: 'paid'; order: PlacedOrder }
  /** Something of our own stood in the way before anything was sent. */
  | { kind: 'notSent'; reason: TextRef }
  /** The payment itself was refused: a new key and a new security code for the next try. */
  | { kind: 'declined'; reason: TextRef }
  /** The order was refused before money was asked for. */
  | { kind: 'refused'; reason: TextRef; waitSeconds?: number }
  /** The quote is not what is sold any more: a new one, and nothing paid. */
  | { kind: 'stale'; reason: TextRef }
  /** The backend never saw the try, and never will. */
  | { kind: 'none' }
  /** The backend has not seen it so far. */
  | { kind: 'notArrived' }
  /** The answer was lost: it has to be looked up. */
  | { kind: 'lost' }
  /** And could not be looked up. */
  | { kind: 'unknown' }

const text = (name: string, values?: TextRef['values']): TextRef => ({ key: `checkout:pay.${name}`, values })

/** Of two payments, the answer's field names the one that was declined. */
const declinedOf = new Map([
  ['payments.0', 'declinedFirst'],
  ['payments.1', 'declinedSecond'],
])

/** Codes of the contract that say for certain that nothing was paid. */
const refusals: Record<number, (limit: number, field: string | null | undefined) => Outcome> = {
  40201: (_, field) => ({ kind: 'declined', reason: text(declinedOf.get(field ?? '') ?? 'declined') }),
  40301: () => ({ kind: 'refused', reason: text('emailNotVerified') }),
  40901: () => ({ kind: 'stale', reason: text('pricesChanged') }),
  40902: () => ({ kind: 'stale', reason: text('unavailable') }),
  40903: (limit) => ({ kind: 'refused', reason: text('orderLimit', { limit }) }),
  40010: () => ({ kind: 'stale', reason: text('promoEnded') }),
}
/** The same key was used for other details: something was sent before, so that must be found. */
const usedKey = 40906

/** Reads the answer to placing an order. `limit`: the operator's tickets per order, for its text. */
export function outcomeOfPlacing(answer: Result<PlacedOrder>, limit: number): Outcome {
  return answer.ok ? { kind: 'paid', order: answer.value } : outcomeOfError(answer.error, limit)
}

function outcomeOfError(error: ApiError, limit: number): Outcome {
  // Aborted: the session changed under the call, which may have arrived all the same.
  if (isOutcomeUnknown(error) || error.kind === 'aborted' || hasCode(error, usedKey)) return { kind: 'lost' }
  if (error.kind === 'business') {
    for (const { code, field } of error.errors) {
      const known = refusals[code]?.(limit, field)
      if (known) return known
    }
    const message = error.errors.find((entry) => entry.message?.trim())?.message?.trim()
    return { kind: 'refused', reason: message ? text('refusedBecause', { message }) : text('refused') }
  }
  if (error.kind === 'http' && error.status === 429) return tooMany(error.retryAfter)
  return { kind: 'refused', reason: text('refused') }
}

const usualWait = 30
const longestWait = 120

function tooMany(retryAfter = usualWait): Outcome {
  const seconds = Math.min(Math.ceil(retryAfter), longestWait)
  return { kind: 'refused', reason: text('tooMany', { count: seconds }), waitSeconds: seconds }
}

/** Reads the answer to the look-up of an attempt. */
export function outcomeOfLookUp(answer: Result<AnswerOf<typeof findOrderAttempt>>): Outcome {
  if (!answer.ok) return { kind: 'unknown' }
  const { status, order } = answer.value
  if (status === 'none') return { kind: 'none' }
  if (status === 'declined') return { kind: 'declined', reason: text('declined') }
  return order ? { kind: 'paid', order } : { kind: 'unknown' }
}
