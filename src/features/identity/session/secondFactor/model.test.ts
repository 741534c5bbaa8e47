// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../mocks/scenarios/recipes'
import type { RootState } from '../../../../shared/store'
import { testBackend } from '../../../../testing/portal'
import { acts } from '../../../../testing/secondStepActs'
import type { Act, Model, Real } from '../../../../testing/secondStepActs'
import { loadTabs, openTabs } from '../../../../testing/tabs'
import type { Tab } from '../../../../testing/tabs'
import { isOpen } from '../../secondFactor/machine'
import { fc } from '../../../../testing/chance/property'
import { timesOf } from '../../../../testing/chance/sample'

/**
 * Checks the whole sign-in with its second factor against a model (B2): three kinds of visitors use two tabs. After
 * every action both tabs must agree with the model and with each other.
 */

/** Does what the page on the screen does by itself: it opens the step, and ends it when the time is over. */
function look({ modules, portal }: Tab): void {
  const { store } = portal
  const { step, session, clock } = modules
  if (session.selectIsTemporary(store.getState())) store.dispatch(step.stepShown())
  const state = step.selectSecondFactor(store.getState())
  if (isOpen(state) && state.endsAt <= clock.now()) store.dispatch(step.timeRanOut())
}

const isSettled = ({ modules: { step, signIn } }: Tab, state: RootState) => {
  const shown = step.selectSecondFactor(state)
  return !(isOpen(shown) && shown.pending) && signIn.signInSubmission.select(state).status !== 'sending'
}

async function expectAgreement(model: Model, real: Real): Promise<void> {
  const token = window.localStorage.getItem('auth_token')
  const temporary = window.localStorage.getItem('tempAuthToken')
  if (temporary) real.temporaryTokens.add(temporary)
  const kind = model.halfWay ? 'temporary' : model.who
  expect([token !== null, temporary !== null]).toEqual([model.who === 'rider', model.halfWay !== null])
  for (const { portal, modules } of real.tabs) {
    const state = portal.store.getState()
    expect(modules.session.selectVisitor(state).kind).toBe(kind)
    const shown = modules.step.selectSecondFactor(state)
    const { step, code } = isOpen(shown) ? shown : { step: undefined, code: null }
    expect(step).toBe(model.halfWay?.step)
    if (step === 'code') expect(code?.triesLeft).toBe(model.halfWay?.code?.tries)
  }
  const { sessions, calls } = await real.backend.state()
  if (token) expect(sessions[token]?.kind).toBe('rider')
  for (const call of calls) {
    const bearer = call.headers.authorization?.replace('Bearer ', '')
    if (bearer && real.temporaryTokens.has(bearer)) expect(call.headers['x-client-id']).toBeTruthy()
  }
}

/** The next action of a visitor in one of the tabs, chosen from those that the page offers at that moment. */
class NextAct implements fc.AsyncCommand<Model, Real> {
  private done = 'not done'

  constructor(
    private readonly pick: number,
    private readonly at: number,
  ) {}

  check() {
    return true
  }

  async run(model: Model, real: Real) {
    const offered = acts.filter(({ check }) => check(model))
    const { name, act, then } = offered[this.pick % offered.length] as Act
    const tab = real.tabs[this.at] as Tab
    this.done = `${name} (tab ${this.at + 1})`
    await real.inTab(tab, async () => {
      await act(tab, real, model)
      await tab.portal.until((state) => isSettled(tab, state))
      look(tab)
    })
    for (const other of real.tabs) await real.inTab(other, () => look(other))
    then(model)
    await expectAgreement(model, real)
  }

  toString() {
    return this.done
  }
}

const nextAct = fc.tuple(fc.nat(999), fc.nat(1)).map(([pick, at]) => new NextAct(pick, at))

const kinds = { visitor: 'visitor', guest: 'guestWithCard', rider: 'riderSignedIn' } satisfies Record<
  Model['who'],
  ScenarioName
>

let modules: Awaited<ReturnType<typeof loadTabs>>
beforeAll(async () => {
  modules = await loadTabs()
}, 60_000)

it('@AUTH-04 @AUTH-15 no visitor becomes a rider without the required steps, whatever happens in two tabs', async () => {
  const backend = testBackend()
  const who = fc.constantFrom<Model['who']>('visitor', 'guest', 'rider')
  await fc.assert(
    fc.asyncProperty(who, fc.commands([nextAct], { maxCommands: 40, size: 'max' }), async (start, given) => {
      await backend.reset(kinds[start])
      const time = Date.parse('2026-11-20T12:00:00Z')
      await backend.now(new Date(time).toISOString())
      modules.forEach(({ clock }) => clock.setClock(() => time))
      const status = { rider: '2', mfa: '1', setup: '0', required: '0' }
      const model: Model = { time, who: start, halfWay: null, status }
      const real: Real = { ...openTabs(modules), backend, temporaryTokens: new Set() }
      await fc.asyncModelRun(() => ({ model, real }), given)
    }),
    { numRuns: timesOf(200, 8), endOnFailure: true },
  )
}, 120_000)
