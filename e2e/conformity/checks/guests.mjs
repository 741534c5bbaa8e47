import { check } from './check.mjs'

/** Promises about guests with a fare card: tries, lock and expiry. */

const over = [40100, 50020, 50021]
const sameAnswer = (one, other) => one.status === other.status && one.text === other.text
/** Tries that exceed what any backend lets through before it pauses. */
const mostTries = 12
const notFound = 40404
const notValid = 40001
const tooManyTries = 42901

export const guestChecks = [
  check(
    'startCardSession',
    'wrongCode',
    'A wrong security code and a card that does not exist get the same answer: 40404.',
    async (t) => {
      const card_number = t.fact('guestCard.number')
      const wrong = await t.refused('startCardSession', notFound, {
        body: { card_number, security_code: '000', ...t.captcha() },
      })
      const body = { card_number: '6030000000000000', security_code: '000', ...t.captcha() }
      const unknown = await t.refused('startCardSession', notFound, { body })
      t.expect(sameAnswer(wrong, unknown), 'The answers differ, so card numbers can be found out.')
    },
  ),
  check(
    'startCardSession',
    'lock',
    'After several wrong codes a card is closed for a while, even for the right one: 42901 with Retry-After.',
    async (t) => {
      const { number: card_number, security_code } = t.fact('guestCard')
      const body = { card_number, security_code: '000', ...t.captcha() }
      let answer
      for (let tries = 0; tries < mostTries && answer?.code !== tooManyTries; tries += 1)
        answer = await t.refused('startCardSession', [notFound, tooManyTries], { body })
      t.expect(answer.code === tooManyTries, `${mostTries} wrong codes did not close the card.`)
      const closed = await t.refused('startCardSession', tooManyTries, { body: { ...body, security_code } })
      const seconds = Number(closed.headers['retry-after'])
      t.expect(Number.isInteger(seconds) && seconds > 0, 'Retry-After does not say how many seconds to wait.')
      await t.wait(seconds / 60 + 1)
      await t.good('startCardSession', { body: { ...body, security_code } })
    },
  ),
  check('startCardSession', 'expiry', 'A card token ends by itself, after half an hour.', async (t) => {
    const { number: card_number, security_code } = t.fact('guestCard')
    const { card_token } = await t.good('startCardSession', { body: { card_number, security_code, ...t.captcha() } })
    const as = { kind: 'guest', authorization: `Anonymous ${card_token}` }
    await t.good('listFareMedia', { as })
    await t.wait(31)
    await t.refused('listFareMedia', over, { as })
  }),
  check(
    'listFareMedia',
    'guestCard',
    'A guest sees the one card of the token, and nothing of its rider.',
    async (t) => {
      const { fare_mediums } = await t.good('listFareMedia', { as: await t.guest() })
      t.equal(fare_mediums.length, 1, 'The cards of a guest')
      const lastFour = (text) => text.replaceAll(/\D/g, '').slice(-4)
      const [sent, typed] = [fare_mediums[0].printed_card_number, t.fact('guestCard.number')].map(lastFour)
      t.equal(sent, typed, 'The last four digits of the card')
    },
  ),
  check('verifyCaptcha', 'empty', 'An empty captcha is no success.', async (t) => {
    const { data } = await t.call('verifyCaptcha', { body: { token: '' } })
    t.expect(data?.success !== true, 'An empty captcha counts as solved.')
  }),
  check(
    'verifyCaptcha',
    'once',
    'A call is refused by 40001 if its captcha was not found good, or was used before.',
    async (t) => {
      const captcha_token = t.fact('captchaToken')
      const never = { ...t.newPerson(), captcha_token: `never-checked-${t.key()}` }
      const unchecked = await t.refused('signUp', notValid, { body: never })
      await t.good('signUp', { body: { ...t.newPerson(), captcha_token } })
      const used = await t.refused('signUp', notValid, {
        body: { ...t.newPerson(), captcha_token },
        isUnchecked: true,
      })
      for (const { json } of [unchecked, used]) t.equal(json.errors[0].field, 'captcha_token', '`field`')
    },
  ),
]
