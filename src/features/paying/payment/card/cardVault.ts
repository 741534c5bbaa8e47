import { inMemory } from '../../../../shared/storage/inMemory'
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

/** Holds the card from step to order (PAY-10). */
const held = inMemory<TypedCard>()

export const keepCard: (card: TypedCard) => void = held.set

/** Returns the values for a return to the step, or after a decline. */
export function heldCard(): Omit<TypedCard, 'code'> | undefined {
  const card = held.get()
  if (!card) return undefined
  const { code: _, ...rest } = card
  return rest
}

function summary(): EntrySummary | undefined {
  const card = held.get()
  const brand = card && brandOf(card.number)
  return brand && { brand, last4: digitsOf(card.number).slice(-4), isSaved: card.isSaved }
}

function charge(): Charge | undefined {
  const card = held.get()
  const expiry = card && readExpiry(card.expiry)
  if (!expiry || card.code === '') return undefined
  return {
    card: {
      number: digitsOf(card.number),
      expiry: writeExpiry(expiry),
      security_code: card.code,
      last_name: card.lastName,
      address: card.address,
      zip: card.zip,
      ...(card.nickname && { nickname: card.nickname }),
    },
    ...(card.isSaved && { save: true }),
  }
}

/** The port (`cardEntry.ts`) uses this. */
export const cardVault = {
  summary,
  charge,
  needsCode: () => held.get()?.code === '',
  /** Returns false if the code does not fit. */
  renewCode(code: string): boolean {
    const card = held.get()
    if (!card || !isCodeValid(code, card.number)) return false
    held.change({ code })
    return true
  },
  wipeCode: () => held.change({ code: '' }),
  save: () => held.change({ isSaved: true }),
  wipe: held.wipe,
}
