import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit'
import type { User } from '../../../api/contract/identity/user'
import { rootReducer, visitorChanged } from '../../../shared/store'
import type { Fault } from '../../../shared/submission/fault'
import { machine } from '../../identity/secondFactor/onDemand'
import type { GivenPhone, Outcome, SecondFactor } from '../../identity/secondFactor/onDemand'

/**
 * What the rider does with the second factor (ACC-04), in the steps of sign-in. A change proves the enrolled phone,
 * then enrols another; the old one stays until the end (decision 105).
 */
export type Purpose = 'enable' | 'disable' | 'change'

export const isFactorOn = (user: User | null) =>
  user?.mfa_config?.enabled === true && user.mfa_enrollment_status === '1'

interface FactorState {
  purpose: Purpose | null
  isStarting: boolean
  step: SecondFactor
  fault: Fault | null
}

const initialState: FactorState = { purpose: null, isStarting: false, step: machine.closed, fault: null }
const gone: Fault = { errors: [{ key: 'security:factor.gone' }] }

const factorSlice = createSlice({
  name: 'factor',
  initialState,
  reducers: {
    factorWanted(state, { payload }: PayloadAction<Purpose>): FactorState {
      if (state.isStarting || machine.isOpen(state.step)) return state
      return { ...initialState, purpose: payload, isStarting: true }
    },
    /** The payload is the outcome of a code to the enrolled phone; null if a phone is to be enrolled. */
    factorOpened(state, { payload }: PayloadAction<Outcome | null>): FactorState {
      if (!state.isStarting) return state
      const opened = { ...state, isStarting: false }
      if (!payload) return { ...opened, step: machine.begun('phone') }
      switch (payload.kind) {
        case 'sent':
          return { ...opened, step: { ...machine.begun('code'), ...payload.sent } }
        // A code was just sent.
        case 'putOff':
          return { ...opened, step: { ...machine.begun('code'), resendAt: payload.resendAt } }
        case 'failed':
          return { ...initialState, fault: payload.fault }
        default:
          return { ...initialState, fault: gone }
      }
    },
    phoneGiven(state, _: PayloadAction<GivenPhone>) {
      state.step = machine.asked(state.step, 'enroll')
    },
    resendRequested(state) {
      state.step = machine.asked(state.step, 'resend')
    },
    codeGiven(state, _: PayloadAction<string>) {
      state.step = machine.asked(state.step, 'verify')
    },
    backupCodeGiven(state, _: PayloadAction<string>) {
      state.step = machine.asked(state.step, 'verify')
    },
    numberChanged(state) {
      state.step = machine.numberChanged(state.step)
    },
    factorAnswered(state, { payload }: PayloadAction<Outcome>): FactorState {
      if (payload.kind === 'nothingSent' && machine.isOpen(state.step)) return { ...initialState, fault: gone }
      return { ...state, step: machine.answered(state.step, payload) }
    },
    phoneProved(state) {
      state.step = machine.proved(state.step)
    },
    factorClosed: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(visitorChanged, () => initialState),
  selectors: { selectFactor: (state) => state },
})

declare module '../../../shared/store' {
  interface Slices extends WithSlice<typeof factorSlice> {}
}

export const {
  factorWanted,
  factorOpened,
  phoneGiven,
  resendRequested,
  codeGiven,
  backupCodeGiven,
  numberChanged,
  factorAnswered,
  phoneProved,
  factorClosed,
} = factorSlice.actions
export const { selectFactor } = factorSlice.injectInto(rootReducer).selectors
