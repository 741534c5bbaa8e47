import * as codes from '../../../../api/contract/base/errorCodes'
import type { ApiError } from '../../../../api/errors'
import { hasCode } from '../../../../api/errors'
import type { TextRef } from '../../../../shared/notices/noticesSlice'
import type { CartLine } from '../../cart'

/**
 * Returns the fare card of an order (PAY-12): its lines' card, or the chosen one. Undefined if no line is for a card,
 * null if one must be chosen.
 */
export function cardOfOrder(lines: CartLine[], chosen: string | undefined): string | null | undefined {
  const named = lines.map((line) => line.faremedia_id)
  const waits = named.includes(null)
  return named.find((id) => typeof id === 'string') ?? (waits ? (chosen ?? null) : undefined)
}

const names = [
  [codes.virtualCardBlocked, 'virtualBlocked'],
  [codes.physicalCardBlocked, 'physicalBlocked'],
  [codes.notForThisCard, 'notEligible'],
] as const

/** Returns the text for an error about the card; undefined if the error is about something else. */
export function cardTrouble(error: ApiError, isRider: boolean): TextRef | undefined {
  const known = names.find(([code]) => hasCode(error, code))
  if (known) return { key: `checkout:card.${known[1]}` }
  if (!isAbout(error, codes.notFound, 'faremedia_id')) return undefined
  return { key: isRider ? 'checkout:card.notYours' : 'checkout:card.notEntered' }
}

const isAbout = (error: ApiError, code: number, field: string) =>
  error.kind === 'business' && error.errors.some((entry) => entry.code === code && entry.field === field)
