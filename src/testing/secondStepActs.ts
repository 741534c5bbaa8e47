import { expect } from 'vitest'
import { getMe } from '../api/contract/identity/user'
import { getOrgConfig } from '../api/contract/identity/orgConfig'
import type { testBackend } from './portal'
import type { openTabs, Tab } from './tabs'

/* The expected behaviour of signing in with the second step, and all actions of people in it. */

type Person = 'rider' | 'mfa' | 'setup' | 'required'
const minute = 60_000

interface HalfWay {
  person: Person
  step: 'offer' | 'phone' | 'code'
  endsAt: number
  isEnrolled: boolean
  code: { sentAt: number; tries: number } | null
}

export interface Model {
  time: number
  who: 'visitor' | 'guest' | 'rider'
  halfWay: HalfWay | null
  status: Record<Person, string>
}

type Backend = ReturnType<typeof testBackend>
export interface Real extends ReturnType<typeof openTabs> {
  backend: Backend
  temporaryTokens: Set<string>
}

const isUsable = ({ time }: Model, code: HalfWay['code']) =>
  code !== null && code.tries > 0 && time - code.sentAt < 10 * minute

function enter(model: Model): void {
  model.halfWay = null
  model.who = 'rider'
}

export interface Act {
  name: string
  check: (model: Model) => boolean
  /** The person's action in a tab. */
  act: (tab: Tab, real: Real, model: Model) => unknown
  /** Changes the model as expected. */
  then: (model: Model) => void
}

const inHalf =
  (step: HalfWay['step'], more: (half: HalfWay, model: Model) => boolean = () => true) =>
  (model: Model) =>
    model.halfWay?.step === step && more(model.halfWay, model)

const half = (change: (half: HalfWay, model: Model) => void) => (model: Model) => {
  if (model.halfWay) change(model.halfWay, model)
}

type StepActions = Tab['modules']['step']
const dispatching = (action: (step: StepActions) => Parameters<Tab['portal']['store']['dispatch']>[0]) => (tab: Tab) =>
  tab.portal.store.dispatch(action(tab.modules.step))

const signIn = (person: Person, isRight: boolean): Act => ({
  name: `sign in as ${person}, password ${isRight ? 'right' : 'wrong'}`,
  check: (model) => model.who !== 'rider' && !model.halfWay,
  act: ({ portal, modules }) =>
    portal.store.dispatch(
      modules.signIn.signInSubmission.requested({
        email: person === 'rider' ? 'rider@example.com' : `${person}.rider@example.com`,
        password: isRight ? 'Transit-2026' : 'wrong',
      }),
    ),
  then: (model) => {
    if (!isRight) return
    const status = model.status[person]
    if (status === '2') return enter(model)
    const isEnrolled = status === '1'
    const code = isEnrolled ? { sentAt: model.time, tries: 5 } : null
    model.halfWay = { person, isEnrolled, code, step: isEnrolled ? 'code' : 'offer', endsAt: model.time + 15 * minute }
  },
})

const moveClock = (by: number): Act => ({
  name: `${by / 1_000} seconds go by`,
  check: ({ halfWay }) => halfWay !== null,
  act: async (_, { tabs, backend }, model) => {
    const time = model.time + by
    await backend.now(new Date(time).toISOString())
    tabs.forEach(({ modules }) => modules.clock.setClock(() => time))
  },
  then: (model) => {
    model.time += by
    if (model.halfWay && model.halfWay.endsAt <= model.time) model.halfWay = null
  },
})

export const acts: Act[] = [
  ...(['rider', 'mfa', 'setup', 'required'] as const).map((person) => signIn(person, true)),
  signIn('mfa', false),
  {
    name: 'right code',
    check: inHalf('code', (half, model) => isUsable(model, half.code)),
    act: dispatching((step) => step.codeGiven('123456')),
    then: half((half, model) => {
      model.status[half.person] = '1'
      enter(model)
    }),
  },
  {
    name: 'wrong code',
    check: inHalf('code', (half, model) => isUsable(model, half.code)),
    act: dispatching((step) => step.codeGiven('654321')),
    then: half((half) => half.code && (half.code.tries -= 1)),
  },
  {
    name: 'the right code when it is of no use any more',
    check: inHalf('code', (half, model) => !isUsable(model, half.code)),
    act: dispatching((step) => step.codeGiven('123456')),
    then: () => undefined,
  },
  {
    name: 'resend',
    check: inHalf('code'),
    act: dispatching((step) => step.resendRequested()),
    then: half((half, { time }) => {
      if (half.code && time - half.code.sentAt >= minute) half.code = { sentAt: time, tries: 5 }
    }),
  },
  {
    name: 'accept the offer',
    check: inHalf('offer'),
    act: dispatching((step) => step.offerAccepted()),
    then: half((half) => (half.step = 'phone')),
  },
  {
    name: 'back to the offer',
    check: inHalf('phone'),
    act: dispatching((step) => step.offerReopened()),
    then: half((half) => (half.step = 'offer')),
  },
  {
    name: 'give a phone',
    check: inHalf('phone'),
    act: dispatching((step) => step.phoneGiven({ country_code: '+1', phone: '9025550133' })),
    then: half((half, { time }) => Object.assign(half, { step: 'code', code: { sentAt: time, tries: 5 } })),
  },
  {
    name: 'change the number',
    check: inHalf('code'),
    act: dispatching((step) => step.numberChanged()),
    then: half((half) => !half.isEnrolled && (half.step = 'phone')),
  },
  ...[false, true].map((remember): Act => ({
    name: remember ? 'do not show again' : 'not now',
    check: inHalf('offer'),
    act: dispatching((step) => step.offerDeclined({ remember })),
    then: half((half, model) => {
      if (half.person === 'required') return
      if (remember) model.status[half.person] = '2'
      enter(model)
    }),
  })),
  {
    name: 'cancel',
    check: ({ halfWay }) => halfWay !== null,
    act: dispatching((step) => step.signInCancelled()),
    then: (model) => (model.halfWay = null),
  },
  { name: 'reload', check: () => true, act: (tab) => tab.reload(), then: () => undefined },
  {
    name: 'ask for what everybody gets',
    check: ({ halfWay }) => halfWay !== null,
    act: async ({ modules }) => expect(await modules.client.request(getOrgConfig)).toMatchObject({ ok: true }),
    then: () => undefined,
  },
  {
    // The backend refuses the token, which ends the sign-in (decision 112).
    name: 'ask for what only riders get',
    check: ({ halfWay }) => halfWay !== null,
    act: async ({ modules }) => expect(await modules.client.request(getMe)).toMatchObject({ ok: false }),
    then: (model) => (model.halfWay = null),
  },
  {
    name: 'log out',
    check: ({ who }) => who === 'rider',
    act: async ({ portal, modules }) => {
      portal.store.dispatch(modules.flows.logOutRequested())
      await portal.until((state) => !modules.session.selectIsRider(state))
    },
    then: (model) => (model.who = 'visitor'),
  },
  ...[61_000, 11 * minute, 16 * minute].map(moveClock),
]
