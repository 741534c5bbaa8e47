import { selectIsRider, selectIsTemporary } from '../../features/identity/session'
import '../../features/identity/session/secondFactor/secondFactorSaga'
import {
  codeGiven,
  offerAccepted,
  offerDeclined,
  phoneGiven,
  resendRequested,
  selectSecondFactor,
  stepShown,
} from '../../features/identity/session/secondFactor/secondFactorSlice'
import { signInSubmission } from '../../features/identity/session/signIn/signIn'
import type { RootState } from '../../shared/store'
import { sends, told } from './play/consequences'
import type { Becomes, Consequence } from './play/consequences'
import { inShort } from './play/row'
import type { FaultRow, Scene } from './play/row'

/** The password was right. `mfa` has an enrolled phone, to which a code was sent; `setup` is offered to enrol one. */
const signInHalfWay = (name: 'mfa' | 'setup') => async (scene: Scene) => {
  scene.dispatch(signInSubmission.requested({ email: `${name}.rider@example.com`, password: 'Transit-2026' }))
  await scene.until(selectIsTemporary)
  scene.dispatch(stepShown())
  await scene.until((state) => selectSecondFactor(state).step !== 'closed')
}

const stepShows = (state: RootState): string => {
  const step = selectSecondFactor(state)
  if (selectIsRider(state)) return 'signed in'
  if (!('pending' in step)) return 'credentials'
  return step.pending ? 'waiting' : (step.errors?.map(inShort).join() ?? 'as before')
}

/** The temporary token has ended: the portal returns to the credentials and shows the reason there. */
const startsOver: Consequence = { shows: 'credentials', popUps: [], session: 'left', cart: 'kept' }
const inStep = (changes: Partial<Becomes> = {}) => sends({ 401: startsOver, 50020: startsOver, ...changes })

export const secondFactorRows = {
  enrollSecondFactor: {
    who: 'visitor',
    before: async (scene) => {
      await signInHalfWay('setup')(scene)
      scene.dispatch(offerAccepted())
    },
    event: ({ dispatch }) => dispatch(phoneGiven({ country_code: '+1', phone: '902 555-0133' })),
    shows: (state) => {
      const shown = stepShows(state)
      return shown === 'as before' && selectSecondFactor(state).step === 'code' ? 'code sent' : shown
    },
    wanted: 'code sent',
    fails: inStep(),
  },

  resendSecondFactorCode: {
    who: 'visitor',
    before: async (scene) => {
      await signInHalfWay('mfa')(scene)
      // The backend refuses a second code for a minute.
      await scene.backend.now(new Date(Date.now() + 61_000).toISOString())
    },
    event: ({ dispatch }) => dispatch(resendRequested()),
    shows: stepShows,
    wanted: 'as before',
    // The button itself says when the rider can press it again.
    fails: inStep({ 429: told('as before') }),
  },

  verifySecondFactorCode: {
    who: 'visitor',
    before: signInHalfWay('mfa'),
    event: ({ dispatch }) => dispatch(codeGiven('123456')),
    shows: stepShows,
    wanted: 'signed in',
    fails: inStep(),
  },

  declineSecondFactor: {
    who: 'visitor',
    before: signInHalfWay('setup'),
    event: ({ dispatch }) => dispatch(offerDeclined({ remember: false })),
    shows: stepShows,
    wanted: 'signed in',
    fails: inStep(),
  },
} satisfies Record<string, FaultRow>
