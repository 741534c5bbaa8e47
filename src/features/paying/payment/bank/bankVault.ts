import type { FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { inMemory } from '../../../../shared/storage/inMemory'
import type { Charge, EntrySummary } from '../entry/entryPort'

interface TypedAccount {
  /** Values by the server's keys. */
  values: FormValues
  last4: string
  isSaved: boolean
}

/** Holds the account from step to order (PAY-10). */
const held = inMemory<TypedAccount>()

/** Keeps the values, whatever the server's fields are. Returns a summary. */
export function keepAccount(values: FormValues, isSaved: boolean): EntrySummary {
  const number = accountNumber(values).replace(/\D/g, '')
  const account = { values, last4: number.slice(-4), isSaved }
  held.set(account)
  return summaryOf(account)
}

/** Returns the field of that name, else the longest number. */
function accountNumber(values: FormValues): string {
  const named = Object.entries(values).find(([key]) => /account.*number|iban/i.test(key))
  const numbers = Object.values(values).filter((value) => /^[\d\s-]+$/.test(value))
  return named?.[1] ?? numbers.sort((one, other) => other.length - one.length)[0] ?? ''
}

const summaryOf = ({ last4, isSaved }: TypedAccount): EntrySummary => ({ ...(last4 && { last4 }), isSaved })

export const bankVault = {
  summary(): EntrySummary | undefined {
    const account = held.get()
    return account && summaryOf(account)
  },
  charge(): Charge | undefined {
    const account = held.get()
    return account && { bank: account.values, ...(account.isSaved && { save: true }) }
  },
  save: () => held.change({ isSaved: true }),
  wipe: held.wipe,
}
