import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import type { Charge, EntrySummary } from '../entry/entryPort'

interface TypedAccount {
  /** The values by the keys of the server's form. */
  values: FormValues
  /** Last digits of the account number, for its display name. */
  last4: string
  isSaved: boolean
}

/** The entered account between the payment step and the order. Kept in this module's memory only (PAY-10). */
let held: TypedAccount | undefined

/** Keeps the typed values, whatever fields the server defined, and returns a summary. */
export function keepAccount(values: FormValues, isSaved: boolean): EntrySummary {
  const number = accountNumber(values).replace(/\D/g, '')
  held = { values, last4: number.slice(-4), isSaved }
  return summaryOf(held)
}

/**
 * Returns the account number: the field with a matching name, otherwise the longest number, because the server names
 * its fields.
 */
function accountNumber(values: FormValues): string {
  const named = Object.entries(values).find(([key]) => /account.*number|iban/i.test(key))
  const numbers = Object.values(values).filter((value) => /^[\d\s-]+$/.test(value))
  return named?.[1] ?? numbers.sort((one, other) => other.length - one.length)[0] ?? ''
}

const summaryOf = ({ last4, isSaved }: TypedAccount): EntrySummary => ({ ...(last4 && { last4 }), isSaved })

export const bankVault = {
  summary: () => held && summaryOf(held),
  charge: (): Charge | undefined => held && { bank: held.values, ...(held.isSaved && { save: true }) },
  save(): void {
    if (held) held = { ...held, isSaved: true }
  },
  wipe(): void {
    held = undefined
  },
}
