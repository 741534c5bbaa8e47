// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { setClock } from '../../../shared/clock'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { send } from '../../../mocks/callsInTests'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { testBackend, testPortal } from '../../../testing/portal'
import { watchSinks } from '../../../testing/sinks'
import { isOpen } from '../../identity/secondFactor/machine'
import { selectIsRider, selectUser } from '../../identity/session'
import './factor'
import * as factor from './factorSlice'
import { passwordChange } from './password'
import { passwordFields } from './passwordFields'
import { questionFields } from './questionFields'
import { questionsChoice, securityQuestions } from './questions'
import { fieldErrors } from '../../../shared/forms/fields/rules'
import { textKeys as t } from '../../../testing/textKeys'

const current_password = 'Transit-2026'
const noon = Date.parse('2026-11-20T12:00:00Z')

async function scene(scenario: ScenarioName = 'riderSignedIn') {
  const backend = testBackend(scenario)
  await backend.now(new Date(noon).toISOString())
  setClock(() => noon)
  const portal = testPortal({ answers: { verifyEmail: 'cancel' } })
  const { store, until } = portal
  const notices = () => selectNotices(store.getState()).map(({ text }) => text.key)
  /** Dispatches and waits until nothing of the second factor is under way. */
  const act = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action)
    const { step, fault } = factor.selectFactor(
      await until((state) => {
        const { isStarting, step } = factor.selectFactor(state)
        return !isStarting && !(isOpen(step) && step.pending)
      }),
    )
    return isOpen(step) ? step : { step: 'closed', fault }
  }
  const user = () => selectUser(store.getState())
  return { ...portal, backend, notices, act, user }
}

describe('@ACC-03 the password', () => {
  it('is changed, and nothing of it is found anywhere', async () => {
    const portal = await scene()
    const { store, until, backend, notices } = portal
    const expectNowhere = watchSinks(portal, backend)
    store.dispatch(passwordChange.requested({ current_password, password: 'Canary-7788' }))
    await until((state) => passwordChange.select(state).status === 'done')
    expect(notices()).toEqual(['security:password.done'])
    await expectNowhere([current_password, 'Canary-7788'], ['changePassword'], 'passwordChange/requested')
  })

  it('is told at its field if it is wrong, and the session stays', async () => {
    const { store, until } = await scene()
    store.dispatch(passwordChange.requested({ current_password: 'wrong', password: 'Harbour-26' }))
    const state = await until((state) => passwordChange.select(state).status === 'failed')
    expect(faultIn(passwordChange.select(state))).toEqual({
      fieldErrors: { current_password: { key: 'security:wrongPassword' } },
    })
    expect(selectIsRider(state)).toBe(true)
  })

  it('ends the session if that is over', async () => {
    const { store, until, backend } = await scene()
    await backend.fault('changePassword', '401')
    store.dispatch(passwordChange.requested({ current_password, password: 'Harbour-26' }))
    await until((state) => !selectIsRider(state))
  })

  it.each([
    [{}, []],
    [{ password: current_password, confirm_password: current_password }, ['password']],
    [{ confirm_password: 'Harbour 26' }, ['confirm_password']],
    [{ password: 'short', confirm_password: 'short' }, ['password']],
  ])('typed with %j has errors at %j', (changes, wrong) => {
    const values = { current_password, password: 'Harbour-26', confirm_password: 'Harbour-26', ...changes }
    expect(Object.keys(fieldErrors(passwordFields(undefined, t), values))).toEqual(wrong)
  })
})

describe('@ACC-03 security questions', () => {
  const values = {
    question_1: 'a',
    answer_1: 'one',
    question_2: 'b',
    answer_2: 'two',
    question_3: 'c',
    answer_3: 'six',
  }
  const offered = ['a', 'b', 'c'].map((question_uuid) => ({ question_uuid, text: question_uuid }))

  it.each([
    [{}, []],
    [{ question_3: 'a' }, ['question_3']],
    [{ question_2: 'a', question_3: 'a' }, ['question_2', 'question_3']],
    [{ answer_2: ' x ' }, ['answer_2']],
  ])('with %j are wrong at %j', (changes, wrong) => {
    const errors = fieldErrors(questionFields(offered, t), { ...values, current_password, ...changes })
    expect(Object.keys(errors)).toEqual(wrong)
  })

  it('show as chosen, and their answers are nowhere', async () => {
    const portal = await scene()
    const { store, until, backend } = portal
    const expectNowhere = watchSinks(portal, backend)
    store.dispatch(securityQuestions.requested())
    await until((state) => securityQuestions.select(state).status === 'loaded')
    const answers = ['stop', 'pet', 'song'].map((name) => ({
      question_uuid: `question-${name}`,
      answer: 'Canaryanswer',
    }))
    store.dispatch(questionsChoice.requested({ answers, current_password }))
    const state = await until((state) => questionsChoice.select(state).status === 'done')
    expect(valueOf(securityQuestions.select(state))?.own).toHaveLength(3)
    await expectNowhere(['Canaryanswer', current_password], ['chooseQuestions'], 'questionsChoice/requested')
  })
})

describe('@ACC-04 the second factor in the account', () => {
  const phone = { country_code: '+1', phone: '9025550133', current_password }

  it('is turned on by the code that the phone gets; a wrong code uses up a try', async () => {
    const { act, user, notices, until } = await scene()
    expect(await act(factor.factorWanted('enable'))).toMatchObject({ step: 'phone', isEnrolled: false })
    expect(await act(factor.phoneGiven(phone))).toMatchObject({ step: 'code', code: { triesLeft: 5 } })
    expect(await act(factor.codeGiven('000000'))).toMatchObject({
      code: { triesLeft: 4 },
      fieldErrors: { code: { key: 'secondFactor:code.wrong' } },
    })
    expect(await act(factor.codeGiven('123456'))).toMatchObject({ step: 'closed' })
    await until((state) => selectUser(state)?.mfa_phone === '+•••••••••33')
    expect(user()).toMatchObject({ mfa_enrollment_status: '1', mfa_config: { enabled: true } })
    expect(notices()).toEqual(['session:secondFactor.enrolled'])
  })

  it('asks for the password, and keeps it nowhere', async () => {
    const portal = await scene()
    const { act, backend } = portal
    const expectNowhere = watchSinks(portal, backend)
    await act(factor.factorWanted('enable'))
    expect(await act(factor.phoneGiven({ ...phone, current_password: 'Canary-7788' }))).toMatchObject({
      step: 'phone',
      fieldErrors: { current_password: { key: 'security:wrongPassword' } },
    })
    expect(await act(factor.phoneGiven(phone))).toMatchObject({ step: 'code' })
    await expectNowhere(['Canary-7788', current_password], ['enrollSecondFactor'], 'factor/phoneGiven')
  })

  it('waits for a verified email', async () => {
    const { act, asked } = await scene('newRider')
    expect(await act(factor.factorWanted('enable'))).toEqual({ step: 'closed', fault: null })
    expect(asked).toEqual(['verifyEmail'])
  })

  it('is turned off by a code that is sent now', async () => {
    const { act, user, notices } = await scene('riderWithSecondFactor')
    expect(await act(factor.factorWanted('disable'))).toMatchObject({ step: 'code', isEnrolled: true })
    expect(await act(factor.numberChanged())).toMatchObject({ step: 'code' })
    await act(factor.codeGiven('123456'))
    expect(user()).toMatchObject({ mfa_enrollment_status: '2', mfa_config: { enabled: false } })
    expect(notices()).toEqual(['security:factor.disabled'])
  })

  it('changes its phone in one flow, and keeps the present one until the end', async () => {
    const { act, user, notices, until } = await scene('riderWithSecondFactor')
    await act(factor.factorWanted('change'))
    expect(await act(factor.codeGiven('123456'))).toMatchObject({ step: 'phone', isEnrolled: false })
    expect(await act(factor.phoneGiven(phone))).toMatchObject({ step: 'code', code: { sentTo: '+•••••••••33' } })
    expect(await act(factor.factorClosed())).toMatchObject({ step: 'closed' })
    expect(user()?.mfa_phone).toBe('+•••••••••71')
    // The code of the new phone does not turn off what the present one protects.
    expect(await act(factor.factorWanted('change'))).toMatchObject({ code: { sentTo: '+•••••••••71' } })
    await act(factor.codeGiven('123456'))
    await act(factor.phoneGiven(phone))
    await act(factor.codeGiven('123456'))
    await until((state) => selectUser(state)?.mfa_phone === '+•••••••••33')
    expect(notices()).toEqual(['security:factor.changed'])
  })

  it('offers the code that was sent a moment ago, and says when another is possible', async () => {
    const { act } = await scene('riderWithSecondFactor')
    await act(factor.factorWanted('disable'))
    await act(factor.factorClosed())
    expect(await act(factor.factorWanted('disable'))).toMatchObject({
      step: 'code',
      code: null,
      resendAt: noon + 60_000,
    })
    expect(await act(factor.codeGiven('123456'))).toMatchObject({ step: 'closed' })
  })

  it('says so if another tab has turned it off meanwhile', async () => {
    const { act, backend, user } = await scene('riderWithSecondFactor')
    await act(factor.factorWanted('disable'))
    await send('disableSecondFactor', { token: 'session-of-user-mfa', body: { code: '123456' } })
    expect((await backend.calls()).at(-1)?.status).toBe(200)
    expect(await act(factor.codeGiven('123456'))).toEqual({
      step: 'closed',
      fault: { errors: [{ key: 'security:factor.gone' }] },
    })
    expect(factor.isFactorOn(user())).toBe(false)
    expect(await act(factor.factorWanted('enable'))).toMatchObject({ step: 'phone' })
  })

  it.each(['disable', 'change'] as const)(
    'can be started over if it was turned off elsewhere (%s)',
    async (purpose) => {
      const { act, user } = await scene('riderWithSecondFactor')
      const token = 'session-of-user-mfa'
      await send('challengeSecondFactor', { token, body: {} })
      await send('disableSecondFactor', { token, body: { code: '123456' } })
      expect(await act(factor.factorWanted(purpose))).toMatchObject({
        step: 'closed',
        fault: { errors: [{ key: 'security:factor.gone' }] },
      })
      expect(factor.isFactorOn(user())).toBe(false)
      expect(await act(factor.factorWanted('enable'))).toMatchObject({ step: 'phone' })
    },
  )

  it('sends one call, however often it is pressed', async () => {
    const { store, act, backend } = await scene('riderWithSecondFactor')
    for (let times = 0; times < 4; times += 1) store.dispatch(factor.factorWanted('disable'))
    await act(factor.factorWanted('disable'))
    for (let times = 0; times < 4; times += 1) store.dispatch(factor.codeGiven('123456'))
    await act(factor.codeGiven('123456'))
    expect((await backend.calls()).map(({ name }) => name)).toEqual(['challengeSecondFactor', 'disableSecondFactor'])
  })
})
