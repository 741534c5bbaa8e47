import * as codes from '../../../../api/contract/base/errorCodes'
import { hasCode } from '../../../../api/errors'
import type { ApiError } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'

const names = [
  [codes.virtualCardBlocked, 'virtualBlocked'],
  [codes.physicalCardBlocked, 'physicalBlocked'],
  [codes.notForThisCard, 'notEligible'],
] as const

/** Returns the text for an error about the card; undefined if the error is about something else. */
export function cardTrouble(error: ApiError, isRider: boolean): TextRef | undefined {
  const known = names.find(([code]) => hasCode(error, code))
  if (known) return { key: `checkout:card.${known[1]}` }
  if (!isCardGone(error)) return undefined
  return { key: isRider ? 'checkout:card.notYours' : 'checkout:card.notEntered' }
}

/** Checks whether an order is for a card that is not the visitor's, or no longer. */
export const isCardGone = (error: ApiError): boolean =>
  error.kind === 'business' &&
  error.errors.some(({ code, field }) => code === codes.notFound && field === 'faremedia_id')
