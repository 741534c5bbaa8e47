import { check } from './check.mjs'

/** Promises about accounts: registration, passwords, connections, closing. */

const over = [40100, 50020, 50021]
const wrongPassword = 'certainly-Wrong-1'
const sameAnswer = (one, other) => one.status === other.status && one.text === other.text
const notValid = 40001
const wrongLogin = 40101
const badLink = 40402

export const accountChecks = [
  check(
    'changePassword',
    'endsOthers',
    'A new password works, the old one does not, and every other session ends.',
    async (t) => {
      const as = await t.newRider()
      const { email, password: current_password } = as
      const other = await t.signIn(as)
      const password = 'Breakwater-2026'
      await t.good('changePassword', { as, body: { current_password, password } })
      await t.good('getMe', { as })
      await t.refused('getMe', over, { as: other })
      await t.refused('login', wrongLogin, { body: { email, password: current_password, locale: 'en' } })
      await t.signIn({ email, password })
    },
  ),
  check(
    'changePassword',
    'wrongPassword',
    'A wrong present password is refused by 40101, and changes nothing.',
    async (t) => {
      const as = await t.newRider()
      const body = { current_password: wrongPassword, password: 'Breakwater-2026' }
      await t.refused('changePassword', wrongLogin, { as, body })
      await t.signIn(as)
    },
  ),
  check(
    'deleteAccount',
    'closed',
    'A deleted account is closed: its token is told 50021 or 401, and its email cannot sign in.',
    async (t) => {
      const as = await t.newRider()
      const { email, password } = as
      await t.refused('deleteAccount', wrongLogin, { as, body: { password: wrongPassword } })
      await t.good('deleteAccount', { as, body: { password } })
      await t.refused('getMe', over, { as })
      await t.refused('login', wrongLogin, { body: { email, password, locale: 'en' } })
    },
    { allow: 'close' },
  ),
  check(
    'deactivateAccount',
    'closed',
    'A deactivated account is closed: its token is told 50021 or 401.',
    async (t) => {
      const as = await t.newRider()
      await t.refused('deactivateAccount', wrongLogin, { as, body: { password: wrongPassword } })
      await t.good('deactivateAccount', { as, body: { password: as.password } })
      await t.refused('getMe', over, { as })
    },
    { allow: 'close' },
  ),
  check(
    'deactivateAccount',
    'notEmpty',
    'An account that would lose more than was agreed to stays open: 40914.',
    async (t) => {
      const as = await t.rider()
      const { balance } = await t.good('getWallet', { as })
      t.needs(balance > 0, 'money in the rider’s wallet')
      const gives_up = { wallet: 0, funds: 0, passes: [] }
      const body = { password: t.fact('rider.password'), gives_up }
      await t.refused('deactivateAccount', 40914, { as, body })
      await t.good('getMe', { as })
    },
    { allow: 'close' },
  ),
  check(
    'signUp',
    'knownEmail',
    'A known email gets the same kind of answer as a new one, and no second account.',
    async (t) => {
      const person = t.newPerson()
      const first = await t.call('signUp', { body: person })
      const again = await t.call('signUp', { body: { ...person, password: 'Another-2026' } })
      t.equal(
        [again.status, Object.keys(again.data ?? {})],
        [first.status, Object.keys(first.data ?? {})],
        'The answer',
      )
      await t.signIn(person)
      const body = { email: person.email, password: 'Another-2026', locale: 'en' }
      await t.refused('login', wrongLogin, { body })
    },
  ),
  check(
    'getMe',
    'emailConfirmed',
    'It tells that the email of a rider who has confirmed it is confirmed.',
    async (t) => {
      const { email_confirmed } = await t.good('getMe', { as: await t.rider() })
      t.expect(email_confirmed === true, '`email_confirmed` is not true.')
    },
    { reads: true },
  ),
  check('signUp', 'notConfirmed', 'A new rider’s email is not confirmed yet.', async (t) => {
    const { email_confirmed } = await t.good('getMe', { as: await t.newRider() })
    t.expect(email_confirmed !== true, 'The email of a new rider counts as confirmed.')
  }),
  check(
    'signUp',
    'weakPassword',
    'A password that is too short is refused by 40001, and `field` names it.',
    async (t) => {
      const { json } = await t.refused('signUp', notValid, { body: { ...t.newPerson(), password: 'a' } })
      t.equal(json.errors[0].field, 'password', '`field`')
    },
  ),
  check('requestPasswordReset', 'unknownEmail', 'An unknown email gets the same answer as a known one.', async (t) => {
    const known = await t.call('requestPasswordReset', { body: { email: t.fact('rider.email'), ...t.captcha() } })
    const email = `nobody-${t.key()}@example.com`
    const unknown = await t.call('requestPasswordReset', { body: { email, ...t.captcha() } })
    t.expect(sameAnswer(known, unknown), 'The answers differ, so emails with an account can be found out.')
  }),
  check('resendConfirmation', 'unknownEmail', 'An unknown email gets the same answer as one that waits.', async (t) => {
    const known = await t.call('resendConfirmation', { body: { email: t.fact('unconfirmedRider.email') } })
    const unknown = await t.call('resendConfirmation', { body: { email: `nobody-${t.key()}@example.com` } })
    t.expect(known.ok, 'It refused a good request.', known)
    t.expect(sameAnswer(known, unknown), 'The answers differ, so emails with an account can be found out.')
  }),
  check('resendConfirmation', 'whose', 'Without an email and without a token nothing is mailed: 40100.', async (t) => {
    await t.refused('resendConfirmation', 40100, { body: {} })
  }),
  check(
    'resetPassword',
    'once',
    'A link to a new password works once, and ends every session.',
    async (t) => {
      const as = await t.signIn('rider')
      const call = { params: { token: t.fact('links.reset') }, body: { password: 'Breakwater-2026' } }
      await t.good('resetPassword', call)
      await t.refused('getMe', over, { as })
      await t.refused('resetPassword', 40402, call)
    },
    { allow: 'close' },
  ),
  check(
    'acceptInvite',
    'once',
    'An invitation is read without being used, opens an account with its email confirmed, once, and is not used by a refusal.',
    async (t) => {
      const params = { token: t.fact('links.invite') }
      const invited = await t.call('readInvite', { params })
      t.needs(invited.ok, 'links.invite, of an invitation that nobody has accepted')
      const { email } = invited.data
      const password = 'Harbour-2026'
      const body = { first_name: 'Conformity', last_name: 'Suite', password }
      const { json } = await t.refused('acceptInvite', notValid, { params, body: { ...body, password: 'a' } })
      t.equal(json.errors[0].field, 'password', '`field`')
      const other = { email: t.newPerson().email }
      const { access_token } = await t.good('acceptInvite', { params, body: { ...body, ...other } })
      const me = await t.good('getMe', { as: { kind: 'rider', authorization: `Bearer ${access_token}` } })
      t.equal([me.email, me.email_confirmed], [email, true], 'The email, and whether it is confirmed')
      await t.signIn({ email, password })
      await t.refused('acceptInvite', badLink, { params, body })
      await t.refused('readInvite', badLink, { params })
    },
    { allow: 'close' },
  ),
  check(
    'addConnection',
    'refused',
    'A token that its provider does not know is refused by 40101, another rider’s by 40908.',
    async (t) => {
      const as = await t.newRider()
      const current_password = as.password
      await t.refused('addConnection', wrongLogin, { as, body: { ...t.fact('provider.refused'), current_password } })
      await t.refused('addConnection', 40908, { as, body: { ...t.fact('provider.taken'), current_password } })
      const body = { ...t.fact('provider.good'), current_password: wrongPassword }
      await t.refused('addConnection', wrongLogin, { as, body })
      t.equal((await t.good('listConnections', { as })).connections, [], 'The connections')
    },
  ),
]
