import { confirmationLink } from '../../features/identity/registration/confirmation/confirm'
import { inviteLink, inviteSubmission } from '../../features/identity/registration/invitation/invite'
import { signUpSubmission } from '../../features/identity/registration/signUp/signUp'
import { forgotSubmission, selectResetLinkAsked } from '../../features/identity/registration/recovery/forgot'
import { resetLink, resetSubmission } from '../../features/identity/registration/recovery/reset'
import { resendSubmission } from '../../features/identity/registration/verifiedEmail/resend'
import { verificationCheck } from '../../features/identity/registration/verifiedEmail/verification'
import { selectNotices } from '../../shared/notices/noticesSlice'
import type { Remote } from '../../shared/remote/remote'
import type { RootState } from '../../shared/store'
import { found, loads, saysOnly, sends, told, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow } from './play/row'

const token = 'valid-token'
const names = { first_name: 'Ada', last_name: 'Roy' }
const password = 'Harbour-26'

/** These pages have no session, so a 401 is a failure like any other. */
const failure = told('something went wrong')

/** A call without an answer accepts an answer of any shape. */
const anyShape = (wanted: string) => ({ wrongShape: told(wanted) })

const forgotShows = (state: RootState): string =>
  selectResetLinkAsked(state).email ? 'message on its way' : shownBy(forgotSubmission.select(state))

const linkShows = (link: Remote<{ status: string }>): string =>
  link.status === 'loaded' ? link.value.status : shownOf(link)

export const accessRows = {
  signUp: {
    who: 'visitor',
    event: ({ dispatch }) =>
      dispatch(
        signUpSubmission.requested({ ...names, email: 'ada@example.com', password, locale: 'en', terms: 'true' }),
      ),
    shows: (state) => shownBy(signUpSubmission.select(state)),
    wanted: 'done',
    fails: sends(),
  },

  confirmEmail: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(confirmationLink.requested(token)),
    shows: (state) => linkShows(confirmationLink.select(state)),
    wanted: 'good',
    fails: loads({ 401: failure }),
  },

  resendConfirmation: {
    who: 'unconfirmedRider',
    event: ({ dispatch }) => dispatch(resendSubmission.requested({})),
    shows: (state) => {
      const { status } = resendSubmission.select(state)
      return status === 'failed' ? 'message not sent' : shownBy({ status })
    },
    wanted: 'done',
    fails: saysOnly('message not sent', { ...withSession, ...anyShape('done') }),
  },

  requestPasswordReset: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(forgotSubmission.requested({ email: 'rider@example.com' })),
    shows: forgotShows,
    wanted: 'message on its way',
    fails: sends(anyShape('message on its way')),
  },

  checkPasswordReset: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(resetLink.requested(token)),
    shows: (state) => {
      const link = resetLink.select(state)
      return link.status === 'failed' ? 'failed' : linkShows(link)
    },
    wanted: 'good',
    fails: saysOnly('failed'),
  },

  /** AUTH-11 has one sentence for all failures. */
  resetPassword: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(resetSubmission.requested({ token, password })),
    shows: (state) => {
      const isDone = selectNotices(state).some(({ text }) => text.key === 'registration:reset.done')
      return isDone ? 'done' : shownBy(resetSubmission.select(state))
    },
    wanted: 'done',
    fails: saysOnly('some error occurred', { ...anyShape('done'), ...found, wafHtml401: told('done') }),
  },

  readInvite: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(inviteLink.requested(token)),
    shows: (state) => linkShows(inviteLink.select(state)),
    wanted: 'good',
    fails: loads({ 401: failure }),
  },

  acceptInvite: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(inviteSubmission.requested({ token, values: { ...names, password } })),
    shows: (state) => shownBy(inviteSubmission.select(state)),
    wanted: 'done',
    fails: sends(),
  },

  /** AUTH-18: the form is sent only after the captcha was checked. */
  verifyCaptcha: {
    who: 'visitor',
    settings: (settings) => {
      settings.captcha = { siteKey: 'site-key' }
    },
    event: ({ dispatch }) => dispatch(forgotSubmission.requested({ email: 'rider@example.com' })),
    shows: forgotShows,
    wanted: 'message on its way',
    fails: saysOnly('captcha failed'),
  },

  /** The rider who says that the email is confirmed waits for this answer. */
  getMe: {
    who: 'unconfirmedRider',
    event: ({ dispatch }) => dispatch(verificationCheck.requested()),
    shows: (state) => verificationCheck.select(state).status.replace('sending', 'waiting'),
    wanted: 'done',
    fails: saysOnly('failed', withSession),
  },
} satisfies Record<string, FaultRow>
