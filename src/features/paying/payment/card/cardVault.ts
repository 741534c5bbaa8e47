import { readExpiry, writeExpiry } from './cardExpiry'
import { brandOf, digitsOf, isCodeValid } from './cardRules'
import type { Charge, EntrySummary } from '../entry/entryPort'

export interface TypedCard {
  nickname: string
  lastName: string
  number: string
  expiry: string
  code: string
  address: string
  zip: string
  isSaved: boolean
}

/** From step to order, in memory alone: not in store, storage, URL or log (PAY-10). */
let held: TypedCard | undefined

export function keepCard(card: TypedCard): void {
  held = card
}

/** For a return, or after a decline. */
export function heldCard(): Omit<TypedCard, 'code'> | undefined {
  if (!held) return undefined
  const { code: _, ...rest } = held
  return rest
}

function summary(): EntrySummary | undefined {
  const brand = held && brandOf(held.number)
  return held && brand && { brand, last4: digitsOf(held.number).slice(-4), isSaved: held.isSaved }
}

function charge(): Charge | undefined {
  const expiry = held && readExpiry(held.expiry)
  if (!held || !expiry || held.code === '') return undefined
  return {
    card: {
      number: digitsOf(held.number),
      expiry: writeExpiry(expiry),
      security_code: held.code,
      last_name: held.lastName,
      address: held.address,
      zip: held.zip,
      ...(held.nickname && { nickname: held.nickname }),
    },
    ...(held.isSaved && { save: true }),
  }
}

/** For the port (`cardEntry.ts`). */
export const cardVault = {
  summary,
  charge,
  needsCode: () => held !== undefined && held.code === '',
  /** False if it does not fit. */
  renewCode(code: string): boolean {
    if (!held || !isCodeValid(code, held.number)) return false
    held = { ...held, code }
    return true
  },
  wipeCode(): void {
    if (held) held = { ...held, code: '' }
  },
  save(): void {
    if (held) held = { ...held, isSaved: true }
  },
  wipe(): void {
    held = undefined
  },
}
