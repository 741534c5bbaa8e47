import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import { now } from '../../../shared/clock'
import { call } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { every, watch } from '../../../shared/saga/workers'
import { onStoredChange, readStored, writeStored } from '../../../shared/storage/browserStorage'
import { privacyKeys } from './privacyKeys'
import { attachOnImport, rootReducer } from '../../../shared/store'
import type { OperatorSettings } from '../../identity/settings'

/** Raise it when more is measured, so that visitors are asked again. */
const consentVersion = 1

export type Consent = 'undecided' | 'given' | 'declined'

/** Returns the visitor's decision. Global Privacy Control counts as declined (decision 101). */
export function readConsent(): Consent {
  const kept = readStored(privacyKeys.analyticsConsent)
  if (kept?.version === consentVersion) return kept.isGiven ? 'given' : 'declined'
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true ? 'declined' : 'undecided'
}

function* keepConsent({ payload: isGiven }: ReturnType<typeof consentDecided>): SagaOf<void> {
  yield* call(() => writeStored(privacyKeys.analyticsConsent, { version: consentVersion, at: now(), isGiven }))
}

/** Calls `heard` when another tab decides or erases. Returns a function that stops listening. */
export const onConsentOfOtherTabs = (heard: (consent: Consent) => void): (() => void) =>
  onStoredChange(privacyKeys.analyticsConsent, () => heard(readConsent()))

const consentSlice = createSlice({
  name: 'consent',
  initialState: (): { consent: Consent } => ({ consent: readConsent() }),
  reducers: {
    consentDecided: (state, { payload }: PayloadAction<boolean>) => {
      state.consent = payload ? 'given' : 'declined'
    },
    consentHeard: (state, { payload }: PayloadAction<Consent>) => {
      state.consent = payload
    },
  },
  selectors: { selectConsent: (state) => state.consent },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof consentSlice> {}
}

export const { consentDecided, consentHeard } = consentSlice.actions
export const { selectConsent } = consentSlice.injectInto(rootReducer).selectors

/** Returns none if the operator does not allow analytics. */
export function containersOf({ analytics }: Pick<OperatorSettings, 'analytics'>): string[] {
  if (!analytics?.isAllowed) return []
  return [analytics.gtm_id, analytics.gtmBytemarkId].filter((id) => id !== undefined)
}

attachOnImport(
  'consent',
  watch(() => every(consentDecided, keepConsent)),
)
