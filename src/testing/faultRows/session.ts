import { logOutRequested } from '../../app/flows/logOut'
import { selectIsRider } from '../../features/session'
import { signInForm } from '../../features/session/signIn/signInFields'
import { signInSubmission } from '../../features/session/signIn/signInSubmission'
import { languageChanged, selectLanguage } from '../../features/settings'
import { always, inBackground, loads, sends, told } from './consequences'
import { shownBy, shownOf } from './row'
import type { FaultRow } from './row'

/** AUTH-05: a request that failed is one wrong sign-in, whatever it was that failed. */
const wrong = told('email or password wrong')

export const sessionRows = {
  getForm: {
    who: 'visitor',
    before: ({ store }) => store.attach(signInForm.feature),
    event: ({ dispatch }) => dispatch(signInForm.definition.requested()),
    shows: (state) => shownOf(signInForm.definition.select(state)),
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

  /** AUTH-13: who wants to leave is never kept by a backend, and that the session has ended is no news. */
  logout: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(logOutRequested()),
    shows: (state) => (selectIsRider(state) ? 'waiting' : 'signed out'),
    wanted: 'signed out',
    fails: always({ ...told('signed out'), session: 'left', cart: 'emptied' }),
  },

  /** Decision 67: the language is switched here, and told to the profile in the background. */
  updateUser: {
    who: 'rider',
    // A cart would be read anew by the same event (CART-10).
    cart: [],
    event: ({ dispatch }) => dispatch(languageChanged('fr')),
    shows: selectLanguage,
    wanted: 'fr',
    fails: inBackground('fr'),
  },
} satisfies Record<string, FaultRow>
