import { enrolled } from '../requests/identity.mjs'
import { check } from './check.mjs'

/** Promises about the step between password and code. */

const [signInNeeded, wrongCode, codeExpired, notAllowed, notFound, tooManyTries, sessionEnded] = [
  40100, 40102, 40103, 40302, 40404, 42901, 50020,
]
const mostTries = 12
const wrong = { code: '000000' }

const good = (t) => ({ code: t.fact('secondFactor.code') })

export const secondFactorChecks = [
  check(
    'verifySecondFactorCode',
    'wrongCode',
    'A wrong code is refused by 40102, and the right one still counts after it.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      await t.refused('verifySecondFactorCode', wrongCode, { as, body: wrong })
      const { access_token } = await t.good('verifySecondFactorCode', { as, body: good(t) })
      await t.good('getMe', { as: { kind: 'rider', authorization: `Bearer ${access_token}` } })
    },
  ),
  check(
    'verifySecondFactorCode',
    'tries',
    'After too many wrong codes the code is void, even if it is right: 42901.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      let answer
      for (let tries = 0; tries < mostTries && answer?.code !== tooManyTries; tries += 1)
        answer = await t.refused('verifySecondFactorCode', [wrongCode, tooManyTries], { as, body: wrong })
      t.expect(answer.code === tooManyTries, `${mostTries} wrong codes were let through.`)
      await t.refused('verifySecondFactorCode', tooManyTries, { as, body: good(t) })
    },
  ),
  check('verifySecondFactorCode', 'expiry', 'A code that is too old is refused by 40103.', async (t) => {
    const as = await t.signIn('secondFactor')
    await t.wait(11)
    await t.refused('verifySecondFactorCode', codeExpired, { as, body: good(t) })
  }),
  check(
    'verifySecondFactorCode',
    'once',
    'The temporary token opens nothing any more once the code was right.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      await t.good('verifySecondFactorCode', { as, body: good(t) })
      await t.refused('verifySecondFactorCode', [signInNeeded, sessionEnded], { as, body: good(t) })
    },
  ),
  check(
    'verifySecondFactorCode',
    'backupCode',
    'A backup code opens the account once.',
    async (t) => {
      const body = { backup_code: t.fact('secondFactor.backup_code') }
      await t.good('verifySecondFactorCode', { as: await t.signIn('secondFactor'), body })
      await t.refused('verifySecondFactorCode', wrongCode, { as: await t.signIn('secondFactor'), body })
    },
    { allow: 'close' },
  ),
  check(
    'verifySecondFactorCode',
    'backupTries',
    'After too many wrong backup codes none counts for a while: 42901 with Retry-After.',
    async (t) => {
      let answer
      for (let tries = 0; tries < mostTries && answer?.code !== tooManyTries; tries += 1) {
        const as = await t.signIn('secondFactor')
        const body = { backup_code: 'NONE-OF-THESE' }
        answer = await t.refused('verifySecondFactorCode', [wrongCode, tooManyTries], { as, body })
      }
      t.expect(answer.code === tooManyTries, `${mostTries} wrong backup codes were let through.`)
      t.expect(Number(answer.headers['retry-after']) > 0, 'Retry-After does not say how many seconds to wait.')
    },
    { allow: 'close' },
  ),
  check(
    'login',
    'temporaryExpiry',
    'The token between password and second factor ends by itself, after a quarter of an hour.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      await t.wait(16)
      await t.refused('verifySecondFactorCode', [signInNeeded, sessionEnded], { as, body: good(t) })
    },
  ),
  check(
    'resendSecondFactorCode',
    'tooEarly',
    'Another code is not sent at once: 42901 with the seconds to wait.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      const { headers } = await t.refused('resendSecondFactorCode', tooManyTries, { as })
      t.expect(Number(headers['retry-after']) > 0, 'Retry-After does not say how many seconds to wait.')
      await t.wait(Number(headers['retry-after']) / 60)
      await t.good('resendSecondFactorCode', { as })
      await t.good('verifySecondFactorCode', { as, body: good(t) })
    },
  ),
  check(
    'declineSecondFactor',
    'enrolled',
    'Who has a second factor cannot decline it and skip the code: 40302.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      await t.refused('declineSecondFactor', notAllowed, { as, body: { remember: true } })
    },
  ),
  check(
    'enrollSecondFactor',
    'enrolled',
    'Who knows only the password cannot move the second factor to another phone: 40302.',
    async (t) => {
      const as = await t.signIn('secondFactor')
      const { country_code, phone } = t.fact('toEnrol')
      await t.refused('enrollSecondFactor', notAllowed, { as, body: { country_code, phone } })
    },
  ),
  check(
    'enrollSecondFactor',
    'whole',
    'A phone is enrolled once its code was right; then the session is a whole one, with backup codes.',
    async (t) => {
      const as = await t.signIn('toEnrol')
      const { country_code, phone, code = t.fact('secondFactor.code') } = t.fact('toEnrol')
      await t.good('enrollSecondFactor', { as, body: { country_code, phone } })
      await t.refused('getMe', [signInNeeded], { as: { ...as, kind: 'temporary' } })
      const { access_token, backup_codes } = await t.good('verifySecondFactorCode', { as, body: { code } })
      t.expect(
        backup_codes?.length > 0 && new Set(backup_codes).size === backup_codes.length,
        'There are no backup codes.',
      )
      await t.good('getMe', { as: { kind: 'rider', authorization: `Bearer ${access_token}` } })
    },
    { allow: 'close' },
  ),
  check(
    'makeBackupCodes',
    'replaces',
    'New backup codes replace the earlier ones, which count no more.',
    async (t) => {
      const as = await enrolled(t)
      const body = { current_password: t.fact('secondFactor.password') }
      const { backup_codes } = await t.good('makeBackupCodes', { as, body })
      const old = { backup_code: t.fact('secondFactor.backup_code') }
      await t.refused('verifySecondFactorCode', wrongCode, { as: await t.signIn('secondFactor'), body: old })
      const fresh = { backup_code: backup_codes[0] }
      await t.good('verifySecondFactorCode', { as: await t.signIn('secondFactor'), body: fresh })
    },
    { allow: 'close' },
  ),
  check('makeBackupCodes', 'wrongPassword', 'Backup codes need the password: 40101.', async (t) => {
    const body = { current_password: 'certainly-Wrong-1' }
    await t.refused('makeBackupCodes', 40101, { as: await enrolled(t), body })
  }),
  check('challengeSecondFactor', 'none', 'Who has no second factor cannot be sent a code: 40404.', async (t) => {
    await t.refused('challengeSecondFactor', notFound, { as: await t.rider() })
  }),
  check(
    'disableSecondFactor',
    'wrongCode',
    'The second factor goes by a code alone: 40102 for a wrong one.',
    async (t) => {
      const as = await enrolled(t)
      await t.good('challengeSecondFactor', { as })
      await t.refused('disableSecondFactor', wrongCode, { as, body: wrong })
    },
  ),
]
