import type { FormValues } from '../../../shared/forms/fieldSpec'
import type { Charge, EntrySummary } from '../entry/entryPort'

interface TypedAccount {
  /** By the keys of the server's form. */
  values: FormValues
  /** Last digits of the account number, for its display name. */
  last4: string
  isSaved: boolean
}

/**
 * The entered account between the payment step and the order. It is in this module's memory and nowhere else (PAY-10).
 */
let held: TypedAccount | undefined

/** Takes what was typed into the form, whatever fields the server asked for. */
export function keepAccount(values: FormValues, isSaved: boolean): EntrySummary {
  const number = accountNumber(values).replace(/\D/g, '')
  held = { values, last4: number.slice(-4), isSaved }
  return summaryOf(held)
}

/** Finds the account number: the field that is named so, else the longest number, since the server names its fields. */
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
