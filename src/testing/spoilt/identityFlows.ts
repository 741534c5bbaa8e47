import { asGuest } from './flow'
import type { Flow } from './flow'
import type { Hands } from '../acts/pressedAct'

const signsIn =
  (email: string, password: string) =>
  async ({ type, press }: Hands) => {
    await type(/^Email/, email)
    await type(/^Password/, password)
    await press('Sign in')
  }

const entersCode = (code: string): Omit<Flow, 'says'> => ({
  scenario: 'mfaEnrolled',
  at: '/login',
  act: async ({ type, press }) => {
    await type(/^Verification code/, code)
    await press('Verify')
  },
})

const mistypes: Flow = {
  scenario: 'visitor',
  at: '/manage-card',
  prepare: asGuest,
  act: async ({ type, press }) => {
    await type(/^Card number/, '6030 0000 0000 0000')
    await type(/^Security code/, '999')
    await press('Show my card')
  },
  says: /find a card with this number and security code/,
}

export const identityFlows = {
  signsIn: { scenario: 'visitor', at: '/login', act: signsIn('rider@example.com', 'Transit-2026'), says: /Jordan/ },
  mistypesPassword: {
    scenario: 'visitor',
    at: '/login',
    act: signsIn('rider@example.com', 'Wrong-2026'),
    says: /did not match/,
  },
  unknownEmail: {
    scenario: 'visitor',
    at: '/login',
    act: signsIn('nobody@example.com', 'Wrong-2026'),
    says: /did not match/,
  },
  entersCode: { ...entersCode('123456'), says: /Buy Tickets/ },
  mistypesCode: { ...entersCode('999999'), says: /Invalid verification code/ },
  mistypesCard: mistypes,
  seesGuestCard: { scenario: 'guestWithCard', at: '/manage-card', says: /7 rides left/ },
  signsUp: {
    scenario: 'visitor',
    at: '/signup',
    act: async ({ type, press, choose }) => {
      await type(/^First name/, 'Nora')
      await type(/^Last name/, 'Roy')
      await type(/^Email/, 'rider@example.com')
      await type(/^Confirm email/, 'rider@example.com')
      await type(/^Password/, 'Harbour 7')
      await type(/^Confirm password/, 'Harbour 7')
      await choose(/^Language/, 'English')
      await press(/I accept the terms of use/, 'checkbox')
      await press('Create account')
    },
    says: /Check your email/,
  },
  forgetsPassword: {
    scenario: 'visitor',
    at: '/forgotpassword',
    act: async ({ type, press }) => {
      await type(/^Email/, 'nobody@example.com')
      await press(/Send|Reset|Continue/)
    },
    says: /If nobody@example.com has an account/,
  },
  resetsPassword: {
    scenario: 'visitor',
    at: '/reset/valid-token',
    act: async ({ type, press }) => {
      await type(/^Password/, 'Harbour-2027')
      await type(/^Confirm password/, 'Harbour-2027')
      await press(/Save|Reset|Set/)
    },
    says: /Forgot password\?/,
  },
  showsLockedCard: {
    ...mistypes,
    prepare: ({ api }) => (asGuest(), api.fault('startCardSession', '42901')),
    says: /Too many/,
  },
  triesTooOften: {
    ...entersCode('999999'),
    prepare: ({ api }) => api.fault('verifySecondFactorCode', '42901'),
    says: /Too many/,
  },
} satisfies Record<string, Flow>
