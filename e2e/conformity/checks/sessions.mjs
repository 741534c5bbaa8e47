import { check } from './check.mjs'

/** Promises about sign-in and sessions. */

const over = [40100, 50020, 50021]
const wrongPassword = 'certainly-Wrong-1'
const sameAnswer = (one, other) => one.status === other.status && one.text === other.text
const wrongLogin = 40101
const sessionEnded = 50020

export const sessionChecks = [
  check(
    'login',
    'wrongPassword',
    'A wrong password is refused by 40101, as is an email without an account, by the same answer.',
    async (t) => {
      const email = t.fact('rider.email')
      const known = await t.refused('login', wrongLogin, { body: { email, password: wrongPassword, locale: 'en' } })
      const body = { email: `nobody-${t.key()}@example.com`, password: wrongPassword, locale: 'en' }
      const unknown = await t.refused('login', wrongLogin, { body })
      t.expect(sameAnswer(known, unknown), 'The answers differ, so emails with an account can be found out.')
    },
  ),
  check('login', 'noCapitals', 'An email is the same in capitals.', async (t) => {
    const { email, password } = t.fact('rider')
    await t.good('login', { body: { email: email.toUpperCase(), password, locale: 'en' } })
  }),
  check('login', 'oneAccount', 'Each sign-in is a session of its own: to end one does not end another.', async (t) => {
    const [one, other] = [await t.signIn('rider'), await t.signIn('rider')]
    t.expect(one.authorization !== other.authorization, 'Two sign-ins got the same token.')
    await t.good('logout', { as: one })
    await t.good('getMe', { as: other })
  }),
  check('login', 'socialRefused', 'A token that its provider does not know is refused by 40101.', async (t) => {
    const { access_token } = t.fact('provider.refused')
    await t.refused('login', wrongLogin, { body: { access_token, login_type: 'Google' } })
  }),
  check('logout', 'ends', 'After log-out the token opens nothing: 401 or 50020.', async (t) => {
    const as = await t.signIn('rider')
    await t.good('logout', { as })
    await t.refused('getMe', over, { as })
  }),
  check('getMe', 'sameRider', 'It is the rider who signed in.', async (t) => {
    const { email } = await t.good('getMe', { as: await t.rider() })
    t.equal(email.toLowerCase(), t.fact('rider.email').toLowerCase(), 'The email')
  }),
  check(
    'getMe',
    'sessionEnded',
    'A session that the backend has ended is told by 50020, whatever the status.',
    async (t) => {
      const as = await t.signIn('rider')
      await t.act(t.fact('situations.sessionEnds'))
      await t.refused('getMe', sessionEnded, { as })
    },
  ),
]
