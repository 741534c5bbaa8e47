// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend, testPortal } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { paymentMethods } from '../../paying/payment'
import { loggedOut } from '../../identity/session'
import { takeoverAsked, takeoverResumed } from './takeOver'
import { asAnswer, methodToAskFor } from './takeoverPlan'
import type { Replacement } from './takeoverPlan'
import { selectTakeover } from './takeoverSlice'

const acts = ['saveAutoload', 'pauseAutoload', 'updateRenewal', 'pauseRenewal', 'removePaymentMethod']

async function inUse(answer: Replacement[] | 'keep') {
  const backend = testBackend('methodsToMend')
  const portal = testPortal({ answers: { replaceMethod: answer === 'keep' ? answer : asAnswer(answer) } })
  const { store, until } = portal
  store.dispatch(paymentMethods.requested())
  await until((state) => paymentMethods.select(state).status === 'loaded')
  const methods = () => valueOf(paymentMethods.select(store.getState())) ?? []
  const method = methods().find(({ id }) => id === 'pay-visa')
  if (!method) throw new Error('There is no Visa')
  const begin = () => store.dispatch(takeoverAsked({ method, methods: methods() }))
  const sent = async () => (await backend.calls()).flatMap(({ name }) => (acts.includes(name) ? [name] : []))
  const failed = () => until((state) => selectTakeover(state)?.fault !== undefined)
  const ended = () => until((state) => selectTakeover(state) === null && !methods().some(({ id }) => id === 'pay-visa'))
  return { ...portal, backend, methods, begin, sent, failed, ended }
}

const toBank: Replacement = 'pay-bank'

describe('@ACC-16 the removal of a method in use', () => {
  it('hands over one use after the other, with everything else as it was, and removes the method last', async () => {
    const { backend, begin, ended, sent, store } = await inUse([toBank, toBank])
    for (let press = 0; press < 5; press += 1) begin()
    await ended()
    expect(await sent()).toEqual(['saveAutoload', 'updateRenewal', 'removePaymentMethod'])
    const { autoloads, renewals } = await backend.state()
    expect(autoloads).toMatchObject([
      { plan: { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-bank' } },
    ])
    expect(renewals).toMatchObject([{ payment_method_id: 'pay-bank', notify: { unit: 'days', before: 3 } }])
    expect(selectNotices(store.getState())).toMatchObject([{ text: { key: 'paymentMethods:done.remove' } }])
  })

  it('pauses what nobody pays, which then knows that its method is gone', async () => {
    const { backend, begin, ended, sent } = await inUse(['paused', 'paused'])
    begin()
    await ended()
    expect(await sent()).toEqual(['pauseAutoload', 'pauseRenewal', 'removePaymentMethod'])
    const { autoloads, renewals } = await backend.state()
    for (const entry of [...autoloads, ...renewals])
      expect(entry).toMatchObject({ state: 'paused', reason: 'method_gone' })
  })

  it('stops at a failure, and goes on from there', async () => {
    const { backend, store, begin, until, failed, ended, sent } = await inUse([toBank, 'paused'])
    await backend.fault('pauseRenewal', '500', 1)
    begin()
    const stopped = selectTakeover(await failed())
    expect(stopped?.steps.map(({ state }) => state)).toEqual(['done', 'failed'])
    expect(stopped?.removal).toBe('waiting')
    await backend.fault('removePaymentMethod', '500', 1)
    store.dispatch(takeoverResumed())
    await until((state) => selectTakeover(state)?.removal === 'failed')
    store.dispatch(takeoverResumed())
    await ended()
    expect(await sent()).toEqual([
      'saveAutoload',
      'pauseRenewal',
      'pauseRenewal',
      'removePaymentMethod',
      'removePaymentMethod',
    ])
  })

  it('asks again after a refusal, for what is not done, and says why', async () => {
    const { store, asked, begin, methods, failed, ended, until, sent } = await inUse(['paused', 'pay-wallet'])
    begin()
    const stopped = selectTakeover(await failed())
    if (!stopped) throw new Error('It did not stop')
    expect(stopped).toMatchObject({ isRefused: true, fault: { fieldErrors: { payment_method_id: {} } } })
    const again = methodToAskFor(stopped, methods())
    expect(again.used_by?.good.map(({ kind }) => kind)).toEqual(['renewal'])
    store.dispatch(takeoverAsked({ method: again, methods: methods(), refused: 'pay-wallet' }))
    await until((state) => selectTakeover(state)?.steps.length === 1)
    expect(asked).toEqual(['replaceMethod', 'replaceMethod'])
    await ended()
    expect(await sent()).toEqual(['pauseAutoload', 'updateRenewal', 'pauseRenewal', 'removePaymentMethod'])
  })

  it('@API-07 asks again about an autoload of a kind that is new, which no call can send with another method', async () => {
    const { backend, begin, failed, sent } = await inUse([toBank, 'paused'])
    await backend.change(({ autoloads }) => {
      for (const { plan } of autoloads) Object.assign(plan, { kind: 'sunrise' })
    })
    begin()
    expect(selectTakeover(await failed())).toMatchObject({ isRefused: true, fault: { errors: [{}] } })
    expect(await sent()).toEqual([])
  })

  it.each(['paused', toBank])(
    '@FM-07 tells a renewal that names no card as refused, and sends nothing: %s',
    async (to) => {
      const { backend, store, methods, failed, sent } = await inUse([to])
      const method = methods().find(({ id }) => id === 'pay-visa')
      const renewal = method?.used_by?.good.find(({ kind }) => kind === 'renewal')
      if (!method || !renewal) throw new Error('The Visa pays no renewal')
      const used_by = { good: [{ ...renewal, faremedia_id: null }], dropped: 0 }
      store.dispatch(takeoverAsked({ method: { ...method, used_by }, methods: methods() }))
      expect(selectTakeover(await failed())).toMatchObject({ isRefused: true, removal: 'waiting' })
      expect(await sent()).toEqual([])
      expect((await backend.calls()).map(({ name }) => name)).not.toContain('listRenewals')
    },
  )

  it('changes nothing if the rider keeps the method', async () => {
    const { store, asked, begin, sent } = await inUse('keep')
    begin()
    await settled()
    expect(selectTakeover(store.getState())).toBeNull()
    expect(asked).toEqual(['replaceMethod'])
    expect(await sent()).toEqual([])
  })

  it('leaves nothing behind after a logout', async () => {
    const { backend, store, begin, failed } = await inUse([toBank, toBank])
    await backend.fault('saveAutoload', '500', 1)
    begin()
    await failed()
    store.dispatch(loggedOut(undefined))
    expect(selectTakeover(store.getState())).toBeNull()
  })
})
