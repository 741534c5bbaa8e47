// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { setClock } from '../../../../shared/clock'
import { connectionRetried, selectConnection } from '../../../../shared/notices/noticesSlice'
import type { RootState } from '../../../../shared/store'
import { testBackend, testPortal } from '../../../../testing/portal'
import { languageChanged } from '../../settings'
import { faultIn } from '../../../../shared/submission/submission'
import { accountForms } from '../forms/accountForms'
import type { AccountFormName } from '../forms/accountForms'
import { resendSubmission, selectResendPause } from '../verifiedEmail/resend'
import { signUpSubmission } from './signUp'

const values = {
  first_name: 'Nora',
  last_name: 'Roy',
  email: 'nora@example.com',
  confirm_email: 'nora@example.com',
  password: ' Harbour 7 ',
  confirm_password: ' Harbour 7 ',
  mobile: '',
  locale: 'fr',
  terms: 'true',
}

function start() {
  const portal = testPortal()
  return portal
}

async function signUp(changes: Record<string, string> = {}, portal = start()) {
  portal.store.dispatch(signUpSubmission.requested({ ...values, ...changes }))
  const state = await portal.until((state) => signUpSubmission.select(state).status !== 'sending')
  const submission = signUpSubmission.select(state)
  return { portal, state, submission, fault: faultIn(submission) }
}

describe('signing up', () => {
  it('@AUTH-09 opens an account in the language chosen and tells to confirm the email', async () => {
    const backend = testBackend()
    const { submission } = await signUp()
    expect(submission).toEqual({ status: 'done', value: { email: values.email } })
    const { users, mailedLinks } = await backend.state()
    const user = users.find(({ email }) => email === values.email)
    expect(user).toMatchObject({ first_name: 'Nora', locale: 'fr', mobile: null, email_confirmed: false })
    expect(mailedLinks.confirm).toHaveProperty(`confirm-${user?.uuid}`)
  })

  it('@AUTH-09 sends the password as it was typed, and neither confirmations nor the tick', async () => {
    const backend = testBackend()
    await signUp({ mobile: '+19025550142' })
    const [call] = await backend.calls()
    expect(call?.body).toEqual({
      first_name: 'Nora',
      last_name: 'Roy',
      email: 'nora@example.com',
      password: ' Harbour 7 ',
      locale: 'fr',
      mobile: '+19025550142',
    })
  })

  it('@AUTH-09 keeps no password in the store or the storage, whatever comes of it', async () => {
    const backend = testBackend()
    const { portal } = await signUp()
    await backend.fault('signUp', '500')
    portal.store.dispatch(signUpSubmission.opened())
    const { state } = await signUp({}, portal)
    expect(JSON.stringify(state)).not.toContain('Harbour')
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('Harbour')
  })

  it('@AUTH-09 @ACC-03 sends the security question and its answer where the operator asks for them', async () => {
    const backend = testBackend('securityQuestion')
    const unanswered = await signUp()
    expect(Object.keys(unanswered.fault?.fieldErrors ?? {})).toEqual(['security_question'])
    const { submission } = await signUp({ security_question: 'question-stop', security_answer: 'Harbour Square' })
    expect(submission.status).toBe('done')
    expect((await backend.calls()).at(-1)?.body).toMatchObject({
      security_question: 'question-stop',
      security_answer: 'Harbour Square',
    })
  })

  it('@AUTH-09 ends the same for an email that has an account', async () => {
    const backend = testBackend()
    const { submission } = await signUp({ email: 'rider@example.com' })
    expect(submission).toEqual({ status: 'done', value: { email: 'rider@example.com' } })
    expect((await backend.calls()).map((call) => call.status)).toEqual([200])
  })

  it('@AUTH-09 lets another message be asked for a minute later', async () => {
    testBackend()
    setClock(() => 1_000_000)
    const { state } = await signUp()
    expect([resendSubmission.select(state).status, selectResendPause(state)]).toEqual(['idle', 1_060_000])
  })

  it('@AUTH-09 @FORM-06 shows at its field what the backend does not accept', async () => {
    testBackend()
    const { fault } = await signUp({ email: 'nobody' })
    expect(Object.keys(fault?.fieldErrors ?? {})).toEqual(['email'])
    expect(fault?.errors).toEqual([])
  })

  it('@AUTH-09 is one call, however often it is asked for at once', async () => {
    const backend = testBackend()
    const portal = start()
    portal.store.dispatch(signUpSubmission.requested(values))
    await signUp({}, portal)
    expect(await backend.calls()).toHaveLength(1)
  })

  it.each(['500', 'html', '50020', 'wrongShape', 'malformed', 'empty', '401'] as const)(
    '@AUTH-09 says that it failed by %s, and may be tried again',
    async (kind) => {
      const backend = testBackend()
      await backend.fault('signUp', kind, 1)
      const { fault, portal } = await signUp()
      expect(fault?.errors).toHaveLength(1)
      expect(portal.visited).toEqual([])
      expect((await signUp({}, portal)).submission.status).toBe('done')
    },
  )

  it('@AUTH-09 asks to wait after too many attempts', async () => {
    const backend = testBackend()
    await backend.fault('signUp', '429')
    expect((await signUp()).fault?.errors).toEqual([{ key: 'shared:error.tooMany', values: { count: 5 } }])
  })

  it.each(['offline', '503'] as const)('@API-05 leaves %s to the pop-up', async (kind) => {
    const backend = testBackend()
    await backend.fault('signUp', kind)
    const { state, fault } = await signUp()
    expect(fault).toEqual({})
    expect(selectConnection(state)).not.toBe('fine')
  })
})

describe('the forms of registration', () => {
  const ask = ({ store }: ReturnType<typeof start>, name: AccountFormName) => {
    store.dispatch(accountForms[name].requested())
  }
  const labels = (state: RootState) => {
    const form = accountForms.signup.select(state)
    return form.status === 'loaded' ? form.value.map((field) => field.label).slice(0, 2) : form.status
  }

  it('@AUTH-09 come from the server in the language of the interface, and again when that changes', async () => {
    const backend = testBackend()
    const portal = start()
    ask(portal, 'signup')
    await portal.until((state) => labels(state)[0] === 'First name')
    portal.store.dispatch(languageChanged('fr'))
    const state = await portal.until((state) => labels(state)[0] === 'Prénom')
    expect(accountForms.invite.select(state).status).toBe('idle')
    expect((await backend.calls()).map((call) => call.body)).toEqual([
      { form_method: 'signup', langCode: 'en' },
      { form_method: 'signup', langCode: 'fr' },
    ])
  })

  it('@AUTH-09 @API-05 are asked for again when the connection is back, those that failed only', async () => {
    const backend = testBackend()
    const portal = start()
    ask(portal, 'forgot')
    await portal.until((state) => accountForms.forgot.select(state).status === 'loaded')
    await backend.fault('getForm', 'offline', 1)
    ask(portal, 'signup')
    await portal.until((state) => labels(state) === 'failed')
    portal.store.dispatch(connectionRetried())
    await portal.until((state) => labels(state)[0] === 'First name')
    expect(await backend.calls()).toHaveLength(3)
  })

  it('@AUTH-09 keep what is shown when it cannot be had in the new language', async () => {
    const backend = testBackend()
    const portal = start()
    ask(portal, 'signup')
    await portal.until((state) => labels(state)[0] === 'First name')
    await backend.fault('getForm', '500')
    portal.store.dispatch(languageChanged('fr'))
    await backend.answered(2)
    expect(labels(portal.store.getState())).toEqual(['First name', 'Last name'])
  })

  it.each(['offline', '500', 'html', '50020', 'wrongShape'] as const)('@AUTH-09 fail by %s', async (kind) => {
    const backend = testBackend()
    await backend.fault('getForm', kind, 1)
    const portal = start()
    ask(portal, 'signup')
    const state = await portal.until((state) => labels(state) === 'failed')
    expect(selectConnection(state)).toBe(kind === 'offline' ? 'offline' : 'fine')
    ask(portal, 'signup')
    await portal.until((state) => labels(state)[0] === 'First name')
  })
})
