/** Good requests of the calls about sign-in, registration and the second factor. */

const newPassword = 'Harbour-2026'

const ofVisitor = (body, more) => ({ reads: true, make: () => ({ as: {}, body }), ...more })

/** Between password and second factor, freshly signed in. */
const halfway = (fact) => async (t) => ({ as: await t.signIn(fact) })

export const identityRequests = {
  getForm: ofVisitor({ form_method: 'login', langCode: 'en' }),
  getOrgConfig: ofVisitor(undefined),
  verifyCaptcha: { reads: true, make: (t) => ({ as: {}, body: { token: t.fact('captchaToken') } }) },
  login: {
    reads: true,
    make: (t) => ({ as: {}, body: { email: t.fact('rider.email'), password: t.fact('rider.password'), locale: 'en' } }),
  },
  logout: { make: async (t) => ({ as: await t.signIn('rider') }) },
  getMe: { reads: true, make: async (t) => ({ as: await t.rider() }) },
  updateUser: {
    make: async (t) => {
      const as = await t.rider()
      const { locale, first_name, last_name, email, mobile } = await t.good('getMe', { as })
      const body = { locale, first_name, last_name, email, mobile }
      return { as, body, after: () => t.good('updateUser', { as, body }) }
    },
  },
  keepEmail: {
    make: async (t) => {
      const as = await t.newRider()
      const { first_name, last_name, locale, password } = as
      const email = t.newPerson().email
      const body = { first_name, last_name, locale, email, mobile: null, current_password: password }
      await t.good('updateUser', { as, body })
      return { as }
    },
  },
  enrollSecondFactor: {
    make: async (t) => ({
      as: await t.signIn('toEnrol'),
      body: { country_code: t.fact('toEnrol.country_code'), phone: t.fact('toEnrol.phone') },
    }),
  },
  resendSecondFactorCode: {
    make: async (t) => {
      t.fact('testClock')
      const call = await halfway('secondFactor')(t)
      await t.wait(2)
      return call
    },
  },
  verifySecondFactorCode: {
    make: async (t) => ({ ...(await halfway('secondFactor')(t)), body: { code: t.fact('secondFactor.code') } }),
  },
  declineSecondFactor: { make: async (t) => ({ as: await t.signIn('toEnrol'), body: { remember: false } }) },
  challengeSecondFactor: { make: async (t) => ({ as: await enrolled(t) }) },
  disableSecondFactor: {
    allow: 'close',
    make: async (t) => {
      const as = await enrolled(t)
      await t.good('challengeSecondFactor', { as })
      return { as, body: { code: t.fact('secondFactor.code') } }
    },
  },
  makeBackupCodes: {
    allow: 'close',
    make: async (t) => ({ as: await enrolled(t), body: { current_password: t.fact('secondFactor.password') } }),
  },
  changePassword: {
    make: async (t) => {
      const as = await t.newRider()
      return { as, body: { current_password: as.password, password: newPassword } }
    },
  },
  signUp: { make: (t) => ({ as: {}, body: t.newPerson() }) },
  confirmEmail: { make: (t) => ({ as: {}, params: { token: t.fact('links.confirm') } }) },
  resendConfirmation: { make: async (t) => ({ as: await t.newRider(), body: {} }) },
  requestPasswordReset: { make: (t) => ({ as: {}, body: { email: t.fact('rider.email'), ...t.captcha() } }) },
  checkPasswordReset: { reads: true, make: (t) => ({ as: {}, params: { token: t.fact('links.reset') } }) },
  resetPassword: {
    allow: 'close',
    make: (t) => ({ as: {}, params: { token: t.fact('links.reset') }, body: { password: newPassword } }),
  },
  readInvite: { reads: true, make: (t) => ({ as: {}, params: { token: t.fact('links.invite') } }) },
  acceptInvite: {
    allow: 'close',
    make: (t) => ({
      as: {},
      params: { token: t.fact('links.invite') },
      body: { first_name: 'Conformity', last_name: 'Suite', password: newPassword },
    }),
  },
}

/** Returns a rider who has passed the second step. */
export async function enrolled(t) {
  const as = await t.signIn('secondFactor')
  const { access_token } = await t.good('verifySecondFactorCode', { as, body: { code: t.fact('secondFactor.code') } })
  return { kind: 'rider', authorization: `Bearer ${access_token}` }
}
