import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import type { Charge, EntrySummary } from '../entry/entryPort'

interface TypedAccount {
  /** By the server's keys. */
  values: FormValues
  /** To name it. */
  last4: string
  isSaved: boolean
}

/** From step to order, in memory alone (PAY-10). */
let held: TypedAccount | undefined

/** Whatever the server's fields. Returns a summary. */
export function keepAccount(values: FormValues, isSaved: boolean): EntrySummary {
  const number = accountNumber(values).replace(/\D/g, '')
  held = { values, last4: number.slice(-4), isSaved }
  return summaryOf(held)
}

/** By its name, else the longest number. */
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
