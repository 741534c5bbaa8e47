import { logOutRequested } from '../../app/flows/logOut'
import { selectIsRider } from '../../features/identity/session'
import { signInForm } from '../../features/identity/session/signIn/signInFields'
import { signInSubmission } from '../../features/identity/session/signIn/signIn'
import { languageChanged, selectLanguage } from '../../features/identity/settings'
import { always, inBackground, loads, sends, told } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow } from './play/row'

/** AUTH-05: every failed request counts as one wrong sign-in, whatever the cause. */
const wrong = told('email or password wrong')

export const sessionRows = {
  getForm: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(signInForm.requested()),
    shows: (state) => shownOf(signInForm.select(state)),
    wanted: 'loaded',
    fails: loads(),
  },

  login: {
    who: 'visitor',
    event: ({ dispatch }) =>
      dispatch(signInSubmission.requested({ email: 'rider@example.com', password: 'Transit-2026' })),
    shows: (state) => {
      const submission = signInSubmission.select(state)
      if (submission.status !== 'idle') return shownBy(submission)
      return selectIsRider(state) ? 'signed in' : 'as before'
    },
    wanted: 'signed in',
    fails: sends({ 401: wrong, 500: wrong, malformed: wrong, html: wrong, empty: wrong, wrongShape: wrong }),
  },

  /** AUTH-13: no failure of the backend prevents a logout, and the end of the session is not reported. */
  logout: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(logOutRequested()),
    shows: (state) => (selectIsRider(state) ? 'waiting' : 'signed out'),
    wanted: 'signed out',
    fails: always({ ...told('signed out'), session: 'left', cart: 'emptied' }),
  },

  /** Decision 67: the portal switches the language here, and updates the profile in the background. */
  updateUser: {
    who: 'rider',
    // The same event would reload a cart (CART-10).
    cart: [],
    event: ({ dispatch }) => dispatch(languageChanged('fr')),
    shows: selectLanguage,
    wanted: 'fr',
    fails: inBackground('fr'),
  },
} satisfies Record<string, FaultRow>
