import { inMemory } from '../../../../shared/storage/inMemory'
import type { Charge, EntrySummary } from '../entry/entryPort'

/** Holds the approval until it is charged (PAY-10). */
const held = inMemory<{ token: string; isSaved: boolean }>()

export function keepAgreement(token: string, isSaved: boolean): void {
  held.set({ token, isSaved })
}

export const payPalVault = {
  summary(): EntrySummary | undefined {
    const agreed = held.get()
    return agreed && { isSaved: agreed.isSaved }
  },
  charge(): Charge | undefined {
    const agreed = held.get()
    return agreed && { paypal_token: agreed.token, ...(agreed.isSaved && { save: true }) }
  },
  save: () => held.change({ isSaved: true }),
  wipe: held.wipe,
}
