import { logOutRequested } from '../../app/flows/logOut'
import { selectIsRider } from '../../features/session'
import {
  selectSignInAttempt,
  selectSignInForm,
  signInFormRequested,
  signInRequested,
} from '../../features/session/signIn/signInSlice'
import { languageChanged, selectLanguage } from '../../features/settings'
import { always, inBackground, loads, sends, told } from './consequences'
import { inShort, shownOf } from './row'
import type { FaultRow } from './row'

/** AUTH-05: a request that failed is one wrong sign-in, whatever it was that failed. */
const wrong = told('email or password wrong')

export const sessionRows = {
  getForm: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(signInFormRequested()),
    shows: (state) => shownOf(selectSignInForm(state)),
    wanted: 'loaded',
    fails: loads(),
  },

  login: {
    who: 'visitor',
    event: ({ dispatch }) => dispatch(signInRequested({ email: 'rider@example.com', password: 'Transit-2026' })),
    shows: (state) => {
      const attempt = selectSignInAttempt(state)
      if (attempt.status === 'failed') return attempt.errors.map(({ text }) => inShort(text)).join()
      if (attempt.status === 'sending') return 'waiting'
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
