import type { Charge, EntrySummary } from '../entry/entryPort'

/** The approval, in memory until charged (PAY-10). */
let held: { token: string; isSaved: boolean } | undefined

export function keepAgreement(token: string, isSaved: boolean): void {
  held = { token, isSaved }
}

export const payPalVault = {
  summary: (): EntrySummary | undefined => held && { isSaved: held.isSaved },
  charge: (): Charge | undefined => held && { paypal_token: held.token, ...(held.isSaved && { save: true }) },
  save(): void {
    if (held) held = { ...held, isSaved: true }
  },
  wipe(): void {
    held = undefined
  },
}
