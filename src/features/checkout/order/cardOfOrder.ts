import * as codes from '../../../api/contract/errorCodes'
import type { ApiError } from '../../../api/errors'
import { hasCode } from '../../../api/errors'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import type { CartLine } from '../../cart'

/**
 * The fare card that an order is for (PAY-12): named by its lines, or the chosen one where they wait for that. Undefined
 * where nothing in it is for a card; null where a card must be chosen first.
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

/** What a backend finds wrong between an order and its card, in words; nothing where the failure is about something else. */
export function cardTrouble(error: ApiError, isRider: boolean): TextRef | undefined {
  const known = names.find(([code]) => hasCode(error, code))
  if (known) return { key: `checkout:card.${known[1]}` }
  if (!isAbout(error, codes.notFound, 'faremedia_id')) return undefined
  return { key: isRider ? 'checkout:card.notYours' : 'checkout:card.notEntered' }
}

const isAbout = (error: ApiError, code: number, field: string) =>
  error.kind === 'business' && error.errors.some((entry) => entry.code === code && entry.field === field)
