import { registrationFeature } from '../../features/registration/registrationFeature'
import { confirmationOpened, selectConfirmation } from '../../features/registration/confirmation/confirmSlice'
import { inviteOpened, inviteSubmitted, selectInvite } from '../../features/registration/invitation/inviteSlice'
import { selectSignUp, signUpRequested } from '../../features/registration/signUp/signUpSlice'
import { forgotRequested, selectForgot } from '../../features/registration/recovery/forgotSlice'
import { passwordGiven, resetOpened, selectReset } from '../../features/registration/recovery/resetSlice'
import { resendRequested, selectResend } from '../../features/registration/verifiedEmail/resendSlice'
import {
  selectVerification,
  verificationCheckRequested,
} from '../../features/registration/verifiedEmail/verificationSlice'
import { selectNotices } from '../../shared/notices/noticesSlice'
import type { RootState } from '../../shared/store'
import { loads, saysOnly, sends, told, withSession } from './consequences'
import { shownBy, whyFailed } from './row'
import type { FaultRow, Scene } from './row'

const token = 'valid-token'
const names = { first_name: 'Ada', last_name: 'Roy' }
const password = 'Harbour-26'
const before = ({ store }: Scene) => store.attach(registrationFeature)

/** Nobody is signed in by these pages, so a 401 is a failure like any other. */
const failure = told('something went wrong')

/** Calls that answer with nothing take whatever else comes for that. */
const anyShape = (wanted: string) => ({ wrongShape: told(wanted) })

const forgotShows = (state: RootState): string => {
  const { attempt, email } = selectForgot(state)
  return email ? 'message on its way' : shownBy(attempt)
}

export const accessRows = {
  signUp: {
    who: 'visitor',
    before,
    event: ({ dispatch }) =>
      dispatch(signUpRequested({ ...names, email: 'ada@example.com', password, locale: 'en', terms: 'true' })),
    shows: (state) => shownBy(selectSignUp(state)),
    wanted: 'sent',
    fails: sends(),
  },

  confirmEmail: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(confirmationOpened({ token })),
    shows: (state) => {
      const confirmation = selectConfirmation(state)
      if (confirmation.status === 'failed') return whyFailed(confirmation.error)
      return confirmation.status === 'checking' ? 'waiting' : confirmation.status
    },
    wanted: 'confirmed',
    fails: loads({ 401: failure }),
  },

  resendConfirmation: {
    who: 'unconfirmedRider',
    before,
    event: ({ dispatch }) => dispatch(resendRequested({})),
    shows: (state) => {
      const { status } = selectResend(state)
      return status === 'failed' ? 'message not sent' : shownBy({ status })
    },
    wanted: 'sent',
    fails: saysOnly('message not sent', { ...withSession, ...anyShape('sent') }),
  },

  requestPasswordReset: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(forgotRequested({ email: 'rider@example.com' })),
    shows: forgotShows,
    wanted: 'message on its way',
    fails: sends(anyShape('message on its way')),
  },

  checkPasswordReset: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(resetOpened({ token })),
    shows: (state) => selectReset(state).link.replace('checking', 'waiting'),
    wanted: 'good',
    fails: saysOnly('failed'),
  },

  /** AUTH-11 has one sentence for it. */
  resetPassword: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(passwordGiven({ token, password })),
    shows: (state) => {
      const isDone = selectNotices(state).some(({ text }) => text.key === 'registration:reset.done')
      return isDone ? 'password set' : shownBy(selectReset(state).attempt)
    },
    wanted: 'password set',
    fails: saysOnly('some error occurred', anyShape('password set')),
  },

  readInvite: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(inviteOpened({ token })),
    shows: (state) => {
      const { invitation } = selectInvite(state)
      if (invitation.status === 'failed') return whyFailed(invitation.error)
      return invitation.status === 'checking' ? 'waiting' : invitation.status
    },
    wanted: 'good',
    fails: loads({ 401: failure }),
  },

  acceptInvite: {
    who: 'visitor',
    before,
    event: ({ dispatch }) => dispatch(inviteSubmitted({ token, values: { ...names, password } })),
    shows: (state) => shownBy(selectInvite(state).attempt),
    wanted: 'accepted',
    fails: sends(),
  },

  /** AUTH-18: without a captcha that was checked nothing is sent. */
  verifyCaptcha: {
    who: 'visitor',
    settings: (settings) => {
      settings.captcha = { siteKey: 'site-key' }
    },
    before,
    event: ({ dispatch }) => dispatch(forgotRequested({ email: 'rider@example.com' })),
    shows: forgotShows,
    wanted: 'message on its way',
    fails: saysOnly('captcha failed'),
  },

  /** Who says that the email is confirmed waits for the answer. */
  getMe: {
    who: 'unconfirmedRider',
    before,
    event: ({ dispatch }) => dispatch(verificationCheckRequested({ inPassing: false })),
    shows: (state) => selectVerification(state).replace('checking', 'waiting'),
    wanted: 'notYet',
    fails: saysOnly('failed', withSession),
  },
} satisfies Record<string, FaultRow>
