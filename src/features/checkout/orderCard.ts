import type { ApiError } from '../../api/errors'
import { hasCode } from '../../api/errors'
import type { TextRef } from '../../shared/notices/noticesSlice'
import type { CartLine } from '../cart'
import { foreseen } from './unsettled'

/**
 * The fare card that an order is for (PAY-12): named by its lines, or the chosen one where they wait for that. Undefined
 * where nothing in it is for a card; null where a card must be chosen first.
 */
export function cardOfOrder(lines: CartLine[], chosen: string | undefined): string | null | undefined {
  const named = lines.map((line) => line.faremedia_id)
  const waits = named.includes(null)
  return named.find((id) => typeof id === 'string') ?? (waits ? (chosen ?? null) : undefined)
}

/** What a backend would say: no such card. Told without asking. */
export const noCardChosen = foreseen(40404, 'faremedia_id')

const names = [
  [40303, 'virtualBlocked'],
  [40304, 'physicalBlocked'],
  [40305, 'notEligible'],
] as const

/** What is wrong between an order and its card, in words; nothing where the failure is about something else. */
export function cardTrouble(error: ApiError): TextRef | undefined {
  const known = names.find(([code]) => hasCode(error, code))
  if (known) return { key: `checkout:card.${known[1]}` }
  if (error === noCardChosen) return { key: 'checkout:card.missing' }
  return isAbout(error, 40404, 'faremedia_id') ? { key: 'checkout:card.notYours' } : undefined
}

const isAbout = (error: ApiError, code: number, field: string) =>
  error.kind === 'business' && error.errors.some((entry) => entry.code === code && entry.field === field)
